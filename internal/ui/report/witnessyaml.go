package report

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// WitnessYAML writes a witness of SV-COMP in YAML, format 2.0 (Ayaziová et al., SPIN 2024).
// The format leaves the language of expressions to the program; here it is Java.
//
// For UNSAFE it is a violation_sequence: a segment with a waypoint function_return for each
// value that the run of Options.Violated takes from outside, in the order of the run, and a
// segment with the target. For SAFE it is an invariant_set: what Result.Invariants says of
// loops. For UNKNOWN nothing is known, and the sequence is empty.
func WitnessYAML(w io.Writer, r *result.Result, opt Options) error {
	y := yamlWitness{opt: opt, hashes: map[string]string{}}
	entry, property := "violation_sequence", assertProperty
	p := toldProperty(r, opt)
	switch {
	case p != nil:
		if p.Kind != ivl.AssertionError {
			property = runtimeProperty
		}
		y.violation(p)
	case r.Verdict == result.Safe:
		entry = "invariant_set"
		y.invariants(r)
	}
	if opt.Specification != "" {
		property = opt.Specification
	}
	content := y.text.String()
	if content == "" {
		content = "  content: []\n"
	} else {
		content = "  content:\n" + content
	}
	id := sha256.Sum256([]byte(opt.Version + property + content + opt.Time.String()))
	_, err := fmt.Fprintf(w, `- entry_type: %s
  metadata:
    format_version: "2.0"
    uuid: %s
    creation_time: %s
    producer:
      name: "jayverify"
      version: %s
    task:
%s      specification: %s
      data_model: "LP64"
      language: "Java"
%s`, quoted(entry), quoted(uuid(id[:])), quoted(opt.Time.UTC().Format(time.RFC3339)), quoted(opt.Version), y.files(), quoted(property), content)
	return err
}

// yamlWitness gathers the content of a witness.
type yamlWitness struct {
	opt    Options
	text   strings.Builder
	hashes map[string]string // of the files that the content names; "" if a file cannot be read
}

// violation adds the run of p.
func (y *yamlWitness) violation(p *result.Property) {
	if p.Run != nil {
		for _, in := range p.Run.Inputs {
			if isCall(in.Input) {
				y.waypoint("function_return", in.Input.Pos)
				y.printf("        constraint:\n          value: %s\n          format: \"java_expression\"\n", quoted(resultIs(in.Value)))
			}
		}
	}
	y.waypoint("target", p.Pos)
}

// waypoint adds a segment that a run must pass.
func (y *yamlWitness) waypoint(kind string, pos ivl.Pos) {
	y.printf("  - segment:\n    - waypoint:\n        type: %s\n        action: \"follow\"\n        location:\n%s", quoted(kind), y.location(pos, "          "))
}

// invariants adds what is known of loops as far as it is an expression of Java.
func (y *yamlWitness) invariants(r *result.Result) {
	for _, i := range r.Invariants {
		if i.Kind != result.LoopInvariant || i.Pos.Line == 0 {
			continue
		}
		var facts []string
		for _, f := range i.Facts {
			if e, ok := javaExpression(f); ok {
				facts = append(facts, e)
			}
		}
		if len(facts) > 0 {
			y.printf("  - invariant:\n      type: \"loop_invariant\"\n      location:\n%s      value: %s\n      format: \"java_expression\"\n",
				y.location(i.Pos, "        "), quoted(strings.Join(facts, " && ")))
		}
	}
}

// location is a place in the source.
func (y *yamlWitness) location(pos ivl.Pos, indent string) string {
	name := y.opt.Sources.path(pos)
	if _, known := y.hashes[name]; !known {
		y.hashes[name] = ""
		if text, err := os.ReadFile(name); err == nil {
			sum := sha256.Sum256(text)
			y.hashes[name] = hex.EncodeToString(sum[:])
		}
	}
	text := fmt.Sprintf("%sfile_name: %s\n%sline: %d\n", indent, quoted(name), indent, pos.Line)
	if m := pos.Method; m != nil {
		text += fmt.Sprintf("%sfunction: %s\n", indent, quoted(strings.ReplaceAll(m.Class, "/", ".")+"."+m.Name))
	}
	return text
}

// files lists the files that the content names, with their SHA-256.
func (y *yamlWitness) files() string {
	if len(y.hashes) == 0 {
		return "      input_files: []\n      input_file_hashes: {}\n"
	}
	var names, sums strings.Builder
	for _, name := range sortedKeys(y.hashes) {
		fmt.Fprintf(&names, "      - %s\n", quoted(name))
		fmt.Fprintf(&sums, "        %s: %s\n", quoted(name), quoted(y.hashes[name]))
	}
	return "      input_files:\n" + names.String() + "      input_file_hashes:\n" + sums.String()
}

func (y *yamlWitness) printf(format string, args ...any) { fmt.Fprintf(&y.text, format, args...) }

func sortedKeys(m map[string]string) []string {
	var keys []string
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// quoted is a text as a scalar of YAML: every string of JSON is one (YAML 1.2, §7.3.1).
func quoted(s string) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	_ = e.Encode(s) // a string has always an encoding
	return strings.TrimSuffix(b.String(), "\n")
}

// uuid writes 16 bytes of a hash as a UUID of version 8, whose bits have no other meaning
// (RFC 9562 §5.8).
func uuid(hash []byte) string {
	b := slices.Clone(hash[:16])
	b[6], b[8] = b[6]&0x0f|0x80, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

// resultIs says in Java that \result, what a method has returned, is a value of a run.
func resultIs(value string) string {
	prefix, cut := strings.CutSuffix(value, "…") // the report shows long texts so
	switch {
	case value == "NaN":
		return `Double.isNaN(\result)`
	case value == "Infinity":
		return `\result == Double.POSITIVE_INFINITY`
	case value == "-Infinity":
		return `\result == Double.NEGATIVE_INFINITY`
	case value == "-0.0":
		return `\result == 0.0 && 1 / \result < 0`
	case strings.HasPrefix(value, `"`) && cut:
		return `\result.startsWith(` + prefix + `)`
	case strings.HasPrefix(value, `"`):
		return `\result.equals(` + value + `)`
	}
	if wide.MatchString(value) {
		value += "L" // too many digits for an int
	}
	return `\result == ` + value
}

var (
	wide       = regexp.MustCompile(`^-?\d{10,}$`)
	arithmetic = regexp.MustCompile(`[+*\\]|[\w)\]] ?- ?[\w(]`)
	flipped    = regexp.MustCompile(`^(-?\d+L?) (<=|<) ([^<>=&|]+)$`)
)

// javaExpression is a fact as an expression of Java; ok is false if it is none. Facts are
// about integers without bounds, so one that calculates says something else in Java. A
// bound from below has its variable first, as some readers expect.
func javaExpression(fact string) (expr string, ok bool) {
	expr, ok = jmlExpression(fact)
	if !ok || arithmetic.MatchString(expr) {
		return "", false
	}
	if m := flipped.FindStringSubmatch(expr); m != nil {
		expr = m[3] + map[string]string{"<=": " >= ", "<": " > "}[m[2]] + m[1]
	}
	if strings.Contains(expr, "||") {
		expr = "(" + expr + ")"
	}
	return expr, true
}
