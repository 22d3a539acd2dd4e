package lower

import (
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ssa"
)

// maxInitialiser bounds the length of the array initialisers that are looked
// for.
const maxInitialiser = 1024

// initialised reports whether the array that in makes comes from an array
// initialiser (JLS §10.6): every element is stored in the block of in before
// the array is used in another way. If an exception can leave the block before
// all stores, and a handler could see the array, the answer is no.
func initialised(in *ssa.NewArray) bool {
	n, ok := in.Len.(*ssa.Const)
	if !ok || n.Int <= 0 || n.Int > maxInitialiser {
		return false
	}
	b := in.Block()
	if len(b.Handlers) > 0 {
		return false
	}
	stored := map[int64]bool{}
	after := false
	for _, next := range b.Instrs {
		switch {
		case next == ssa.Instr(in):
			after = true
		case !after || !reach.Uses(next, in):
		default:
			s, ok := next.(*ssa.ArrayStore)
			if !ok || s.Array != ssa.Value(in) || s.Stored == ssa.Value(in) {
				return false
			}
			i, ok := s.Index.(*ssa.Const)
			if !ok || i.Int < 0 || i.Int >= n.Int {
				return false
			}
			stored[i.Int] = true
			if int64(len(stored)) == n.Int {
				return true
			}
		}
	}
	return false
}
