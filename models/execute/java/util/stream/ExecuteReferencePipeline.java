package java.util.stream;

import java.util.Spliterator;
import java.util.Spliterators;

/** What the model of streams leaves to executions. */
final class ExecuteReferencePipeline {
    /** The elements, one after the other. Unlike the JDK's, this spliterator says nothing of their number and order. */
    static <T> Spliterator<T> spliterator(ReferencePipeline<?, T> self) {
        return Spliterators.spliteratorUnknownSize(self.iterator(), 0);
    }
}
