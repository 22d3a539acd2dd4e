// Casts between classes of which no object is both, and narrowing of values
// that are known to be in range.
class Cast0 {
}

enum Cast1 {
    A, B
}

public class Main {
    static short g = 7;

    static Object m(int[] p) {
        return (Cast1) (Object) p;
    }

    static char c(boolean b) {
        int i = b ? 1 : 200;
        return (char) i;
    }

    public static void main(String[] args) {
        System.out.println(m(null) == null);
        try {
            System.out.println(m(new int[1]) == null);
        } catch (ClassCastException e) {
            System.out.println(1);
        }
        Object o = new Cast0();
        System.out.println(o instanceof Cast1);
        g /= (short) ((g <= 3 ? (short) 0 : (short) 32767) | 1);
        System.out.println(g);
        System.out.println(c(true) + c(false));
        Cast1 x = (Cast1) o;
    }
}
