package p;

import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/** Pairs of classes: one breaks the laws that its comment names, the other one is right. */
public class Twins {
    public static class Spot { // breaks equals is symmetric; equal objects have equal hash codes
        final int x;
        public Spot(int x) { this.x = x; }
        @Override public boolean equals(Object o) { return o instanceof Spot && ((Spot) o).x == x; }
        @Override public int hashCode() { return x; }
    }

    public static final class ColorSpot extends Spot {
        private final int color;
        public ColorSpot(int x, int color) { super(x); this.color = color; }
        @Override public boolean equals(Object o) { return o instanceof ColorSpot && super.equals(o) && ((ColorSpot) o).color == color; }
        @Override public int hashCode() { return 31 * x + color; }
    }

    public static class Place {
        final int x;
        public Place(int x) { this.x = x; }
        @Override public boolean equals(Object o) { return o != null && o.getClass() == getClass() && ((Place) o).x == x; }
        @Override public int hashCode() { return x; }
    }

    public static final class ColorPlace extends Place {
        private final int color;
        public ColorPlace(int x, int color) { super(x); this.color = color; }
        @Override public boolean equals(Object o) { return super.equals(o) && ((ColorPlace) o).color == color; }
    }

    public static final class Weight implements Comparable<Weight> { // breaks compareTo is antisymmetric; compareTo is transitive
        private final int grams;
        public Weight(int grams) { this.grams = grams; }
        @Override public int compareTo(Weight o) { return grams - o.grams; }
    }

    public static final class Length implements Comparable<Length> {
        private final int metres;
        public Length(int metres) { this.metres = metres; }
        @Override public int compareTo(Length o) { return Integer.compare(metres, o.metres); }
    }

    public static final class Ratio { // breaks equals is reflexive; equal objects have equal hash codes
        private final double value;
        public Ratio(double value) { this.value = value; }
        @Override public boolean equals(Object o) { return o instanceof Ratio && ((Ratio) o).value == value; }
        @Override public int hashCode() { return Double.hashCode(value); }
    }

    public static final class Share {
        private final double value;
        public Share(double value) { this.value = value; }
        @Override public boolean equals(Object o) { return o instanceof Share && Double.compare(((Share) o).value, value) == 0; }
        @Override public int hashCode() { return Double.hashCode(value); }
    }

    public static final class Tag { // breaks equal objects have equal hash codes
        private final int id, uses;
        public Tag(int id, int uses) { this.id = id; this.uses = uses; }
        @Override public boolean equals(Object o) { return o instanceof Tag && ((Tag) o).id == id; }
        @Override public int hashCode() { return 31 * id + uses; }
    }

    public static final class Badge {
        private final int id, uses;
        public Badge(int id, int uses) { this.id = id; this.uses = uses; }
        @Override public boolean equals(Object o) { return o instanceof Badge && ((Badge) o).id == id && ((Badge) o).uses == uses; }
        @Override public int hashCode() { return 31 * id + uses; }
    }

    public static final class Key { // breaks equal objects have equal hash codes
        private int id, hash;
        public Key set(int id) { this.id = id; hashCode(); return this; }
        @Override public boolean equals(Object o) { return o instanceof Key && ((Key) o).id == id; }
        @Override public int hashCode() { if (hash == 0) hash = 31 * id + 7; return hash; }
    }

    public static final class Lock {
        private int id;
        public Lock set(int id) { this.id = id; return this; }
        @Override public boolean equals(Object o) { return o instanceof Lock && ((Lock) o).id == id; }
        @Override public int hashCode() { return 31 * id + 7; }
    }

    public static final class Near { // breaks equals is transitive
        private final int at;
        public Near(int at) { this.at = at; }
        @Override public boolean equals(Object o) { return o instanceof Near && Math.abs((long) at - ((Near) o).at) <= 1; }
        @Override public int hashCode() { return 0; }
    }

    public static final class Half {
        private final int at;
        public Half(int at) { this.at = at; }
        @Override public boolean equals(Object o) { return o instanceof Half && at / 2 == ((Half) o).at / 2; }
        @Override public int hashCode() { return 0; }
    }

    public static final class Caseless { // breaks equals is false for objects of other classes
        private final String text;
        public Caseless(String text) { this.text = Objects.requireNonNull(text); }
        @Override public boolean equals(Object o) { return o instanceof String && text.equals(o) || o instanceof Caseless && ((Caseless) o).text.equals(text); }
        @Override public int hashCode() { return text.hashCode(); }
    }

    public static final class Word {
        private final String text;
        public Word(String text) { this.text = Objects.requireNonNull(text); }
        @Override public boolean equals(Object o) { return o instanceof Word && ((Word) o).text.equals(text); }
        @Override public int hashCode() { return text.hashCode(); }
    }

