// verdict: UNSAFE
// about: Strings in fields.
// run: args=ab

public class StringFields {
    static class Entry {
        String text;
        Entry next;
    }

    public static void main(String[] args) {
        Entry list = null;
        for (int i = 0; i < args.length; i++) {
            Entry e = new Entry();
            e.text = args[i];
            e.next = list;
            list = e;
        }
        for (Entry e = list; e != null; e = e.next) {
            if (e.text.length() == 2) {
                assert e.text.charAt(1) == 'a'; // expect: violated assert
            }
        }
    }
}
