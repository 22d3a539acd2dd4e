// verdict: UNSAFE
// about: Objects of two classes are made in turn, and written and read in different orders.
// run: args=1

public class TwoClasses {
    static class A {
        int v;
        A next;
        B mate;
    }

    static class B {
        int v;
        A mate;
    }

    public static void main(String[] args) {
        A list = null;
        for (int i = 0; i < args.length; i++) {
            A a = new A();
            B b = new B();
            b.v = 1;
            a.mate = b;
            b.mate = a;
            a.v = 2;
            a.next = list;
            list = a;
        }
        for (A a = list; a != null; a = a.next) {
            a.mate.mate.v = a.mate.v;
        }
        for (A a = list; a != null; a = a.next) {
            assert a.v == 2; // expect: violated assert
        }
    }
}
