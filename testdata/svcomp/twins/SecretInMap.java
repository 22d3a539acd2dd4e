// breaks: assert
// What comes from outside is only printed where it was cleaned.
import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Value {
        final String text;
        final boolean dirty;

        Value(String text, boolean dirty) {
            this.text = text;
            this.dirty = dirty;
        }
    }

    static void print(Value v) {
        assert !v.dirty;
        System.out.println(v.text);
    }

    public static void main(String[] args) {
        Map<String, Value> session = new HashMap<>();
        session.put("user", new Value(Verifier.nondetString(), true));
        session.put("page", new Value("start", false));
        print(session.get("page")); //~ print(session.get(Verifier.nondetBoolean() ? "user" : "page"));
    }
}
