package java.util;

/** What the model does not have. */
final class ExecuteVector {
    @SuppressWarnings({"unchecked", "rawtypes"})
    static Enumeration elements(Vector self) {
        return Collections.enumeration(self);
    }

    @SuppressWarnings("rawtypes")
    static void copyInto(Vector self, Object[] to) {
        Object[] all = self.toArray();
        System.arraycopy(all, 0, to, 0, all.length);
    }
}
