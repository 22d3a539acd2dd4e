package ivl

import "strings"

// formatVerbs returns the letters of the verbs in an Output's format, 0 for a
// % without a letter the language knows.
func formatVerbs(format string) []byte {
	var verbs []byte
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			continue
		}
		i++
		switch {
		case i < len(format) && format[i] == '%':
		case i < len(format) && strings.IndexByte("ibcfs", format[i]) >= 0:
			verbs = append(verbs, format[i])
		default:
			verbs = append(verbs, 0)
		}
	}
	return verbs
}
