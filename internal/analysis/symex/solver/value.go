package solver

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/horn/sexpr"
	"github.com/jayverify/jayverify/internal/analysis/symex/term"
)

// value reads a literal of SMT-LIB as bits.
func value(e *sexpr.Expr, sort term.Sort) (uint64, error) {
	switch {
	case e.IsSymbol("true"):
		return 1, nil
	case e.IsSymbol("false"):
		return 0, nil
	case e.Kind == sexpr.Symbol:
		return bitsOf(e.Text)
	case sort.IsFloat() && e.Is("fp") && len(e.List) == 4:
		return fpValue(e, sort)
	case sort.IsFloat() && e.Is("_") && len(e.List) == 4:
		return special(e.List[1].Text, sort)
	case e.Is("_") && len(e.List) == 3 && strings.HasPrefix(e.List[1].Text, "bv"):
		return strconv.ParseUint(e.List[1].Text[2:], 10, 64)
	}
	return 0, fmt.Errorf("no value: %s", e)
}

// bitsOf reads #b… and #x….
func bitsOf(text string) (uint64, error) {
	switch {
	case strings.HasPrefix(text, "#b"):
		return strconv.ParseUint(text[2:], 2, 64)
	case strings.HasPrefix(text, "#x"):
		return strconv.ParseUint(text[2:], 16, 64)
	}
	return 0, fmt.Errorf("no value: %s", text)
}

func fpValue(e *sexpr.Expr, sort term.Sort) (uint64, error) {
	var part [3]uint64
	for i := range part {
		v, err := bitsOf(e.List[i+1].Text)
		if err != nil {
			return 0, err
		}
		part[i] = v
	}
	if sort == term.Float {
		return part[0]<<31 | part[1]<<23 | part[2], nil
	}
	return part[0]<<63 | part[1]<<52 | part[2], nil
}

// special reads the name of a zero, an infinity or a NaN.
func special(name string, sort term.Sort) (uint64, error) {
	sign, inf, nan := uint64(1)<<63, uint64(0x7ff0000000000000), uint64(0x7ff8000000000000)
	if sort == term.Float {
		sign, inf, nan = 1<<31, 0x7f800000, 0x7fc00000
	}
	switch name {
	case "NaN":
		return nan, nil
	case "+oo":
		return inf, nil
	case "-oo":
		return inf | sign, nil
	case "+zero":
		return 0, nil
	case "-zero":
		return sign, nil
	}
	return 0, fmt.Errorf("no float: %s", name)
}
