// verdict: SAFE
// twin: NestedCatchOrder
// about: What is no number and what is out of range are told apart by the classes of exceptions.
// run: args=x
// run: args=200

public class NestedCatchSafe {
    static int level(String s) {
        int n = Integer.parseInt(s);
        if (n < 0 || n > 100) {
            throw new IllegalArgumentException("out of range");
        }
        return n;
    }

    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        boolean range = false;
        try {
            System.out.println(level(args[0]));
        } catch (NumberFormatException e) {
            System.out.println("no number");
        } catch (IllegalArgumentException e) {
            range = true;
        }
        if (range) {
            assert !args[0].equals("x");
        }
    }
}
