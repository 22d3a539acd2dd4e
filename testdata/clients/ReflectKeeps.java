import java.lang.reflect.Method;

// Reflection uses members as a client may: the constructor gets no null.
// proved: Name.size
public class ReflectKeeps {
    public static class Name {
        final String text;
        public Name(String text) { this.text = text; }
        public int size() { return text.length(); }
        static String raw(Name n) { return n.text.trim(); }
    }
    public static class Calls {
        public static Object call(Method m, Object on) throws Exception { return m.invoke(on); }
    }
}

class ReflectKeepsDriver {
    public static void main(String[] args) throws Exception {
        if (!ReflectKeeps.Calls.call(ReflectKeeps.Name.class.getMethod("size"), new ReflectKeeps.Name("a")).equals(1)) {
            throw new IllegalStateException();
        }
    }
}
