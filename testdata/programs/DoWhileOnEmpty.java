// verdict: UNSAFE
// twin: DoWhileSafe
// about: Reads until the end of the arguments.
// about: The body of a do-while loop runs once even when there is nothing to read.
// run:

public class DoWhileOnEmpty {
    public static void main(String[] args) {
        int i = 0;
        int total = 0;
        do {
            int d = Integer.parseInt(args[i]); // expect: violated array-index
            total = d > 0 && d < 10 ? total + d % 2 : total;
            i++;
        } while (i < args.length);
        assert i >= args.length;
        System.out.println(total);
    }
}
