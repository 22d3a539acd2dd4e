// verdict: SAFE
// twin: LengthOfNull
// run: args=a,b,c,d
// about: The array is the constant null; a handler catches what asking for its length throws.

public class LengthOfNullSafe {
    static int length(int n) {
        int[] a = null;
        if (n > 3) {
            try {
                return a.length;
            } catch (NullPointerException e) {
                return 0;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(length(args.length));
    }
}
