// verdict: UNSAFE
// about: A copy of an array is another array; arraycopy overlaps.
// run: args=1,2

public class CopyAndClone {
    public static void main(String[] args) {
        int n = Math.min(args.length, 1000);
        int[] a = new int[n + 1];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int[] b = a.clone();
        System.arraycopy(a, 0, a, 1, n);
        for (int i = 0; i < n; i++) {
            assert a[i] == b[i]; // expect: violated assert
        }
    }
}
