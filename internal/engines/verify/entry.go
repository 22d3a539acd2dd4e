package verify

import (
	"errors"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
)

// entryName is a method as a user names it: as in class files, Util.f(I)I, or as
// in Java, util.Hex.decode(String).
type entryName struct {
	text   string   // all of it
	class  string   // with dots; "" where only the class of a constructor is named
	method string   // <init> for a constructor
	desc   string   // a descriptor; "" for none
	params []string // types as Java writes them, without type arguments; nil for any
}

// parseEntry takes the name of an entry apart. The error is of class Usage.
func parseEntry(text string) (entryName, error) {
	n := entryName{text: text}
	name, rest := strings.TrimSpace(text), ""
	if i := strings.IndexByte(name, '('); i >= 0 {
		name, rest = strings.TrimSpace(name[:i]), name[i:]
		if _, _, err := classfile.ParseMethodDescriptor(rest); err == nil {
			n.desc = rest
		} else if n.params, err = parseParams(text, rest); err != nil {
			return n, err
		}
	}
	name = strings.TrimSpace(strings.TrimPrefix(name, "new "))
	i := strings.LastIndexByte(name, '.')
	if i <= 0 && rest == "" || i == 0 || i == len(name)-1 || name == "" {
		return n, failure.Errorf(failure.Usage, "--entry=%s: want CLASS.METHOD, optionally with the types of its parameters", text)
	}
	n.class, n.method = name[:max(i, 0)], name[i+1:]
	return n, nil
}

// parseParams takes a list of parameters as Java writes it apart: types, with or
// without names.
func parseParams(text, list string) ([]string, error) {
	list = strings.TrimSpace(list)
	if !strings.HasSuffix(list, ")") {
		return nil, failure.Errorf(failure.Usage, "--entry=%s: the parameters do not end with \")\"", text)
	}
	var plain strings.Builder
	depth := 0
	for _, r := range list[1 : len(list)-1] {
		switch r {
		case '<':
			depth++
		case '>':
			depth--
		default:
			if depth == 0 {
				plain.WriteRune(r)
			}
		}
	}
	if depth != 0 {
		return nil, failure.Errorf(failure.Usage, "--entry=%s: \"<\" and \">\" do not fit together", text)
	}
	params := []string{}
	if strings.TrimSpace(plain.String()) == "" {
		return params, nil
	}
	for _, p := range strings.Split(plain.String(), ",") {
		p = strings.NewReplacer("...", "[] ", "[", " [", "]", "] ").Replace(p)
		words := slices.DeleteFunc(strings.Fields(p), func(w string) bool { return w == "final" || w[0] == '@' })
		typ, dims := "", ""
		for _, w := range words {
			switch {
			case w == "[]" || w == "[" || w == "]":
				dims += w
			case typ == "":
				typ = w
			}
		}
		if typ == "" {
			return nil, failure.Errorf(failure.Usage, "--entry=%s: a parameter has no type", text)
		}
		params = append(params, strings.ReplaceAll(typ, "/", ".")+dims)
	}
	return params, nil
}

// namedEntry finds the method that the text names. Simple names of classes will
// do where there is one class of that name.
func namedEntry(path *classfile.Path, text string) (*classfile.Method, error) {
	n, err := parseEntry(text)
	if err != nil {
		return nil, err
	}
	class, method := n.class, n.method
	c, err := namedClass(path, text, class)
	if notFound := (*classfile.NotFoundError)(nil); class == "" || n.params != nil && errors.As(err, &notFound) {
		// Perhaps all of it is a class, and a constructor is meant.
		full := strings.TrimPrefix(class+"."+method, ".")
		if init, e := namedClass(path, text, full); e == nil || class == "" {
			c, err, method = init, e, "<init>"
		}
	}
	if err != nil {
		return nil, err
	}
	if method == "new" || method == simpleName(c.Name) && !slices.ContainsFunc(c.Methods, func(m *classfile.Method) bool { return m.Name == method }) {
		method = "<init>"
	}
	return n.choose(c, method)
}

// choose finds the method of class c that is meant.
func (n entryName) choose(c *classfile.Class, method string) (*classfile.Method, error) {
	var named, found []*classfile.Method
	for _, m := range c.Methods {
		if m.Name != method {
			continue
		}
		named = append(named, m)
		if (n.desc == "" || m.Desc == n.desc) && (n.params == nil || n.takes(m)) {
			found = append(found, m)
		}
	}
	if len(found) > 1 { // those that the compiler made are not meant
		if own := slices.DeleteFunc(slices.Clone(found), func(m *classfile.Method) bool { return m.Access.Has(classfile.AccSynthetic) }); len(own) > 0 {
			found = own
		}
	}
	class := classfile.JavaName(classfile.DescriptorOf(c.Name))
	switch {
	case len(found) == 1 && found[0].Code == nil:
		return nil, failure.Errorf(failure.Usage, "--entry=%s: the method is abstract or native and has no code", n.text)
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		return nil, failure.Errorf(failure.Usage, "--entry=%s names %d methods; say which: %s", n.text, len(found), strings.Join(signatures(found), ", "))
	case len(named) > 0:
		return nil, failure.Errorf(failure.NoInput, "class %s has no method %s with these parameters; it has %s", class, method, strings.Join(signatures(named), ", "))
	}
	var names []string
	for _, m := range c.Methods {
		if !m.IsInit() && m.Name != "<clinit>" && !m.Access.Has(classfile.AccSynthetic) {
			names = append(names, m.Name)
		}
	}
	return nil, failure.Errorf(failure.NoInput, "class %s has no method %s%s", class, method, didYouMean(method, names))
}

