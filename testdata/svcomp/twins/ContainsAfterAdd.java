// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    int key;
    Main left;
    Main right;

    Main(int key) {
        this.key = key;
    }

    static Main add(Main t, int key) {
        if (t == null) {
            return new Main(key);
        }
        if (key < t.key) {
            t.left = add(t.left, key);
        } else if (key > t.key) {
            t.right = add(t.right, key); //~ t.right = new Main(key);
        }
        return t;
    }

    static boolean contains(Main t, int key) {
        while (t != null) {
            if (t.key == key) {
                return true;
            }
            t = key < t.key ? t.left : t.right;
        }
        return false;
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        int c = Verifier.nondetInt();
        Main t = add(add(add(null, a), b), c);
        assert contains(t, a) && contains(t, b) && contains(t, c);
    }
}
