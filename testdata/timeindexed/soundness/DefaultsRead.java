// verdict: UNSAFE
// about: Fields and elements that were never written hold defaults.
// run: args=1

public class DefaultsRead {
    static class Thing {
        int number;
        boolean flag;
        long big;
        Thing other;
    }

    public static void main(String[] args) {
        int n = Math.min(args.length, 1000);
        Thing[] things = new Thing[n + 1];
        for (int i = 0; i < n; i++) {
            things[i] = new Thing();
        }
        for (int i = 0; i < things.length; i++) {
            Thing t = things[i];
            if (t == null) {
                assert i == n;
            } else {
                assert t.number != 0 || t.flag || t.big != 0 || t.other != null; // expect: violated assert
            }
        }
    }
}
