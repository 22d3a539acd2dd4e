// verdict: UNSAFE
// twin: LengthOfNullSafe
// run: args=a,b,c,d
// about: The array is the constant null; its length is asked for.

public class LengthOfNull {
    static int length(int n) {
        int[] a = null;
        if (n > 3) {
            return a.length; // expect: violated null-dereference
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(length(args.length));
    }
}
