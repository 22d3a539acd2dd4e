package lower

// findTuples decides which fields are components of reference tuples. None
// yet: see the conditions in LPAR'17 §2.
func (u *universe) findTuples() {}