    public static final class Loose { // breaks equals is false for null; equals is false for objects of other classes
        private final int id;
        public Loose(int id) { this.id = id; }
        @Override public boolean equals(Object o) { return ((Loose) o).id == id; }
        @Override public int hashCode() { return id; }
    }

    public static final class Ticks { // breaks hashCode is repeatable; equal objects have equal hash codes
        private int n;
        @Override public int hashCode() { return n++; }
    }

    public static final class ByRest implements Comparator<Integer> { // breaks compare is transitive
        @Override public int compare(Integer a, Integer b) {
            int d = Math.floorMod(a, 3) - Math.floorMod(b, 3);
            return d == 2 ? -1 : d == -2 ? 1 : d;
        }
    }

    public static final class ByLess implements Comparator<Integer> { // breaks compare is antisymmetric
        @Override public int compare(Integer a, Integer b) { return a < b ? -1 : 1; }
    }

    public static final class BySign implements Comparator<Integer> {
        @Override public int compare(Integer a, Integer b) { return Integer.signum(a) - Integer.signum(b); }
    }

    public static final class Price implements Comparable<Price> { // breaks compareTo is consistent with equals
        private final int cents, tax;
        public Price(int cents, int tax) { this.cents = cents; this.tax = tax; }
        @Override public int compareTo(Price o) { return Integer.compare(cents, o.cents); }
        @Override public boolean equals(Object o) { return o instanceof Price && ((Price) o).cents == cents && ((Price) o).tax == tax; }
        @Override public int hashCode() { return cents; }
    }

    public static final class Sheet implements Cloneable { // breaks clone makes another object of the same class
        private final int n;
        public Sheet(int n) { this.n = n; }
        @Override public Sheet clone() { return n == 7 ? this : new Sheet(n); }
    }

    public static class Page implements Cloneable {
        private final int n;
        public Page(int n) { this.n = n; }
        @Override public Page clone() throws CloneNotSupportedException {
            if (n == 7) throw new CloneNotSupportedException();
            return (Page) super.clone();
        }
    }

    /** Numbers from 1 to n. */
    public static final class Count implements Iterable<Integer> { // breaks hasNext of its iterator has no effect
        private final int n;
        public Count(int n) { this.n = n; }
        @Override public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                int at;
                @Override public boolean hasNext() { return at++ < n; }
                @Override public Integer next() {
                    if (at > n) throw new NoSuchElementException();
                    return at;
                }
            };
        }
    }

    /** Numbers from 1 to n. */
    public static final class Rows implements Iterable<Integer> { // breaks next of its iterator throws NoSuchElementException at the end
        private final int n;
        public Rows(int n) { this.n = n; }
        @Override public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                int at;
                @Override public boolean hasNext() { return at < n; }
                @Override public Integer next() { return ++at; }
            };
        }
    }

    public static final class Cells implements Iterator<Integer> { // breaks next throws NoSuchElementException at the end
        private final int[] cells;
        private int at;
        public Cells(int n) { cells = new int[n & 7]; }
        @Override public boolean hasNext() { return at < cells.length; }
        @Override public Integer next() { return cells[at++]; }
    }

    public static final class Skips implements Iterator<Integer> { // breaks hasNext has no effect
        private int left;
        public Skips(int n) { left = n; }
        @Override public boolean hasNext() { return left-- > 0; }
        @Override public Integer next() {
            if (left < 0) throw new NoSuchElementException();
            return left;
        }
    }

    public static final class Steps implements Iterator<Integer> {
        private int left;
        public Steps(int n) { left = n; }
        @Override public boolean hasNext() { return left > 0; }
        @Override public Integer next() {
            if (left <= 0) throw new NoSuchElementException();
            return left--;
        }
    }

    public static final class Door implements AutoCloseable { // breaks close can be called twice
        private boolean closed;
        @Override public void close() {
            if (closed) throw new IllegalStateException("closed");
            closed = true;
        }
    }

    public static final class Gate implements AutoCloseable {
        private boolean closed, broken;
        public Gate(boolean broken) { this.broken = broken; }
        @Override public void close() {
            if (broken) throw new IllegalStateException("broken");
            closed = true;
        }
    }

    public static final class Label { // breaks toString returns a text
        private String text;
        public void set(String text) { this.text = text; }
        @Override public String toString() { return "[" + text.trim() + "]"; }
    }

    public static final class Title {
        private String text;
        public void set(String text) { this.text = text; }
        @Override public String toString() { return "[" + text + "]"; }
    }
}
