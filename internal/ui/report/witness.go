package report

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/xml"
	"io"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// The elements of a witness: an automaton in GraphML, format 1.0 of SV-COMP
// (github.com/sosy-lab/sv-witnesses).
type (
	graphML struct {
		XMLName xml.Name     `xml:"graphml"`
		NS      string       `xml:"xmlns,attr"`
		Keys    []graphKey   `xml:"key"`
		Graph   witnessGraph `xml:"graph"`
	}
	graphKey struct {
		ID      string `xml:"id,attr"`
		For     string `xml:"for,attr"`
		Name    string `xml:"attr.name,attr"`
		Type    string `xml:"attr.type,attr"`
		Default string `xml:"default,omitempty"`
	}
	witnessGraph struct {
		EdgeDefault string        `xml:"edgedefault,attr"`
		Data        []graphData   `xml:"data"`
		Nodes       []witnessNode `xml:"node"`
		Edges       []witnessEdge `xml:"edge"`
	}
	witnessNode struct {
		ID   string      `xml:"id,attr"`
		Data []graphData `xml:"data"`
	}
	witnessEdge struct {
		ID     string      `xml:"id,attr"`
		Source string      `xml:"source,attr"`
		Target string      `xml:"target,attr"`
		Data   []graphData `xml:"data"`
	}
	graphData struct {
		Key  string `xml:"key,attr"`
		Text string `xml:",chardata"`
	}
)

// SV-COMP's properties of Java programs.
const (
	assertProperty  = "CHECK( init(Main.main()), LTL(G assert) )"
	runtimeProperty = "CHECK( init(Main.main()), LTL(G ! uncaught(java.lang.RuntimeException)) )"
)

