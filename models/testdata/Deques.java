import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Deque;
import java.util.EmptyStackException;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Stack;
import java.util.Vector;

public class Deques {
    static void p(Object o) {
        System.out.println(o + "");
    }

    interface Act {
        Object run();
    }

    /** Prints what comes back, or the class of what is thrown. */
    static void t(Act a) {
        try {
            p(a.run());
        } catch (NoSuchElementException e) {
            p("none");
        } catch (NullPointerException e) {
            p("null");
        } catch (EmptyStackException e) {
            p("empty stack");
        } catch (ArrayIndexOutOfBoundsException e) {
            p("array index");
        } catch (IndexOutOfBoundsException e) {
            p("index " + e.getMessage());
        } catch (IllegalStateException e) {
            p("state");
        } catch (IllegalArgumentException e) {
            p("argument");
        } catch (ConcurrentModificationException e) {
            p("changed");
        } catch (UnsupportedOperationException e) {
            p("unsupported");
        } catch (ClassCastException e) {
            p("cast");
        }
    }

    static void empty(Deque<Integer> d) {
        t(() -> d.getFirst());
        t(() -> d.getLast());
        t(() -> d.removeFirst());
        t(() -> d.removeLast());
        t(() -> d.pop());
        t(() -> d.remove());
        t(() -> d.element());
        t(() -> d.peek() + " " + d.peekFirst() + d.peekLast() + d.poll() + d.pollFirst() + d.pollLast() + d.isEmpty() + d.size());
        t(() -> d.iterator().next());
        t(() -> {
            d.iterator().remove();
            return null;
        });
        t(() -> d.add(null));
        t(() -> d.contains(null) + " " + d.remove(null));
        t(() -> d.addAll(null));
        d.clear();
    }

    static void deque(Deque<Integer> d) {
        empty(d);
        for (int i = 0; i < 12; i++) {
            d.addLast(i);
            d.addFirst(-i);
            if (i % 3 == 0) {
                t(() -> d.removeLast() + " " + d.removeFirst());
            }
        }
        p(d);
        p(d.size() + " " + d.getFirst() + d.getLast() + d.peekFirst() + d.peekLast() + d.contains(4) + d.contains(99));
        p(d.offer(5) + " " + d.offerFirst(7) + d.offerLast(8) + d.add(9));
        d.push(100);
        p(d.pop() + " " + d.poll() + d.pollLast() + d.element() + d.remove());
        p(d.removeFirstOccurrence(5) + " " + d.removeLastOccurrence(5) + d.removeLastOccurrence(77) + d.remove(Integer.valueOf(2)));
        p(d);
        StringBuilder b = new StringBuilder();
        for (Iterator<Integer> it = d.descendingIterator(); it.hasNext();) {
            int x = it.next();
            b.append(x).append(';');
            if (x == 4) {
                it.remove();
            }
        }
        p(b);
        for (Iterator<Integer> it = d.iterator(); it.hasNext();) {
            if (it.next() % 2 == 0) {
                it.remove();
            }
        }
        p(d);
        p(Arrays.toString(d.toArray()) + Arrays.toString(d.toArray(new Integer[0])) + d.toArray(new Integer[30]).length);
        d.removeIf(x -> x > 8);
        d.addAll(Arrays.asList(1, 1, 2));
        p(d + " " + d.containsAll(Arrays.asList(1, 2)) + d.removeAll(Arrays.asList(1)) + d.retainAll(Arrays.asList(2, 3, 7)) + d);
        d.forEach(x -> p(x));
        d.clear();
        p(d + " " + d.isEmpty());
        for (int i = 0; i < 40; i++) {
            d.push(i);
        }
        for (int i = 0; i < 38; i++) {
            d.pollLast();
        }
        p(d);
    }