// takes reports whether m has the parameters that the user names.
func (n entryName) takes(m *classfile.Method) bool {
	params, _, err := classfile.ParseMethodDescriptor(m.Desc)
	return err == nil && slices.EqualFunc(params, n.params, func(desc, name string) bool {
		return sameClass(classfile.JavaName(desc), name)
	})
}

// sameClass reports whether name, which may lack packages and outer classes, is
// how Java calls the class or type full.
func sameClass(full, name string) bool {
	full, name = strings.ReplaceAll(full, "$", "."), strings.ReplaceAll(name, "$", ".")
	return full == name || strings.HasSuffix(full, "."+name)
}

func simpleName(class string) string { return class[strings.LastIndexAny(class, "/$")+1:] }

// signatures tells methods apart: by their parameters as Java writes them, or,
// where these are alike, by descriptors.
func signatures(ms []*classfile.Method) []string {
	write := func(short bool) []string {
		var texts []string
		for _, m := range ms {
			params, _, _ := classfile.ParseMethodDescriptor(m.Desc)
			for i, p := range params {
				params[i] = classfile.JavaName(p)
				if short {
					params[i] = params[i][strings.LastIndexAny(params[i], ".$")+1:]
				}
			}
			texts = append(texts, simpleName(m.Class.Name)+"."+m.Name+"("+strings.Join(params, ", ")+")")
		}
		return texts
	}
	for _, short := range []bool{true, false} {
		if texts := write(short); len(slices.Compact(slices.Sorted(slices.Values(texts)))) == len(texts) {
			return texts
		}
	}
	var texts []string
	for _, m := range ms {
		texts = append(texts, simpleName(m.Class.Name)+"."+m.Name+m.Desc)
	}
	return texts
}

// namedClass finds a class by its binary name, by its name in Java, or by the end
// of that.
func namedClass(path *classfile.Path, text, name string) (*classfile.Class, error) {
	c, err := path.Class(strings.ReplaceAll(name, ".", "/"))
	notFound := (*classfile.NotFoundError)(nil)
	if err == nil {
		return c, nil
	}
	if !errors.As(err, &notFound) || notFound.NeededBy != "" {
		return nil, inputError(err)
	}
	all, listErr := path.ProgramClasses()
	if listErr != nil {
		return nil, inputError(listErr)
	}
	var found, simple []string
	for _, k := range all {
		if sameClass(strings.ReplaceAll(k, "/", "."), name) {
			found = append(found, k)
		}
		simple = append(simple, strings.ReplaceAll(strings.ReplaceAll(k, "/", "."), "$", "."))
	}
	switch {
	case len(found) == 1:
		if c, err = path.Class(found[0]); err != nil {
			return nil, inputError(err)
		}
		return c, nil
	case len(found) > 1:
		for i, k := range found {
			found[i] = strings.ReplaceAll(k, "/", ".")
		}
		return nil, failure.Errorf(failure.Usage, "--entry=%s: there are %d classes %s: %s", text, len(found), name, strings.Join(few(found), ", "))
	}
	if hint := didYouMean(name, simple); hint != "" {
		return nil, failure.WithClass(failure.NoInput, &suggestion{err, hint})
	}
	return nil, inputError(err)
}

// suggestion is an error with a suggestion behind it.
type suggestion struct {
	err  error
	hint string
}

func (e *suggestion) Error() string { return e.err.Error() + e.hint }
func (e *suggestion) Unwrap() error { return e.err }

// maxCandidates bounds the names that an error lists.
const maxCandidates = 10

// few is the first names of a list, and "…" where there are more.
func few(names []string) []string {
	if len(names) > maxCandidates {
		return append(names[:maxCandidates:maxCandidates], "…")
	}
	return names
}

// didYouMean suggests, behind an error, the names that are nearest to one that is
// not there, by their last parts; "" when none is near.
func didYouMean(name string, names []string) string {
	last := func(s string) string { return strings.ToLower(s[strings.LastIndexByte(s, '.')+1:]) }
	want, best := last(name), 0
	var near []string
	for _, k := range slices.Compact(slices.Sorted(slices.Values(names))) {
		d := edits(want, last(k))
		if d > 1+len(want)/4 || d >= len(want) || len(near) > 0 && d > best {
			continue
		}
		if len(near) > 0 && d < best {
			near = nil
		}
		near, best = append(near, k), d
	}
	if len(near) == 0 {
		return ""
	}
	return "; did you mean " + strings.Join(few(near), " or ") + "?"
}

// edits is how many bytes have to be inserted, deleted or changed to make b of a
// (Levenshtein's distance).
func edits(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			d := diagonal
			if a[i] != b[j] {
				d++
			}
			diagonal = row[j+1]
			row[j+1] = min(d, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
