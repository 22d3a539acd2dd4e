// verdict: SAFE
// twin: NullKeptByView
// about: A view of the JDK keeps the iterator that the program returns, and uses it later.
// run:

import java.util.AbstractList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

public class IteratorKeptByView {
    static class Words extends AbstractList<String> {
        public int size() {
            return 1;
        }

        public String get(int i) {
            return "word";
        }

        public Iterator<String> iterator() {
            return Collections.<String>emptyList().iterator();
        }
    }

    public static void main(String[] args) {
        List<String> words = new Words();
        Collection<String> view = Collections.unmodifiableCollection(words);
        Iterator<String> it = view.iterator();
        System.out.println(it.hasNext());
    }
}
