package patterns

import (
	"flag"
	"math/rand/v2"
	"strings"
	"testing"
)

var mutatedProofs = flag.Int("mutatedproofs", 400, "proofs that are changed at random and checked")

// mutate changes a few lines of a tree: what a node is, who refers to it, what
// holds of it, where its fields lead.
func mutate(rnd *rand.Rand, text string) string {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	for range 1 + rnd.IntN(4) {
		i := rnd.IntN(len(lines))
		swap := func(old, by string) { lines[i] = strings.Replace(lines[i], old, by, 1) }
		switch rnd.IntN(14) {
		case 0:
			lines = append(lines[:i:i], lines[i+1:]...)
			if len(lines) == 0 {
				return ""
			}
		case 1:
			lines = append(lines[:i:i], append([]string{lines[rnd.IntN(len(lines))]}, lines[i:]...)...)
		case 2:
			swap("* ", " ")
		case 3:
			swap("node 1 ", "node 1* ")
		case 4:
			swap("? ", " ")
		case 5:
			swap("next ", "next? ")
		case 6:
			swap("==", "!=")
		case 7:
			swap("!=", "==")
		case 8:
			swap(" with unshared:next", "")
		case 10:
			swap("+1", "-1")
		case 11:
			swap("-1", "+1")
		case 12:
			swap(" step:next.number=number-1", "")
		case 13:
			lines[i] += " with step:next.number=number-1"
		case 9:
			swap([]string{" 0", " 1", " 2"}[rnd.IntN(3)], []string{" 0", " 1", " 2", " 3"}[rnd.IntN(4)])
		}
	}
	return strings.Join(lines, "\n") + "\n"
}

// TestMutatedProofs changes trees at random: the checker neither breaks down
// nor finds that they prove what is not so.
func TestMutatedProofs(t *testing.T) {
	valid, n := 0, *mutatedProofs
	if testing.Short() {
		n = min(n, 120)
	}
	for k, name := range []string{"AltListSafe", "AltListRepeats", "BackLinkMissing", "NumberedTwice"} {
		r := prepareFile(t, name)
		if k == 3 {
			var err error
			if r, err = PrepareSteps(r.IVL); err != nil || r == nil {
				t.Fatalf("%s has no steps: %v", name, err)
			}
		}
		var trees []string
		for _, prec := range []Precision{{Join: true}, {Numbers: true, Shared: true, Join: true}} {
			if out := Unwind(t.Context(), r, prec, Limits{Nodes: 100}); out.Reason == "" {
				trees = append(trees, out.Tree.String())
			}
		}
		for i := range n {
			rnd := rand.New(rand.NewPCG(uint64(i), uint64(k)))
			text := mutate(rnd, trees[rnd.IntN(len(trees))])
			nodes, err := r.ParseTree(text)
			if err != nil {
				continue
			}
			proof, err := Check(t.Context(), r, nodes)
			if err != nil {
				continue
			}
			valid++
			if k > 0 && proof.Proved(assertion(r)) {
				t.Fatalf("%s fails, but is proved by\n%s", name, text)
			}
		}
	}
	t.Logf("%d of %d trees are proofs of something", valid, 4*n)
}
