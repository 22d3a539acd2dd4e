// verdict: SAFE
// twin: CompareTwicePrefix
// about: Two short texts are compared by hand and by the library.
// run: args=ab,abc

public class CompareTwiceSafe {
    static int compare(String a, String b) {
        int n = Math.min(a.length(), b.length());
        for (int i = 0; i < n; i++) {
            if (a.charAt(i) != b.charAt(i)) {
                return a.charAt(i) - b.charAt(i);
            }
        }
        return a.length() - b.length();
    }

    public static void main(String[] args) {
        if (args.length == 2 && args[0].length() <= 3 && args[1].length() <= 3) {
            assert compare(args[0], args[1]) == args[0].compareTo(args[1]);
        }
    }
}
