// Whatever annotation a client gives, its value is not used as a divisor if it is zero.
// proved: Boxes.part
public class AnnotationGivenSafe {
    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    public @interface Width { int value(); }

    public static class Boxes {
        public static int part(Width w) {
            int n = w == null ? 0 : w.value();
            return n == 0 ? 0 : 12 / n;
        }
    }
}

@AnnotationGivenSafe.Width(0)
class AnnotationGivenSafeDriver {
    public static void main(String[] args) {
        AnnotationGivenSafe.Boxes.part(AnnotationGivenSafeDriver.class.getAnnotation(AnnotationGivenSafe.Width.class));
    }
}
