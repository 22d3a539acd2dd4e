// assert: TRUE
// runtime: TRUE
// Each subclass keeps the contract.
import org.sosy_lab.sv_benchmarks.Verifier;

abstract class Shape {
    abstract int sides();
}

class Triangle extends Shape {
    int sides() {
        return 3;
    }
}

class Square extends Shape {
    int sides() {
        return 4;
    }
}

public class Main {
    public static void main(String[] args) {
        Shape s = Verifier.nondetBoolean() ? new Triangle() : new Square();
        assert s.sides() >= 3 && s.sides() <= 4;
    }
}
