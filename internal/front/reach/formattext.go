package reach

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// The text that String.format makes of a constant format, as java.util.Formatter describes
// it: the pieces of the format one after the other.

// FormatText is how a text is formatted. Join and Fit are methods of the model of String:
// the first one joins two texts, the second one fits a text into columns.
type FormatText struct {
	Join, Fit *Method
	Pieces    []FormatPiece
	Digits    bool // a number is written with the digits of the locale
}

// FormatPiece is a part of a formatted text. It is Text if Shown and Any are not set.
type FormatPiece struct {
	Text    string
	Arg     ssa.Value
	Shown   *Method // the model's method that turns the argument into a text
	Any     bool    // any text of Least chars or more
	Least   int
	Columns int // the width that it is fitted into; 0 for none
	How     Fitting
}

// Fitting is where a text stands in its columns.
type Fitting int64

// These are the values that the model's $fit knows.
const (
	FitRight Fitting = iota
	FitLeft
	FitZeros // on the right, with zeros after the sign; "null" has spaces
)

// shows has the model's methods for conversions, by the classes of arguments.
var shows = map[byte]struct {
	method, flags string
	classes       []string
}{
	's': {"$shown", "-", []string{jdk.String, "java/lang/Integer", "java/lang/Long", "java/lang/Short", "java/lang/Byte", "java/lang/Boolean", "java/lang/Character"}},
	'd': {"$shown", "-0", []string{"java/lang/Integer", "java/lang/Long", "java/lang/Short", "java/lang/Byte"}},
	'c': {"$shown", "-", []string{"java/lang/Character"}},
	'x': {"$hex", "-0", []string{"java/lang/Integer", "java/lang/Long"}},
	'b': {"$truth", "-", []string{"java/lang/Boolean"}},
}

// anyText lists the conversions that run no code of their argument, so that their text
// can be any text where it is not known.
const anyText = "bcdoxefga"

// visitFormat notes what text a call of String.format makes, where the format is a
// constant, and makes the methods for it reachable. A text that is only printed is not made.
func (p *Program) visitFormat(x *Method, in *ssa.Call, m *classfile.Method) {
	f, ok := FormattingOf(in, m)
	c := p.Class(jdk.String)
	if !ok || !FormatsText(m) || c == nil || !c.Origin.Model || p.usesBody(m) || p.ForeignThrows() || onlyPrinted(x.Func, in) {
		return
	}
	cs, exc, why := f.Parse()
	vs, all, given := f.Elements(x.Func)
	if exc != "" || why != "" || !given && len(cs) > 0 || all {
		return
	}
	pieces, ok := formatPieces(f.Format.(*ssa.Const).String, cs)
	if !ok {
		return
	}
	t := &FormatText{}
	for i, q := range pieces {
		if q.conversion == nil {
			t.Pieces = append(t.Pieces, q.FormatPiece)
			continue
		}
		if q.conversion.Arg < 0 || q.conversion.Arg >= len(vs) || !p.showPiece(x, in, &pieces[i], vs[q.conversion.Arg]) {
			return
		}
		t.Pieces = append(t.Pieces, pieces[i].FormatPiece)
		t.Digits = t.Digits || q.conversion.Kind == 'd'
	}
	t.Join = p.callString(x, in, "$join", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;")
	t.Fit = p.callString(x, in, "$fit", "(Ljava/lang/String;II)Ljava/lang/String;")
	if t.Join != nil && t.Fit != nil {
		p.Formats[in] = t
	}
}

// showPiece completes the piece of a conversion for its argument; false where its text may
// need code of the argument.
func (p *Program) showPiece(x *Method, in *ssa.Call, q *formatPiece, arg ssa.Value) bool {
	c := q.conversion
	if arg == nil || arg.Type() == ssa.Null {
		q.Text = "null"
		if c.Kind == 'b' {
			q.Text = "false"
		}
		q.Any = !c.plain || c.Kind == 'h' || c.Kind == 't'
		return true
	}
	class := classfile.ClassNameOf(string(arg.Type()))
	show := shows[c.Kind]
	known := slices.Contains(show.classes, class)
	if c.plain && known && strings.Trim(c.flags, show.flags+"<") == "" {
		q.Arg, q.Shown = arg, p.callString(x, in, show.method, "(L"+class+";)Ljava/lang/String;")
		return q.Shown != nil
	}
	q.Any = true
	return known || strings.IndexByte(anyText, c.Kind) >= 0
}

// formatPiece is a piece of a format; with a conversion, its argument is not known yet.
type formatPiece struct {
	FormatPiece
	conversion *Conversion
}

// formatPieces splits a format without mistakes, which has the conversions cs.
func formatPieces(s string, cs []Conversion) (out []formatPiece, ok bool) {
	text := ""
	add := func(q formatPiece) {
		if text != "" {
			out = append(out, formatPiece{FormatPiece: FormatPiece{Text: text}})
			text = ""
		}
		if q.Any || q.conversion != nil {
			out = append(out, q)
		}
	}
	for s != "" {
		m := specifier.FindStringSubmatch(s)
		switch {
		case m == nil:
			text += s[:1]
			s = s[1:]
			continue
		case m[6] == "%" && m[3] != "":
			return nil, false
		case m[6] == "%":
			text += "%"
		case m[6] == "n": // what ends a line is the platform's matter
			add(formatPiece{FormatPiece: FormatPiece{Any: true, Least: 1}})
		case len(cs) == 0:
			return nil, false
		default:
			q := formatPiece{conversion: &cs[0], FormatPiece: FormatPiece{Columns: cs[0].columns, Least: shortest(m[0])}}
			switch {
			case cs[0].Has('-'):
				q.How = FitLeft
			case cs[0].Has('0'):
				q.How = FitZeros
			}
			add(q)
			cs = cs[1:]
		}
		s = s[len(m[0]):]
	}
	add(formatPiece{})
	return out, true
}
