package ivl

// SameTerm reports whether two terms are written alike, and so always equal.
func SameTerm(a, b Term) bool {
	if a == b {
		return true
	}
	switch x := a.(type) {
	case *IntLit:
		y, ok := b.(*IntLit)
		return ok && x.V.Cmp(y.V) == 0
	case *FloatLit:
		y, ok := b.(*FloatLit)
		return ok && *x == *y
	case *NullLit:
		_, ok := b.(*NullLit)
		return ok
	case *ObjLit:
		y, ok := b.(*ObjLit)
		return ok && x.ID == y.ID
	case *Proj:
		y, ok := b.(*Proj)
		return ok && x.Comp == y.Comp && x.Field == y.Field && SameTerm(x.Ref, y.Ref)
	case *App:
		y, ok := b.(*App)
		if !ok || x.Op != y.Op || len(x.Args) != len(y.Args) || x.Typ != y.Typ {
			return false
		}
		for i := range x.Args {
			if !SameTerm(x.Args[i], y.Args[i]) {
				return false
			}
		}
		return true
	}
	return false
}
