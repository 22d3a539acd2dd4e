// verdict: UNSAFE
// twin: CutTextSafe
// about: A text grows, and is cut at the end.
// about: It may have fewer chars than are cut.
// run: values=false,3

import java.util.Random;

public class CutTextTooFar {
    private final StringBuilder text = new StringBuilder();

    void add(int n) {
        for (int i = 0; i < n; i++) {
            text.append("word");
        }
    }

    boolean cut(int n) {
        if (n < 1) {
            return false;
        }
        int left = text.length() - n;
        text.setLength(left); // expect: violated uncaught-exception
        return left == 0;
    }

    public static void main(String[] args) {
        Random r = new Random();
        CutTextTooFar t = new CutTextTooFar();
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
