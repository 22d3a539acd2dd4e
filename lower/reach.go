package lower

// arrayOf returns the descriptor of arrays whose elements are of type desc.
func arrayOf(desc string) string { return "[" + desc }
