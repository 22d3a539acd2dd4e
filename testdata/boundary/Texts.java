import java.util.ArrayList;
import java.util.List;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: an object is turned into text, also by what
// prints it, and its methods do more than join texts. Each one ends with an
// exception on the real JVM.
class Texts {
    static int counter;

    static class Counting {
        public String toString() {
            counter++;
            return "counting";
        }
    }

    static class Letter {
        final int code;

        Letter(int code) {
            this.code = code;
        }

        public String toString() {
            return Character.toString(code);
        }
    }

    static class Node {
        Node next;
        int value;

        public String toString() {
            return "node before " + next.value;
        }
    }

    static class Pair {
        final List<Object> both = new ArrayList<>();

        public String toString() {
            return "pair of " + both;
        }
    }

    static class CountingKey {
        public int hashCode() {
            counter++;
            return 1;
        }
    }

    static class Key {
        int[] parts;

        public int hashCode() {
            return parts[0];
        }
    }

    static class CountingException extends RuntimeException {
        public String getMessage() {
            counter++;
            return "";
        }
    }

    static class Excuse extends RuntimeException {
        Object reason;

        public String getMessage() {
            return reason.toString();
        }
    }

    static List<Object> listOf(Object o) {
        List<Object> l = new ArrayList<>();
        l.add(o);
        return l;
    }

    static void list() { System.out.println(listOf(new Counting())); assert counter == 0; } // not SAFE
    static void inside() { Pair p = new Pair(); p.both.add(new Counting()); System.out.println(p); assert counter == 0; } // not SAFE
    static void formatted() { String s = String.format("%s", listOf(new Counting())); assert counter == 0; } // not SAFE
    static void printedAs() { System.out.printf("%s", listOf(new Counting())); assert counter == 0; } // not SAFE
    static void throwing() { System.out.println(new Node()); } // not SAFE
    static void throwingInList() { System.out.print(listOf(new Node())); } // not SAFE
    static void throwingInOther() { Pair p = new Pair(); p.both.add(new Node()); System.err.println(p); } // not SAFE
    static void letter() { System.out.println(new Letter(-1)); } // not SAFE
    static void counted() { System.out.println(new CountingKey()); assert counter == 0; } // not SAFE
    static void hashed() { System.out.println(new Key()); } // not SAFE
    static void message() { System.out.println(new Excuse()); } // not SAFE
    static void joined() { String s = "because " + new Excuse(); } // not SAFE
    static void cause() { new IllegalStateException(new Excuse()); } // not SAFE
    static void countedCause() { new IllegalStateException(new CountingException()); assert counter == 0; } // not SAFE
    static void assertion() { try { throw new AssertionError(new Counting()); } catch (AssertionError e) { } assert counter == 0; } // not SAFE
    static void asserted() { try { assert counter > 0 : new Counting(); } catch (AssertionError e) { } assert counter == 0; } // not SAFE
    static void supplied() { try { java.util.Objects.requireNonNull(null, () -> "no. " + counter++); } catch (NullPointerException e) { } assert counter == 0; } // not SAFE
    static void stack() { new CountingException().printStackTrace(); assert counter == 0; } // not SAFE
    static void stackOfCause() { new Error("", new CountingException()).printStackTrace(); assert counter == 0; } // not SAFE

    static void equalToAny(Object o) { assert !"abc".equals(o); } // not SAFE
}
