package difftest

import (
	"fmt"
	"slices"
	"strings"
)

// The collections that programs use: an expression, and what can be done with
// it. All elements are Integers that are small or come from the program; X is
// an int expression, and I one between 0 and 3.
var collections = []struct {
	make string
	ops  []string
}{
	{"java.util.List<Integer> C = new java.util.ArrayList<>()", listOps},
	{"java.util.List<Integer> C = new java.util.LinkedList<>()", listOps},
	{"java.util.List<Integer> C = new java.util.ArrayList<>(java.util.List.of(1, X, 3))", listOps},
	{"java.util.List<Integer> C = java.util.Arrays.asList(3, X, 1)", listOps},
	{"java.util.List<Integer> C = java.util.Collections.unmodifiableList(new java.util.ArrayList<>(java.util.List.of(2, X)))", listOps},
	{"java.util.List<Integer> C = java.util.List.of(X, 5, X)", listOps},
	{"java.util.Stack<Integer> C = new java.util.Stack<>()", append([]string{"C.push(X & 7);", "Main.trace(C.pop());", "Main.trace(C.peek());", "Main.trace(C.search(X & 7));"}, collectionOps...)},
	{"java.util.Deque<Integer> C = new java.util.LinkedList<>()", dequeOps},
	{"java.util.Deque<Integer> C = new java.util.ArrayDeque<>()", without(dequeOps, "C.add(X); else")},
	{"java.util.Queue<Integer> C = new java.util.PriorityQueue<>()", without(queueOps, "q.remove()", "removeIf", "retainAll")},
	{"java.util.Queue<Integer> C = new java.util.PriorityQueue<>((a, b) -> (b & 3) - (a & 3))", without(queueOps, "q.remove()", "removeIf", "retainAll")},
	{"java.util.Set<Integer> C = new java.util.HashSet<>()", collectionOps},
	{"java.util.Set<Integer> C = new java.util.LinkedHashSet<>()", collectionOps},
	{"java.util.TreeSet<Integer> C = new java.util.TreeSet<>()", append([]string{
		"Main.trace(C.first());", "Main.trace(C.last());", "Main.trace(C.floor(X));", "Main.trace(C.higher(X & 7));", "Main.trace(C.pollFirst());"}, collectionOps...)},
	{"java.util.Map<Integer, Integer> C = new java.util.HashMap<>()", mapOps},
	{"java.util.Map<Integer, Integer> C = new java.util.LinkedHashMap<>()", mapOps},
	{"java.util.TreeMap<Integer, Integer> C = new java.util.TreeMap<>()", append([]string{
		"Main.trace(C.firstKey());", "Main.trace(C.ceilingKey(X & 7));", "Main.trace(C.lastEntry().getValue());", "Main.trace(C.pollFirstEntry().getKey());"}, mapOps...)},
	{"java.util.Map<Integer, Integer> C = java.util.Map.of(1, X)", mapOps},
}

var collectionOps = []string{
	"C.add(X);", "C.add(X & 7);", "C.add(I);", "C.add(I + 1);", "C.add(X & 3);", "Main.trace(C.remove(Integer.valueOf(X & 7)) ? 1 : 0);",
	"Main.trace(C.contains(X & 3) ? 1 : 0);", "Main.trace(C.size());", "Main.trace(C.isEmpty() ? 1 : 0);",
	"for (int q : C) { Main.trace(q); }", "for (Integer q : C) { if (q == I) C.add(X); else Main.trace(q); }",
	"for (java.util.Iterator<Integer> q = C.iterator(); q.hasNext();) { if ((q.next() & 1) == 0) q.remove(); }",
	"C.removeIf(q -> (q & 3) == I);", "C.addAll(java.util.Arrays.asList(I, 4));", "C.retainAll(java.util.Arrays.asList(I, 4, 5, 1));",
	"C.forEach(q -> Main.trace(q));", "Main.trace(C.toArray().length);", "Main.trace(new java.util.ArrayList<>(C).hashCode());",
	"Main.trace(java.util.Collections.max(C));", "Main.trace(java.util.Collections.frequency(C, I));", "C.clear();",
}

