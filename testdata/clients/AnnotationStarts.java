// Reading an annotation initialises the enum that it has a constant of, which no client can.
// fails: Work.part
public class AnnotationStarts {
    static int rate = 1;

    enum Mode {
        ON;
        static { AnnotationStarts.rate = 0; }
    }

    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    public @interface Uses { int value(); }

    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    @interface Runs { Mode value(); }

    @Runs(Mode.ON)
    public static class Work {
        public int part() {
            getClass().getAnnotation(Uses.class);
            return 12 / rate;
        }
    }
}

class AnnotationStartsDriver {
    public static void main(String[] args) {
        new AnnotationStarts.Work().part();
    }
}
