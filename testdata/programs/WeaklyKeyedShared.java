// verdict: UNSAFE
// twin: WeaklyKeyedSafe
// about: A table of the JDK without a model hashes a key of the program. The key adds to the list of the program meanwhile.
// run:

import java.util.ArrayList;
import java.util.List;
import java.util.WeakHashMap;

public class WeaklyKeyedShared {
    static final List<String> names = new ArrayList<>();

    static class Key {
        

        public int hashCode() {
            names.add("hashed");
            return 3;
        }
    }

    public static void main(String[] args) {
        names.add("a");
        new WeakHashMap<Object, Object>().put(new Key(), null);
        names.add("b");
        assert names.size() == 2; // expect: violated assert
    }
}
