// assert: TRUE
// runtime: FALSE
// A cast that one of two subclasses does not survive.
import org.sosy_lab.sv_benchmarks.Verifier;

abstract class Shape { }

class Triangle extends Shape { }

class Square extends Shape {
    int side = 2;
}

public class Main {
    public static void main(String[] args) {
        Shape s = Verifier.nondetBoolean() ? new Triangle() : new Square();
        assert ((Square) s).side == 2;
    }
}
