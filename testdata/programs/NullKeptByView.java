// verdict: UNSAFE
// twin: IteratorKeptByView
// about: A view of the JDK keeps the null that the program's iterator() returns, and uses it later.
// run:

import java.util.AbstractList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

public class NullKeptByView {
    static class Words extends AbstractList<String> {
        public int size() {
            return 1;
        }

        public String get(int i) {
            return "word";
        }

        public Iterator<String> iterator() {
            return null;
        }
    }

    public static void main(String[] args) {
        List<String> words = new Words();
        Collection<String> view = Collections.unmodifiableCollection(words);
        Iterator<String> it = view.iterator();
        System.out.println(it.hasNext()); // expect: violated null-dereference
    }
}
