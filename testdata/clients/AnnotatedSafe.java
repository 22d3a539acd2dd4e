// Reading an annotation that clients can implement changes no field: proved alone.
// open: Box.part
public class AnnotatedSafe {
    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    public @interface Width { int value(); }

    @Width(3)
    public static class Box {
        private int n = 2;
        public int part() {
            return 12 / n + (getClass().isAnnotationPresent(Width.class) ? 1 : 0);
        }
    }
}

class AnnotatedSafeDriver {
    public static void main(String[] args) {
        new AnnotatedSafe.Box().part();
    }
}
