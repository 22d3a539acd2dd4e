// verdict: SAFE
// twin: ReversedWordTyped
// about: A word of six letters with a given begin and end is reversed.
// run: args=abcxyz
// run: args=abc

public class ReversedWordSafe {
    public static void main(String[] args) {
        if (args.length != 1) {
            return;
        }
        String s = args[0];
        if (s.startsWith("ab") && s.endsWith("yz") && s.length() == 6) {
            StringBuilder b = new StringBuilder();
            for (int i = s.length() - 1; i >= 0; i--) {
                b.append(s.charAt(i));
            }
            assert b.toString().startsWith("zy");
        }
    }
}
