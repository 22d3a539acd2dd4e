// verdict: SAFE
// twin: SharedBuilderGrown
// about: A method appends to a builder that its caller has.
// run: lines=a

import java.util.Scanner;

public class SharedBuilderSafe {
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
        assert b.length() <= 1;
        System.out.println(b);
    }
}
