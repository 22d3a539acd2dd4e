package lower

import (
	"slices"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/ivl"
)

// TestNotesAndLocals: an assumption counts where a run can come to it, and the variables of
// the source are those of parameters, too.
func TestNotesAndLocals(t *testing.T) {
	r := lowerClass(t, classtest.Javac(t, 8, map[string]string{"Main.java": `
class Main {
	static int half(int whole) { int part = whole / 2; return part; }
	public static void main(String[] words) {
		if (words.length > 3) Thread.yield();
		half(words.length);
		try { half(3); } catch (StackOverflowError e) { }
	}
}`}), "Main", Options{})
	all := r.Assuming(nil)
	if len(all) != 2 {
		t.Errorf("%d assumptions, want one of Thread.yield() and one of the stack", len(all))
	}
	if none := r.Assuming(func(*ivl.Block) bool { return false }); len(none) != 0 {
		t.Errorf("assumptions of no block: %v", none)
	}
	needs := r.AssumingBlocks()
	for _, b := range needs {
		if one := r.Assuming(func(x *ivl.Block) bool { return x == b }); len(one) != 1 {
			t.Errorf("%d assumptions of block %s", len(one), b.Label)
		}
	}
	if len(needs) != 2 {
		t.Errorf("%d blocks need an assumption", len(needs))
	}
	if r.NeedsAll(func(b *ivl.Block) bool { return b == needs[0] }) || !r.NeedsAll(func(b *ivl.Block) bool { return slices.Contains(needs, b) }) {
		t.Error("runs need all assumptions if they have entered the two blocks, and not with one of them")
	}
	var names []string
	for _, ls := range r.Locals {
		for _, l := range ls {
			names = append(names, l.Name)
		}
	}
	slices.Sort(names)
	if want := []string{"part", "whole", "words"}; !slices.Equal(slices.Compact(names), want) {
		t.Errorf("variables %q, want %q", names, want)
	}
}
