// verdict: SAFE
// twin: CutTextTooFar
// about: A text grows, and is cut at the end.
// about: No more is cut than there is.
// run: values=true,1,false,2,false,8,true,1
// run: values=false,1,false,5,true,2,false,8

import java.util.Random;

public class CutTextSafe {
    private final StringBuilder text = new StringBuilder();

    void add(int n) {
        for (int i = 0; i < n; i++) {
            text.append("word");
        }
    }

    boolean cut(int n) {
        if (n < 1 || n > text.length()) {
            return false;
        }
        int left = text.length() - n;
        text.setLength(left);
        return left == 0;
    }

    public static void main(String[] args) {
        Random r = new Random();
        CutTextSafe t = new CutTextSafe();
        for (int i = 0; i < 4; i++) {
            if (r.nextBoolean()) {
                t.add(r.nextInt(5));
            } else {
                t.cut(r.nextInt(9));
            }
        }
        System.out.println(t.text.length());
    }
}
