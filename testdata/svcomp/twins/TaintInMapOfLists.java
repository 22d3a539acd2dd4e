// breaks: assert
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static final Map<String, List<String>> STORE = new HashMap<>();

    static void add(String key, String value) {
        List<String> list = STORE.get(key);
        if (list == null) {
            list = new ArrayList<>();
            STORE.put(key, list);
        }
        list.add(value);
    }

    public static void main(String[] args) {
        String s = Verifier.nondetString();
        add("in", s);
        add("out", "constant");
        add("out", "other"); //~ add("out", STORE.get("in").get(0));
        for (String t : STORE.get("out")) {
            assert !t.equals("evil");
        }
    }
}
