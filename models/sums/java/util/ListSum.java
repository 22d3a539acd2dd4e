package java.util;

/**
 * The sum of a number over the elements of one list, for proofs: of a field of the elements that are
 * of one class, which the prover chooses as it chooses the list. The other elements count 0.
 *
 * The list says here what it does. The prover adds calls of begun where the list is made, of made where
 * objects of the class are made, and of written where they are written to. What is told to the
 * prover ($know) holds of every run, and needs no proof.
 */
final class ListSum {
    private static ArrayList<?> list; // the first list that was made where the prover says
    private static boolean lost; // the sum is not kept any more

    private static long sum; // of the list
    private static long held; // how many elements are summed, each as often as the list has it
    private static long writes; // of elements and of their fields, so far
    private static boolean negative; // some element may be, or may have been
    private static int most; // no element was more when it came in
    private static long gain; // by writes to fields
    private static boolean grown; // there were such writes
    private static boolean dropped; // elements went out

    // Objects of the class. While none came in twice, those that were made and not held are not in the list.
    private static long made;
    private static Object fresh; // the last one, if it did not come in
    private static boolean shared; // some object came in that was not fresh

    // The elements that were given out, one after the other from the first one.
    private static int scanned;
    private static long given; // their sum
    private static long scannedAt; // how many writes there had been
    private static Object last; // the element that was given out last, if it was not written to since then
    private static int number; // of that element

    private ListSum() {
    }

    private static native void $know(boolean fact);

    /** Whether x is of the class. */
    private static native boolean $counts(Object x);

    /** The number of x, which is of the class. */
    private static native int $measure(Object x);

    /** False. The prover adds calls of what is only called there. */
    private static native boolean $never();

    /** A list was made where the prover says. */
    static void begun(ArrayList<?> l) {
        if (list == null) {
            list = l;
        }
    }

    /** An object of the class was made, or was there from the start. */
    static void made(Object x) {
        made++;
        fresh = x;
    }

    /** A field of an object that never changes is set. */
    static void set(Object x) {
        if (x != fresh) {
            lost = true;
        }
    }

    /** The field of an object of the class is written. */
    static void written(Object x, int old, int now) {
        if (x == last) {
            last = null;
        }
        if (lost || old == now || x == fresh || list == null) {
            return;
        }
        if (shared) {
            lost = true;
            return;
        }
        if (fresh == null ? made != held : made != held + 1) { // x may not be in the list
            lost = true;
            return;
        }
        bounds(list);
        writes++;
        grown = true;
        sum = sum - old + now;
        gain = gain - old + now;
        if (now < 0) {
            negative = true;
        }
        bounds(list);
    }

    /** The field of an object of the class is now. */
    static void read(Object x, int now) {
        if (x == last && now != number) {
            $know(false);
        }
        if (lost || list == null || shared || x == fresh) {
            return;
        }
        if (fresh == null ? made != held : made != held + 1) {
            return;
        }
        bounds(list);
        if (!negative && (now < 0 || now > sum)) {
            $know(false);
        }
    }

    static void lost(ArrayList<?> l) {
        if (l == list) {
            lost = true;
        }
    }

    /** The list has one more element x. */
    static void added(ArrayList<?> l, Object x) {
        if ($never()) {
            begun(l);
            made(x);
            written(x, 0, 0);
            read(x, 0);
            set(x);
        }
        if (l != list || lost) {
            return;
        }
        writes++;
        if (!$counts(x)) {
            return;
        }
        if (x == fresh) {
            fresh = null;
        } else {
            shared = true;
        }
        int n = $measure(x);
        if (n < 0) {
            negative = true;
        }
        if (n > most) {
            most = n;
        }
        held++;
        sum = sum + n;
        bounds(l);
    }

    /** The list has one element x less, or will have. */
    static void removed(ArrayList<?> l, Object x) {
        if (l != list || lost) {
            return;
        }
        writes++;
        if (!$counts(x)) {
            return;
        }
        dropped = true;
        int n = $measure(x);
        if (!negative && (n < 0 || n > sum)) {
            $know(false);
        }
        held--;
        sum = sum - n;
        bounds(l);
    }

    static void cleared(ArrayList<?> l) {
        if (l != list || lost) {
            return;
        }
        writes++;
        dropped = true;
        held = 0;
        sum = 0;
    }

    private static void bounds(ArrayList<?> l) {
        if (!negative && sum < 0 || held < 0 || held == 0 && sum != 0) {
            $know(false);
        }
        if (!negative && !(grown && dropped) && sum > (long) most * l.size() + gain) { // none of these numbers is above 2^62
            $know(false);
        }
    }

    /** The elements will be given out, from the first one on. */
    static void begins(ArrayList<?> l) {
        if (l == list) {
            scanned = 0;
            given = 0;
            scannedAt = writes;
            if (!lost) {
                bounds(l);
            }
        }
    }

    /** The element x at a place is given out. */
    static void gave(ArrayList<?> l, int at, Object x) {
        if (l != list || lost) {
            return;
        }
        int n = 0;
        if ($counts(x)) {
            n = $measure(x);
            last = x;
            number = n;
        }
        if (!negative && (n < 0 || n > sum)) {
            $know(false);
        }
        if (at == scanned && writes == scannedAt) {
            scanned++;
            given = given + n;
            if (!negative && given > sum) {
                $know(false);
            }
        }
    }

    /** There is no element at a place. */
    static void ended(ArrayList<?> l, int at) {
        if (l != list || lost) {
            return;
        }
        if (at == scanned && writes == scannedAt && at == l.size() && given != sum) {
            $know(false);
        }
        bounds(l);
    }
}
