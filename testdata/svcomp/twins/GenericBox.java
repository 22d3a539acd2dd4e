// breaks: runtime
// A generic box that is used without its type argument.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Box<Object> box = new Box<>();
        box.set(Verifier.nondetBoolean() ? "text" : "more"); //~ box.set(Verifier.nondetBoolean() ? "text" : Integer.valueOf(5));
        Box raw = box;
        Box<String> texts = raw;
        String s = texts.get();
        assert s.length() == 4;
    }
    static class Box<T> {
        private T value;
        void set(T v) { value = v; }
        T get() { return value; }
    }
}
