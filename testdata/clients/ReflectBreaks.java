import java.lang.reflect.Method;

// What reflection finds is public, and writes a null.
// fails: Name.size
public class ReflectBreaks {
    public static class Name {
        String text;
        public Name(String text) { this.text = text.trim(); }
        public int size() { return text.length(); }
    }
    public static class Calls {
        public static Object call(Method m, Object on) throws Exception { return m.invoke(null, on); }
        public static void clear(Name n) { if (n != null) n.text = null; }
    }
}

class ReflectBreaksDriver {
    public static void main(String[] args) throws Exception {
        ReflectBreaks.Name n = new ReflectBreaks.Name("a");
        ReflectBreaks.Calls.call(ReflectBreaks.Calls.class.getMethod("clear", ReflectBreaks.Name.class), n);
        n.size();
    }
}
