// A client gives an annotation of its own class.
// fails: Boxes.part
public class AnnotationGiven {
    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    public @interface Width { int value(); }

    public static class Boxes {
        public static int part(Width w) { return w == null ? 0 : 12 / w.value(); }
    }
}

@AnnotationGiven.Width(0)
class AnnotationGivenDriver {
    public static void main(String[] args) {
        AnnotationGiven.Boxes.part(AnnotationGivenDriver.class.getAnnotation(AnnotationGiven.Width.class));
    }
}
