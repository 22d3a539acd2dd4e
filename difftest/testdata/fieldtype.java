// A class whose superclass has a field of its type; no object of either is
// made.
class A {
    B b;
    int n = 4;
}

class B extends A {
    int m = 7;
}

public class Main {
    static int get(B b) {
        return b.b == null ? b.m : b.b.m;
    }

    public static void main(String[] args) {
        try {
            System.out.println(get(null));
        } catch (NullPointerException e) {
            System.out.println(1);
        }
    }
}
