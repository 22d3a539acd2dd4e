// Methods of Object, Thread and PrintStream that check something.
class Platform {
    static class Plain { int n = 3; Object copy() throws CloneNotSupportedException { return clone(); } }
    static void notCloneable() throws Exception { new Plain().copy(); }
    static void notCloneableCaught() { try { new Plain().copy(); assert false; } catch (CloneNotSupportedException e) { System.out.println(); } }
    static class Copied implements Cloneable {
        int n; final Object o = new Object();
        public Object clone() throws CloneNotSupportedException { n++; return super.clone(); }
    }
    static class Below extends Copied {
        String s = "a";
        public Object clone() throws CloneNotSupportedException { n += 10; return super.clone(); }
    }
    static void cloned() throws Exception { Below b = new Below(); Below c = (Below) b.clone(); assert c != b && c.n == 11 && b.n == 11 && c.o == b.o && c.s == "a"; c.n = 5; assert b.n == 11; }
    static void clonedWrong() throws Exception { Below b = new Below(); Below c = (Below) b.clone(); c.n = 5; assert b.n == 5; }
    static void clonedBase() throws Exception { Copied b = new Copied(); assert !(b.clone() instanceof Below); b.n = 7; assert ((Copied) b.clone()).n == 8; }
    static void clonedHash() throws Exception { Copied b = new Copied(); int h = b.hashCode(); assert h == b.hashCode(); }

    static void waits() throws Exception { new Object().wait(); }
    static void waitsNegative() throws Exception { new Object().wait(-1); }
    static void notifies() { new Object().notify(); }
    static void sleeps() throws Exception { Thread.sleep(0); Thread.sleep(0, 0); }
    static void sleepsNegative() throws Exception { Thread.sleep(-1); }
    static void sleepsNanos() throws Exception { Thread.sleep(0, 1000000); }

    static void printsNull() { System.out.println((char[]) null); }
    static void printsNullToo() { char[] c = null; System.out.print(c); }
    static void prints() { System.out.print(new char[] {'a'}); System.out.println((String) null); System.out.println((Object) null); }
    static void appends() { System.out.append(null); System.out.append('c'); System.out.append("x"); }
    static void appendsPart() { System.out.append("abc", 2, 9); } // not judged: java.io.PrintStream.append() of a part of a text

    static class Textless { String s; public String toString() { return s; } }
    static void printsTextless() { System.out.print(new Textless()); }
    static void printsTextlessLine() { System.out.println(new Textless()); }
    static void printsTextlessCaught() { try { System.out.print(new Textless()); assert false; } catch (NullPointerException e) { System.out.println(); } }
    static void printsText() { Textless t = new Textless(); t.s = "a"; System.out.print(t); System.out.print((Object) null); }

    static void tracedToNull() { new Exception().printStackTrace((java.io.PrintStream) null); }
    static void splitByNull() { "abc".split(null); }
    static void matchedByNull() { "abc".matches(null); }
    static void replacedByNull() { "abc".replaceAll(null, "x"); }
    static void lowerNowhere() { "abc".toLowerCase(null); }
    static void bytesInNull() throws Exception { "abc".getBytes((String) null); }
    static void propertyNull() { System.getProperty(null); }
    static void variableNull() { System.getenv((String) null); }
    static void doubleOfNull() { Double.valueOf((String) null); }
    static void patternOfNull() { java.util.regex.Pattern.compile(null); }
    static void nameOfNone() { Character.getName(-1); }
    static void split() { "a b".split(" "); "a".replaceAll("a", "b"); }

    static void constants() { assert java.util.Locale.US != null && java.util.concurrent.TimeUnit.DAYS != null && Thread.State.NEW != null; }
}
