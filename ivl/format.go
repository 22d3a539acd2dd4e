package ivl

import "strings"

// formatPiece is a verb of an Output's format, or text between verbs.
type formatPiece struct {
	verb byte   // 0 for text; '?' for a % without a letter the language knows
	text string // with %% made one
}

func splitFormat(format string) []formatPiece {
	var parts []formatPiece
	var text strings.Builder
	flush := func() {
		if text.Len() > 0 {
			parts = append(parts, formatPiece{text: text.String()})
			text.Reset()
		}
	}
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			text.WriteByte(format[i])
			continue
		}
		i++
		switch {
		case i < len(format) && format[i] == '%':
			text.WriteByte('%')
		case i < len(format) && strings.IndexByte("ibcfs", format[i]) >= 0:
			flush()
			parts = append(parts, formatPiece{verb: format[i]})
		default:
			flush()
			parts = append(parts, formatPiece{verb: '?'})
		}
	}
	flush()
	return parts
}

// formatVerbs returns the letters of the verbs in an Output's format.
func formatVerbs(format string) []byte {
	var verbs []byte
	for _, p := range splitFormat(format) {
		if p.verb != 0 {
			verbs = append(verbs, p.verb)
		}
	}
	return verbs
}
