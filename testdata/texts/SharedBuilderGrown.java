// verdict: UNSAFE
// twin: SharedBuilderSafe
// about: The caller has forgotten that the method may append something.
// run: lines=a

import java.util.Scanner;

public class SharedBuilderGrown {
    static void tag(StringBuilder b, String word) {
        if (word.startsWith("a")) {
            b.append('!');
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder b = new StringBuilder();
        if (in.hasNextLine()) {
            tag(b, in.nextLine());
        }
        assert b.length() == 0; // expect: violated assert
        System.out.println(b);
    }
}
