// verdict: UNSAFE
// twin: TemplateMethodSafe
// about: An abstract class fixes the order of steps, subclasses supply one of them.
// about: The result of the step is used as an index without a check.
// run: values=1,10

public class TemplateMethodUnchecked {
    abstract static class Job {
        private final int[] log = new int[10];

        abstract int step(int input);

        final int run(int input) {
            int result = step(input);
            log[result]++; // expect: violated array-index
            return result;
        }
    }

    static class Clamp extends Job {
        @Override
        int step(int input) {
            return Math.max(0, Math.min(9, input));
        }
    }

    static class Identity extends Job {
        @Override
        int step(int input) {
            return input;
        }
    }

    public static void main(String[] args) {
        java.util.Random random = new java.util.Random();
        Job job = random.nextInt(2) == 0 ? new Clamp() : new Identity();
        int result = job.run(random.nextInt(20));
        assert result >= 0;
    }
}
