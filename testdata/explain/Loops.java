/** Loops whose invariants a reader wants to see: a sum, a countdown, an array that is filled. */
public class Loops {
    static int sum(int[] a) {
        int s = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] < 0) {
                throw new IllegalArgumentException();
            }
            s = s / 2 + 1;
        }
        assert s >= 0;
        return s;
    }

    static int count(int n) {
        int i = 0;
        int left = n;
        while (left > 0) {
            left--;
            i++;
        }
        return i;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args.length > 0 ? args[0] : "3");
        if (n < 0 || n > 1000) {
            return;
        }
        int c = count(n);
        assert c == n;
        int[] a = new int[n];
        for (int k = 0; k < n; k++) {
            a[k] = k;
        }
        System.out.println(sum(a));
    }
}
