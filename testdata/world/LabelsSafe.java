// verdict: SAFE
// entry: LabelsSafe.code
// about: The elements of an array of texts are texts, whoever reads them.

import java.util.Arrays;

public class LabelsSafe {
    private final String[] labels;
    private final Object owner;

    public LabelsSafe(String[] labels, Object owner) {
        this.labels = labels;
        this.owner = owner;
    }

    /** Nobody calls this: texts have a hash code of their own. */
    @Override
    public int hashCode() {
        throw new IllegalStateException();
    }

    @Override
    public boolean equals(Object o) {
        return o == owner;
    }

    public static int code(String[] labels) {
        if (labels == null || labels.length == 0 || isOwn(labels[0])) {
            return 0;
        }
        return Arrays.hashCode(labels);
    }

    private static boolean isOwn(Object o) {
        return o instanceof LabelsSafe;
    }
}