    static void linked() {
        LinkedList<String> l = new LinkedList<>(Arrays.asList("a", "b", "c", null, "b"));
        p(l + " " + l.indexOf("b") + l.lastIndexOf("b") + l.indexOf(null) + l.indexOf("z") + l.get(2) + l.set(2, "C") + l.hashCode());
        for (int i = -1; i < 8; i += 2) {
            int k = i;
            t(() -> l.get(k));
            t(() -> l.set(k, "s" + k));
            t(() -> {
                l.add(k, "n" + k);
                return l;
            });
            t(() -> l.remove(k));
            t(() -> l.addAll(k, Arrays.asList("x", "y")));
            t(() -> l.listIterator(k).hasNext());
        }
        p(l);
        ListIterator<String> it = l.listIterator(2);
        p(it.previous() + it.nextIndex() + it.previousIndex() + it.hasPrevious());
        it.set("SET");
        it.add("ADD");
        p(it.next() + l);
        t(() -> {
            it.remove();
            it.remove();
            return null;
        });
        t(() -> {
            l.listIterator().set("q");
            return null;
        });
        t(() -> l.listIterator().previous());
        for (ListIterator<String> e = l.listIterator(l.size()); e.hasPrevious();) {
            String s = e.previous();
            if (s == null || s.length() > 2) {
                e.remove();
            }
        }
        p(l);
        t(() -> {
            for (String s : l) {
                l.add(s);
            }
            return null;
        });
        t(() -> {
            for (String s : l) {
                l.remove(s);
            }
            return l;
        });
        l.sort(null);
        p(l);
        l.replaceAll(s -> s + s);
        p(l + " " + l.equals(Arrays.asList("x")) + l.equals(new LinkedList<>(l)) + l.equals("x") + new LinkedList<>(l).hashCode());
        p(l.clone().equals(l) + " " + ((List<?>) l).size());
        LinkedList<Object> self = new LinkedList<>();
        self.add(self);
        p(self.toString());
        t(() -> new LinkedList<Object>(null));
    }

    static void array() {
        t(() -> {
            ArrayDeque<Object> d = new ArrayDeque<>();
            d.addFirst(null);
            return null;
        });
        t(() -> new ArrayDeque<Object>(Arrays.asList(1, null)));
        ArrayDeque<Integer> d = new ArrayDeque<>(3);
        for (int i = 0; i < 50; i++) {
            d.offer(i);
            if (i % 2 == 0) {
                d.poll();
            }
        }
        p(d + " " + d.clone() + d.equals(d.clone()));
    }

    static class Job {
        final int rank;
        final String name;

        Job(int rank, String name) {
            this.rank = rank;
            this.name = name;
        }

        public String toString() {
            return name + rank;
        }
    }