// Witness writes a witness of SV-COMP in GraphML. For UNSAFE it has the lines of the run
// of Options.Violated, or else of the first violated property, as edges. An edge whose
// line takes a value from outside assumes this value. The last node is the violation. For
// SAFE the graph has the entry alone: the invariants are not in it. For UNKNOWN it is empty.
func Witness(w io.Writer, r *result.Result, opt Options) error {
	g := witnessGraph{EdgeDefault: "directed"}
	p := toldProperty(r, opt)
	kind, property := "correctness_witness", assertProperty
	switch {
	case p != nil:
		kind = "violation_witness"
		if p.Kind != ivl.AssertionError {
			property = runtimeProperty
		}
		g.run(p, opt)
	case r.Verdict == result.Safe:
		g.Nodes = []witnessNode{{ID: "n0", Data: []graphData{{"entry", "true"}}}}
	}
	if opt.Specification != "" {
		property = opt.Specification
	}
	g.Data = []graphData{
		{"witness-type", kind}, {"sourcecodelang", "Java"}, {"producer", "jayverify " + opt.Version}, {"specification", property},
	}
	if p != nil {
		g.Data = append(g.Data, programData(p, opt)...)
	}
	g.Data = append(g.Data, graphData{"architecture", "64bit"})
	if !opt.Time.IsZero() {
		g.Data = append(g.Data, graphData{"creationtime", opt.Time.UTC().Format(time.RFC3339)})
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	e := xml.NewEncoder(w)
	e.Indent("", "  ")
	if err := e.Encode(graphML{NS: "http://graphml.graphdrawing.org/xmlns", Keys: witnessKeys(), Graph: g}); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

// toldProperty is the property whose run is told; nil if no run violates one.
func toldProperty(r *result.Result, opt Options) *result.Property {
	if opt.Violated != nil {
		return opt.Violated
	}
	if r.Verdict != result.Unsafe {
		return nil
	}
	for i := range r.Properties {
		if p := &r.Properties[i]; p.Verdict == result.Unsafe && p.Run != nil {
			return p
		}
	}
	return nil
}

// programData names the file with the violation, and its SHA-256 if it is there.
func programData(p *result.Property, opt Options) []graphData {
	name := opt.Sources.path(p.Pos)
	data := []graphData{{"programfile", name}}
	if text, err := os.ReadFile(name); err == nil {
		sum := sha256.Sum256(text)
		data = append(data, graphData{"programhash", hex.EncodeToString(sum[:])})
	}
	return data
}

// run adds the run of p: an edge for each of its lines, and a node behind it. Lines that a
// long run leaves out are not there, but all values are, in the order of the run: a
// validator gives them to the program one after another. A value of Verifier is told twice:
// as what the method returns, where jlisa-wit looks for it, and then as what the program
// gets, where wit4java does.
func (g *witnessGraph) run(p *result.Property, opt Options) {
	g.node("entry")
	if p.Run != nil {
		path, next := p.Run.Path, 0
		until := func(step int) {
			for ; next < step && next < len(path); next++ {
				g.edge(lineData(path[next], opt), "")
			}
		}
		for _, in := range p.Run.Inputs {
			if !isCall(in.Input) {
				continue
			}
			until(in.Step)
			if data := returned(in, opt); data != nil {
				g.edge(data, "")
			}
			g.edge(slices.Concat(lineData(in.Input.Pos, opt), assumedValue(p.Run, in)), "")
			next = max(next, in.Step+1)
		}
		until(len(path))
	}
	g.edge(lineData(p.Pos, opt), "violation")
}

// isCall reports whether a program gets an input as the result of the call that the input is named by. Arguments
// of main are none, nor are results of calls without a model, and what the world outside does with a connection.
func isCall(in *ivl.Input) bool {
	method, _, _ := strings.Cut(in.Name, "(")
	return in.Kind == ivl.Environment && in.Pos.Line > 0 && !strings.Contains(method, " ")
}

// node adds a node; mark is "", entry or violation.
func (g *witnessGraph) node(mark string) string {
	n := witnessNode{ID: "n" + strconv.Itoa(len(g.Nodes))}
	if mark != "" {
		n.Data = []graphData{{mark, "true"}}
	}
	g.Nodes = append(g.Nodes, n)
	return n.ID
}

// edge adds an edge from the last node to a new one.
func (g *witnessGraph) edge(data []graphData, mark string) {
	from := g.Nodes[len(g.Nodes)-1].ID
	id := "e" + strconv.Itoa(len(g.Edges))
	g.Edges = append(g.Edges, witnessEdge{ID: id, Source: from, Target: g.node(mark), Data: data})
}

// lineData is the place of an edge.
func lineData(pos ivl.Pos, opt Options) []graphData {
	var data []graphData
	if name := opt.Sources.path(pos); name != "" {
		data = append(data, graphData{"originfile", name})
	}
	if pos.Line > 0 {
		data = append(data, graphData{"startline", strconv.Itoa(pos.Line)}, graphData{"endline", strconv.Itoa(pos.Line)})
	}
	return append(data, graphData{"threadId", "0"})
}

// variable is the name of a local variable or of the parts of a field.
var variable = regexp.MustCompile(`^[\pL_$][\pL\pN_$.]*$`)

// assumedValue tells the value of an input: "x = 5;" if the line gives it to a variable, else
// "\result = 5;" with the name of the method. A char is written as its number, and a text
// as "x.equals("ab");", as the validator wit4java reads them.
func assumedValue(run *result.Counterexample, in result.InputValue) []graphData {
	left := `\result`
	data := []graphData{{"assumption", ""}, {"assumption.scope", scopeOf(in.Input.Pos)}}
	for _, c := range run.Changes {
		if in.Step >= 0 && c.Step == in.Step && c.Value == in.Value && variable.MatchString(c.Name) {
			left = c.Name
			break
		}
	}
	if left == `\result` {
		_, method, _ := strings.Cut(strings.TrimSuffix(in.Input.Name, "()"), ".")
		data = append(data, graphData{"assumption.resultfunction", method})
	}
	prefix, cut := strings.CutSuffix(in.Value, "…") // the report shows long texts so
	switch {
	case strings.HasPrefix(in.Value, "'"):
		data[0].Text = left + " = " + charNumber(in.Value) + ";"
	case strings.HasPrefix(in.Value, `"`) && cut:
		data[0].Text = left + ".startsWith(" + prefix + ");"
	case strings.HasPrefix(in.Value, `"`):
		data[0].Text = left + ".equals(" + in.Value + ");"
	default:
		data[0].Text = left + " = " + withoutExponent(in.Value) + ";"
	}
	return data
}

// exponent is a float or a double with an exponent.
var exponent = regexp.MustCompile(`^(-?\d+(?:\.\d+)?e-?\d+)(f?)$`)

// withoutExponent writes a number that has an exponent with all of its digits: wit4java reads
// digits with at most one point.
func withoutExponent(value string) string {
	m := exponent.FindStringSubmatch(value)
	if m == nil {
		return value
	}
	size := 64
	if m[2] != "" {
		size = 32
	}
	x, err := strconv.ParseFloat(m[1], size)
	if err != nil {
		return value
	}
	text := strconv.FormatFloat(x, 'f', -1, size)
	if !strings.Contains(text, ".") {
		text += ".0"
	}
	return text + m[2]
}

// verifierClass is the class whose methods return any values.
const verifierClass = "org.sosy_lab.sv_benchmarks.Verifier"

// verifierTypes are the descriptors of what the methods of Verifier return.
var verifierTypes = map[string]string{
	"nondetBoolean": "Z", "nondetByte": "B", "nondetChar": "C", "nondetShort": "S", "nondetInt": "I",
	"nondetLong": "J", "nondetFloat": "F", "nondetDouble": "D", "nondetString": "Ljava/lang/String;",
}

// returned tells the value that a method of Verifier has returned, in the scope of this
// method; nil if it is none, or cannot be told in one line. A char and a text are written
// as they are, between quotes and without escapes, as jlisa-wit reads them.
func returned(in result.InputValue, opt Options) []graphData {
	method, is := strings.CutPrefix(strings.TrimSuffix(in.Input.Name, "()"), "Verifier.")
	desc := verifierTypes[method]
	if !is || desc == "" {
		return nil
	}
	value := in.Value
	if value != "" && (value[0] == '"' || value[0] == '\'') {
		plain, ok := unescaped(value)
		if !ok {
			return nil
		}
		value = value[:1] + plain + value[:1]
	}
	return append(lineData(in.Input.Pos, opt), graphData{"assumption", "return_tmp0 = " + value + ";"},
		graphData{"assumption.scope", "java::" + verifierClass + "." + method + ":()" + desc}, graphData{"assumption.resultfunction", method})
}

// unescaped is what a literal of Java stands for; ok is false for one that is cut, and if
// it has characters that XML or a line cannot have.
func unescaped(literal string) (text string, ok bool) {
	quote := literal[0]
	if len(literal) < 2 || literal[len(literal)-1] != quote {
		return "", false
	}
	rest := literal[1 : len(literal)-1]
	var b strings.Builder
	for rest != "" {
		r, _, tail, err := strconv.UnquoteChar(rest, quote)
		if err != nil || !unicode.IsPrint(r) {
			return "", false
		}
		b.WriteRune(r)
		rest = tail
	}
	return b.String(), true
}

// charNumber is the number of a character in Java notation.
func charNumber(literal string) string {
	text := literal[1 : len(literal)-1]
	u, _, _, err := strconv.UnquoteChar(text, '\'')
	if hex, is := strings.CutPrefix(text, `\u`); is { // also half of a pair, which is no rune
		n, _ := strconv.ParseUint(hex, 16, 16)
		return strconv.FormatUint(n, 10)
	}
	if err != nil {
		return literal
	}
	return strconv.Itoa(int(u))
}

// scopeOf is the method of a place, as witnesses of Java name it.
func scopeOf(pos ivl.Pos) string {
	if pos.Method == nil {
		return ""
	}
	return "java::" + strings.ReplaceAll(pos.Method.Class, "/", ".") + "." + pos.Method.Name + ":" + pos.Method.Desc
}

// witnessKeys declare the keys of the data.
func witnessKeys() []graphKey {
	text := func(of, id, name string) graphKey { return graphKey{ID: id, For: of, Name: name, Type: "string"} }
	flag := func(id, name string) graphKey { return graphKey{id, "node", name, "boolean", "false"} }
	number := func(id, name string) graphKey { return graphKey{ID: id, For: "edge", Name: name, Type: "int"} }
	return []graphKey{
		text("graph", "witness-type", "witness-type"), text("graph", "sourcecodelang", "sourcecodelang"), text("graph", "producer", "producer"),
		text("graph", "specification", "specification"), text("graph", "programfile", "programFile"), text("graph", "programhash", "programHash"),
		text("graph", "architecture", "architecture"), text("graph", "creationtime", "creationTime"),
		flag("entry", "isEntryNode"), flag("violation", "isViolationNode"),
		text("edge", "originfile", "originFileName"), number("startline", "startline"), number("endline", "endline"), number("threadId", "threadId"),
		text("edge", "assumption", "assumption"), text("edge", "assumption.scope", "assumption.scope"),
		text("edge", "assumption.resultfunction", "assumption.resultfunction"),
	}
}
