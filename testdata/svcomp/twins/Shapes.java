// breaks: runtime
// A cast to the class that an object really has.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Shape s = Verifier.nondetBoolean() ? new Circle(2) : new Square(3);
        if (s instanceof Circle) { //~ if (s.area() >= 9) {
            Circle c = (Circle) s;
            assert c.r == 2;
        }
    }
    interface Shape { int area(); }
    static class Circle implements Shape {
        final int r;
        Circle(int r) { this.r = r; }
        public int area() { return 3 * r * r; }
    }
    static class Square implements Shape {
        final int a;
        Square(int a) { this.a = a; }
        public int area() { return a * a; }
    }
}
