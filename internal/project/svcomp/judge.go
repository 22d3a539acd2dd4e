package svcomp

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// Verdict is what SV-COMP's tables say.
type Verdict struct {
	Value  result.Verdict // Safe, Unsafe or Unknown
	Reason string         // for Unknown
	// Violated is the property that a run violates, for Unsafe.
	Violated *result.Property
}

// String is TRUE, FALSE or UNKNOWN(reason).
func (v Verdict) String() string {
	switch v.Value {
	case result.Safe:
		return "TRUE"
	case result.Unsafe:
		return "FALSE"
	}
	if v.Reason == "" {
		return "UNKNOWN"
	}
	return "UNKNOWN(" + v.Reason + ")"
}

// runtimeException is the class that the property about exceptions names.
const runtimeException = "java/lang/RuntimeException"

// Judge says what a result of p's checks means for p. Classes has the program.
//
// The checks of jayverify are about what leaves main. So is the property about exceptions,
// but of exceptions that are no RuntimeException it says nothing. The property about
// assertions forbids also a failure that the program catches: where it may catch one,
// there is no TRUE.
func Judge(r *result.Result, p Property, classes *classfile.Path) Verdict {
	v := judge(only(r, p, classes), p, classes)
	if v.Value != result.Safe || !p.Runtime && !handles(classes) {
		return v
	}
	for _, a := range r.Assumptions {
		if a.Kind == noThrow {
			return Verdict{Reason: "it is assumed that " + a.Text}
		}
	}
	return v
}

// noThrow is the kind of the assumptions that calls do not throw although they could. A
// TRUE must not rest on them: for exceptions they are what is to be shown. What throws and
// is not caught violates no assertion, so there they count only if something is caught.
const noThrow = "no-throw"

// judge says what a result of p's checks alone means for p.
func judge(r *result.Result, p Property, classes *classfile.Path) Verdict {
	if p.Runtime {
		return runtimeVerdict(r, classes)
	}
	if q := shown(r, func(q result.Property) bool { return q.Kind == ivl.AssertionError }); q != nil {
		return Verdict{Value: result.Unsafe, Violated: q}
	}
	v := open(r)
	if v.Value == result.Safe {
		if where := catchesErrors(classes); where != "" {
			return Verdict{Reason: "a failed assertion may be caught in " + where}
		}
	}
	return v
}

// shown is a violated property that counts; one whose run the JVM has repeated, if there is
// one, because the witness is about it. It is nil if there is none.
func shown(r *result.Result, counts func(result.Property) bool) *result.Property {
	var first *result.Property
	for i := range r.Properties {
		q := &r.Properties[i]
		if q.Verdict != result.Unsafe || !counts(*q) {
			continue
		}
		if q.Run != nil && q.Run.JVM != nil && q.Run.JVM.Confirmed {
			return q
		}
		if first == nil {
			first = q
		}
	}
	return first
}

// All is what the verdicts of several properties say together: FALSE if one is, else
// UNKNOWN if one is.
func All(verdicts []Verdict) Verdict {
	all := Verdict{Value: result.Safe}
	for _, v := range verdicts {
		if v.Value == result.Unsafe {
			return v
		}
		if v.Value == result.Unknown && all.Value == result.Safe {
			all = v
		}
	}
	return all
}

// only is a result without the checks that do not belong to p, such as an open one that only
// exceptions that p does not name can violate. What is not supported stays: a run may pass
// it before it comes to any check.
func only(r *result.Result, p Property, classes *classfile.Path) *result.Result {
	rest := *r
	rest.Properties, rest.Verdict = nil, result.Safe
	opened := false // a check of another property is open
	for _, q := range r.Properties {
		open := q.Verdict == result.Unknown || q.Verdict == result.NotJudged
		if !p.has(q.Kind) || p.Runtime && q.Verdict == result.Unknown && isOther(q, classes) {
			opened = opened || open
			continue
		}
		switch {
		case q.Verdict == result.Unsafe:
			rest.Verdict = result.Unsafe
		case open && rest.Verdict == result.Safe:
			rest.Verdict = result.Unknown
			if r.Verdict != result.Unknown || opened {
				rest.Reason = q.Reason
			}
		}
		rest.Properties = append(rest.Properties, q)
	}
	// An answer that no check explains is about the whole program.
	if rest.Verdict == result.Safe && (len(r.Unsupported) > 0 || r.Verdict == result.Unknown && !opened) {
		rest.Verdict = result.Unknown
	}
	return &rest
}

// open is the verdict if nothing is violated.
func open(r *result.Result) Verdict {
	if r.Remaining() == result.Safe {
		return Verdict{Value: result.Safe}
	}
	reason := r.Reason.String()
	if r.Verdict == result.Safe {
		reason = "an assumption is not accepted"
	}
	return Verdict{Reason: reason}
}

// runtimeVerdict judges the violations by the classes of their exceptions.
func runtimeVerdict(r *result.Result, classes *classfile.Path) Verdict {
	rest := *r
	rest.Properties = nil
	rest.Verdict = result.Safe
	reason := ""
	if q := shown(r, func(q result.Property) bool { return thrownIs(q, classes) == yes }); q != nil {
		return Verdict{Value: result.Unsafe, Violated: q}
	}
	for _, q := range r.Properties {
		if q.Verdict == result.Unsafe {
			switch thrownIs(q, classes) {
			case no:
				q.Accepted = &result.Acceptance{By: "property", Reason: "it is no RuntimeException"}
				rest.Verdict = result.Unsafe
			case undecided:
				q.Verdict, q.Run = result.Unknown, nil
				reason = "the class of an exception is not known"
			}
		}
		rest.Properties = append(rest.Properties, q)
	}
	if rest.Remaining() == result.Safe && r.Verdict != result.Unknown {
		return Verdict{Value: result.Safe}
	}
	if reason == "" && r.Verdict == result.Unknown {
		reason = r.Reason.String()
	}
	if reason == "" {
		reason = "some check is open"
	}
	return Verdict{Reason: reason}
}

// answer is yes, no or undecided.
type answer uint8

const (
	undecided answer = iota
	yes
	no
)

// thrownIs says whether the exceptions of a violated property are RuntimeExceptions: yes
// if that of its run is one, no if none can be.
func thrownIs(q result.Property, classes *classfile.Path) answer {
	static := strings.ReplaceAll(q.Exception, ".", "/")
	if q.Run != nil && q.Run.Wrapper == "" {
		if j := q.Run.JVM; j != nil && j.Confirmed && below(strings.ReplaceAll(j.Exception, ".", "/"), runtimeException, classes) == yes {
			return yes
		}
		if below(static, runtimeException, classes) == yes {
			return yes
		}
	}
	if q.Run != nil && q.Run.Wrapper != "" && below(static, runtimeException, classes) == yes {
		return undecided // this run ends with an ExceptionInInitializerError, another one may not
	}
	if isOther(q, classes) {
		return no
	}
	return undecided
}

// isOther reports whether no exception that violates a property is a RuntimeException.
func isOther(q result.Property, classes *classfile.Path) bool {
	static := strings.ReplaceAll(q.Exception, ".", "/")
	return below(static, runtimeException, classes) == no && below(runtimeException, static, classes) == no
}

// below reports whether a class is another one or below it.
func below(class, super string, classes *classfile.Path) answer {
	for range 1000 { // a cyclic hierarchy has no end
		switch {
		case class == super:
			return yes
		case class == "":
			return no
		}
		c, err := classes.Class(class)
		if err != nil {
			return undecided
		}
		class = c.Super
	}
	return undecided
}
