// verdict: UNSAFE
// entry: LabelsOfAny.code
// twin: LabelsSafe
// about: The elements of an array of objects may be objects of this class.

import java.util.Arrays;

public class LabelsOfAny {
    private final String[] labels;
    private final Object owner;

    public LabelsOfAny(String[] labels, Object owner) {
        this.labels = labels;
        this.owner = owner;
    }

    /** An array of objects may contain this one. */
    @Override
    public int hashCode() {
        throw new IllegalStateException(); // expect: violated uncaught-exception
    }

    @Override
    public boolean equals(Object o) {
        return o == owner;
    }

    public static int code(Object[] labels) {
        if (labels == null || labels.length == 0 || isOwn(labels[0])) {
            return 0;
        }
        return Arrays.hashCode(labels);
    }

    private static boolean isOwn(Object o) {
        return o instanceof LabelsOfAny;
    }
}
