import java.util.ArrayList;
import java.util.HashMap;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: a clone has the class of the object, with all its
// fields and methods.
class Clones {
    static class Named extends ArrayList<String> {
        int number = 1;

        public int size() {
            return 7;
        }

        Named copy() {
            return (Named) super.clone();
        }
    }

    static class Table extends HashMap<String, String> {
    }

    static void kept() { Object o = new Named().clone(); assert !(o instanceof Named); } // not SAFE
    static void sized() { assert ((ArrayList<?>) new Named().clone()).size() == 0; } // not SAFE
    static void copied() { Named n = new Named(); n.number = 2; assert n.copy().number == 2; } // not UNSAFE
    static void table() { Object o = new Table().clone(); assert o.getClass() == HashMap.class; } // not SAFE
    static void plain() { ArrayList<String> l = new ArrayList<>(); l.add("x"); Object o = l.clone(); assert o.getClass() == ArrayList.class && o != l; } // not UNSAFE
}