    static void queues() {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int i = 0; i < 20; i++) {
            q.add(i * 37 % 23);
        }
        p(q + " " + q.peek() + q.size());
        p(q.remove(7) + " " + q.remove(7) + q.contains(8) + q.contains("x"));
        p(q);
        StringBuilder b = new StringBuilder();
        while (!q.isEmpty()) {
            b.append(q.poll()).append(' ');
            if (q.size() == 9 && b.length() < 60) {
                q.offer(-3);
            }
        }
        p(b);
        t(() -> q.poll() + " " + q.peek());
        t(() -> q.remove());
        t(() -> q.element());
        t(() -> q.add(null));
        t(() -> new PriorityQueue<Integer>(0));
        t(() -> {
            PriorityQueue<Object> o = new PriorityQueue<>();
            o.add(new Object());
            return "added";
        });
        t(() -> {
            PriorityQueue<Object> o = new PriorityQueue<>();
            o.add(1);
            o.add("x");
            return "added";
        });
        PriorityQueue<Job> jobs = new PriorityQueue<>(Comparator.comparingInt(j -> -j.rank));
        for (int i = 0; i < 12; i++) {
            jobs.add(new Job(i % 4, "j" + i));
        }
        p(jobs);
        p(jobs.poll() + " " + jobs.poll() + jobs.poll() + jobs + Arrays.toString(jobs.toArray()));
        t(() -> {
            for (Job j : jobs) {
                jobs.add(new Job(1, "late"));
            }
            return null;
        });
        p(new PriorityQueue<>(Arrays.asList(5, 2, 8, 1, 9, 3)) + " " + new PriorityQueue<>(jobs));
        Queue<Integer> more = new PriorityQueue<>(4, (x, y) -> y - x);
        t(() -> more.addAll(Arrays.asList(3, 1, 2)) + " " + more);
        t(() -> more.addAll(more));
        more.clear();
        p(more + " " + more.size());
    }

    static void stacks() {
        Stack<String> s = new Stack<>();
        t(() -> s.pop());
        t(() -> s.peek());
        t(() -> s.empty() + " " + s.push("a") + s.push("b") + s.push("a") + s.peek() + s.search("b") + s.search("a") + s.search("q") + s);
        t(() -> s.pop() + s.size() + s.empty() + s.get(0) + s.indexOf("b"));
        t(() -> s.get(5));
        t(() -> s.get(-1));
        t(() -> s.set(2, "x"));
        t(() -> s.remove(3));
        t(() -> {
            s.add(9, "x");
            return null;
        });
        t(() -> s.firstElement() + s.lastElement() + s.elementAt(1));
        t(() -> new Stack<Integer>().firstElement());
        Vector<Integer> v = new Vector<>(Arrays.asList(3, 1, 2));
        v.addElement(7);
        v.insertElementAt(8, 1);
        p(v + " " + v.contains(7) + v.removeElement(7) + v.removeElement(70) + v.equals(Arrays.asList(3, 8, 1, 2)) + v.hashCode());
        v.sort(null);
        for (Iterator<Integer> it = v.iterator(); it.hasNext();) {
            if (it.next() == 2) {
                it.remove();
            }
        }
        p(v);
        t(() -> {
            for (int x : v) {
                v.add(x);
            }
            return null;
        });
        t(() -> {
            v.forEach(x -> v.add(x));
            return null;
        });
        v.forEach(x -> p(x));
        p(v.removeIf(x -> x > 100) + " " + v.removeIf(x -> x == 1) + v);
        v.removeAllElements();
        p(v.isEmpty());
    }

    static class Evens extends java.util.AbstractList<Integer> {
        final int n;

        Evens(int n) {
            this.n = n;
        }

        public Integer get(int i) {
            if (i < 0 || i >= n) {
                throw new IndexOutOfBoundsException("at " + i);
            }
            return 2 * i;
        }

        public int size() {
            return n;
        }
    }

    static class Bag extends java.util.AbstractCollection<String> {
        final String[] names = {"p", "q", "q"};

        public Iterator<String> iterator() {
            return new Iterator<String>() {
                int at;

                public boolean hasNext() {
                    return at < names.length;
                }

                public String next() {
                    return names[at++];
                }
            };
        }

        public int size() {
            return names.length;
        }
    }

    static void own() {
        List<Integer> e = new Evens(4);
        p(e + " " + e.contains(4) + e.indexOf(6) + e.lastIndexOf(9) + e.hashCode() + e.equals(Arrays.asList(0, 2, 4, 6)) + e.isEmpty());
        t(() -> e.add(3));
        t(() -> e.set(0, 1));
        t(() -> e.remove(0));
        t(() -> e.get(7));
        t(() -> e.iterator().next());
        t(() -> e.listIterator(5));
        t(() -> e.listIterator(4).previous());
        int sum = 0;
        for (int x : e) {
            sum += x;
        }
        p(sum);
        Collection<String> b = new Bag();
        p(b + " " + b.contains("q") + b.contains("z") + b.toArray().length + b.isEmpty());
        t(() -> b.add("x"));
        t(() -> b.remove("q"));
        t(() -> b.remove("z"));
    }

    static void parts() {
        List<Integer> l = new java.util.ArrayList<>(Arrays.asList(0, 1, 2, 3, 4, 5, 6, 7));
        List<Integer> s = l.subList(2, 6);
        p(s + " " + s.size() + s.get(1) + s.set(1, 30) + s.contains(5) + s.indexOf(4) + l);
        s.add(99);
        s.add(0, -1);
        s.remove(Integer.valueOf(4));
        p(s + " " + l);
        t(() -> s.get(5));
        t(() -> s.get(-1));
        t(() -> s.remove(9));
        s.clear();
        p(l + " " + s);
        t(() -> l.subList(-1, 2));
        t(() -> l.subList(0, 20));
        t(() -> l.subList(3, 2));
        l.add(1);
        t(() -> s.size());
        List<Integer> r = l.subList(0, 2);
        t(() -> {
            for (int x : r) {
                l.add(x);
            }
            return null;
        });
        t(() -> l.addAll(1, Arrays.asList(50, 51)) + " " + l);
        t(() -> l.addAll(100, Arrays.asList(50, 51)));
        partsOfParts();
    }

    static void partsOfParts() {
        List<Integer> l = new java.util.ArrayList<>(Arrays.asList(0, 1, 2, 3, 4, 5, 6, 7));
        List<Integer> s = l.subList(1, 7);
        List<Integer> p = s.subList(1, 5);
        List<Integer> q = p.subList(1, 3);
        q.add(99);
        q.remove(0);
        p(l + " " + s + " " + p + " " + q);
        t(() -> p.subList(-1, 2));
        t(() -> p.subList(0, 7));
        t(() -> p.subList(3, 2));
        q.clear();
        p(l + " " + s + " " + p + " " + q + s.size() + p.size() + q.size());
        p.add(7);
        t(() -> q.size());
        t(() -> q.subList(0, 0).size());
        s.set(0, 50);
        p(l + " " + s + " " + p);
        l.add(8);
        t(() -> p.get(0));
        t(() -> s.subList(0, 1).get(0));
    }

    public static void main(String[] args) {
        deque(new LinkedList<>());
        deque(new ArrayDeque<>());
        linked();
        array();
        queues();
        stacks();
        own();
        parts();
    }
}
