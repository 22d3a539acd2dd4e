// verdict: UNSAFE
// twin: CompareTwiceSafe
// about: When one text is the beginning of the other, they are taken to be equal.
// run: args=a,ab

public class CompareTwicePrefix {
    static int compare(String a, String b) {
        int n = Math.min(a.length(), b.length());
        for (int i = 0; i < n; i++) {
            if (a.charAt(i) != b.charAt(i)) {
                return a.charAt(i) - b.charAt(i);
            }
        }
        return 0;
    }

    public static void main(String[] args) {
        if (args.length == 2 && args[0].length() <= 3 && args[1].length() <= 3) {
            assert compare(args[0], args[1]) == args[0].compareTo(args[1]); // expect: violated assert
        }
    }
}
