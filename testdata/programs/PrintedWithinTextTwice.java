// verdict: UNSAFE
// twin: PrintedWithinTextSafe
// about: The text of an object prints another object. What the second print calls
// about: has been reached before, by the first one.
// run:

public class PrintedWithinTextTwice {
    static int shown;

    static class Outer {
        @Override
        public String toString() {
            System.out.println((Object) new Inner());
            return "outer";
        }
    }

    static class Inner {
        @Override
        public String toString() {
            shown++;
            return "inner";
        }
    }

    public static void main(String[] args) {
        System.out.println((Object) new Outer());
        assert shown == 2; // expect: violated assert
    }
}
