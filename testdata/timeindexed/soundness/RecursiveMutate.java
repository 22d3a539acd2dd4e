// verdict: UNSAFE
// about: A recursive method changes an object that its caller has just read.
// run: args=1,2

public class RecursiveMutate {
    static class Counter {
        int count;
    }

    static void down(Counter c, int n) {
        int before = c.count;
        if (n > 0) {
            c.count++;
            down(c, n - 1);
        }
        assert c.count <= before + 1; // expect: violated assert
    }

    public static void main(String[] args) {
        Counter c = new Counter();
        Counter other = new Counter();
        down(args.length > 5 ? other : c, args.length);
    }
}
