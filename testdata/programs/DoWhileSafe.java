// verdict: SAFE
// twin: DoWhileOnEmpty
// about: Reads until the end of the arguments.
// about: The test comes before the first access.
// run:
// run: args=3,4

public class DoWhileSafe {
    public static void main(String[] args) {
        int i = 0;
        int total = 0;
        while (i < args.length) {
            int d = Integer.parseInt(args[i]);
            total = d > 0 && d < 10 ? total + d % 2 : total;
            i++;
        }
        assert i >= args.length;
        System.out.println(total);
    }
}
