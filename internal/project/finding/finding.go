package finding

// Class says what a violation is worth.
type Class uint8

// The classes.
const (
	// Manifest is a failure with arguments that every caller may pass.
	Manifest Class = iota
	// Latent is a failure that only arguments cause which callers are not expected to
	// pass, though nothing written forbids them.
	Latent
	// Documented is an exception that belongs to the method's contract.
	Documented
)

var classNames = [...]string{Manifest: "manifest", Latent: "latent", Documented: "documented"}

// String returns "manifest", "latent" or "documented", as in JSON.
func (c Class) String() string { return classNames[c] }

// Confidence says how sure a classification is.
type Confidence uint8

// The confidences.
const (
	Low Confidence = iota
	Medium
	High
)

// String returns "low", "medium" or "high", as in JSON.
func (c Confidence) String() string { return [...]string{"low", "medium", "high"}[c] }

// Finding is the classification of one violation.
type Finding struct {
	Class      Class
	Confidence Confidence
	Why        string // one sentence
	// Requires are the preconditions, as Java expressions over the entry's parameters,
	// that the violation lets one infer; empty where none can be told.
	Requires []string
}