var listOps = append([]string{
	"Main.trace(C.get(I));", "C.add(I, X);", "C.set(I, X & 7);", "Main.trace(C.remove(I));", "Main.trace(C.indexOf(X & 7));", "C.sort(null);",
	"java.util.Collections.reverse(C);", "java.util.Collections.sort(C, (a, b) -> b.compareTo(a));", "C.replaceAll(q -> q + I);",
	"Main.trace(C.hashCode());", "Main.trace(C.equals(java.util.List.of(1, I)) ? 1 : 0);", "Main.trace(C.listIterator(I).previousIndex());",
}, collectionOps...)

var queueOps = append([]string{
	"C.offer(X & 7);", "Main.trace(C.poll());", "Main.trace(C.remove());", "Main.trace(C.peek() == null ? -1 : C.peek());", "Main.trace(C.element());",
}, collectionOps...)

var dequeOps = append([]string{
	"C.push(X);", "C.addFirst(I);", "C.offerLast(X & 7);", "Main.trace(C.pop());", "Main.trace(C.getLast());", "Main.trace(C.removeFirst());",
	"Main.trace(C.pollLast());", "C.removeLastOccurrence(I);", "for (java.util.Iterator<Integer> q = C.descendingIterator(); q.hasNext();) Main.trace(q.next());",
}, queueOps...)

var mapOps = []string{
	"C.put(X & 7, X);", "C.put(I, X);", "C.put(X, I);", "Main.trace(C.get(I));", "Main.trace(C.getOrDefault(X & 7, -1));", "Main.trace(C.remove(I));",
	"Main.trace(C.containsKey(X & 7) ? 1 : 0);", "Main.trace(C.size());", "C.merge(I, X, (a, b) -> a + b);", "C.merge(I, 1, (a, b) -> null);",
	"Main.trace(C.computeIfAbsent(X & 7, q -> I));", "C.computeIfPresent(I, (a, b) -> b * 3);", "C.putIfAbsent(I, X);",
	"for (java.util.Map.Entry<Integer, Integer> q : C.entrySet()) { Main.trace(q.getKey()); q.setValue(q.getValue() + 1); }",
	"for (int q : C.keySet()) { if (q == I) C.put(X, 1); else Main.trace(q); }", "C.values().removeIf(q -> (q & 1) == 0);",
	"Main.trace(C.hashCode());", "C.forEach((a, b) -> Main.trace(a ^ b));", "Main.trace(C.equals(java.util.Map.of(1, I)) ? 1 : 0);", "C.clear();",
}

// without leaves out the operations with one of the texts in them: what the
// models refuse.
func without(ops []string, texts ...string) []string {
	return slices.DeleteFunc(slices.Clone(ops), func(op string) bool {
		return slices.ContainsFunc(texts, func(t string) bool { return strings.Contains(op, t) })
	})
}

// collection writes a collection and operations on it. It catches and prints every
// exception.
func (g *gen) collection() *Node {
	c := collections[g.r.IntN(len(collections))]
	name := g.fresh("c")
	s := stmt("")
	write := func(template string) {
		rest := template
		for i := 0; i < len(rest); i++ {
			if word := rest[i] == 'C' || rest[i] == 'X' || rest[i] == 'I'; !word || i > 0 && isLetter(rest[i-1]) || i+1 < len(rest) && isLetter(rest[i+1]) {
				continue
			}
			s.Kids = append(s.Kids, text(rest[:i]))
			switch rest[i] {
			case 'C':
				s.Kids = append(s.Kids, text(name))
			case 'X':
				s.Kids = append(s.Kids, text(g.constantInt()))
			default:
				s.Kids = append(s.Kids, text(fmt.Sprint(g.r.IntN(4))))
			}
			rest, i = rest[i+1:], -1
		}
		s.Kids = append(s.Kids, text(rest+"\n"))
	}
	s.Kids = append(s.Kids, text("{\n"))
	write(c.make + ";")
	for range 1 + g.r.IntN(3) {
		s.Kids = append(s.Kids, text("try {\n"))
		for range 1 + g.r.IntN(6) {
			write(c.ops[g.r.IntN(len(c.ops))])
		}
		s.Kids = append(s.Kids, text("} catch (RuntimeException e"+name+") {\nMain.caught(e"+name+");\n}\n"))
	}
	s.Kids = append(s.Kids, text("}\n"))
	return s
}

func isLetter(b byte) bool { return 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z' }

// constantInt writes an int that collections are filled with.
func (g *gen) constantInt() string {
	if g.chance(70) {
		return fmt.Sprint(g.r.IntN(20) - 3)
	}
	return fmt.Sprint(int32(g.r.Uint32()))
}
