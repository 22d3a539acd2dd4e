// A subclass has another annotation.
// fails: Box.part
public class AnnotatedOther {
    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    public @interface Width { int value(); }

    @Width(3)
    public static class Box {
        public int part() {
            Width w = getClass().getAnnotation(Width.class);
            return w == null ? 0 : 12 / w.value();
        }
    }
}

class AnnotatedOtherDriver {
    @AnnotatedOther.Width(0)
    static class Flat extends AnnotatedOther.Box {
    }

    public static void main(String[] args) {
        new Flat().part();
    }
}
