package p;

public class Queue {
    static int depth(int n) {
        return n == 0 ? 0 : 1 + depth(n - 1);
    }

    public static void main(String[] args) {
        int[] a = new int[depth(args.length)];
        a[Integer.parseInt(args[0])] = 1;
        assert a[0] >= 0;
    }
}
