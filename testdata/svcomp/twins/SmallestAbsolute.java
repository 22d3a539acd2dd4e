// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Container {
    int value;
}

class Main {
    static void sink(Container c) {
        int data = c.value;
        if (data != Integer.MIN_VALUE) { //~ if (data != Integer.MAX_VALUE) {
            int root = (int) Math.sqrt(Math.abs(data));
            assert Math.abs(data) >= 0;
            System.out.println(root);
        }
    }

    public static void main(String[] args) {
        Container c = new Container();
        c.value = Verifier.nondetInt();
        sink(c);
    }
}
