package cache

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// An edit that only moves methods to other lines changes no verdict, but a report shows lines.
// So the lines of methods are no part of the name of a result. They are kept with it, and where
// they are others now, the result is moved with its methods, or is not used.

// errMoved says that a result cannot be moved to other lines.
var errMoved = errors.New("the result shows lines that cannot be moved")

// shifts is how many lines methods have moved down, by their names: CLASS.NAMEDESC. It has all
// methods that a verification has read.
type shifts struct {
	by   map[string]int
	tops map[string]bool // top-level classes with a method that has moved
}

// isLine reports whether q asks for a line.
func isLine(q classfile.Question) bool {
	return strings.HasPrefix(string(q), string(classfile.AskLine))
}

// newShifts compares the lines of methods with those of today. It is nil if no method has moved.
func newShifts(before map[string]string, ask Ask) (*shifts, error) {
	s := &shifts{map[string]int{}, map[string]bool{}}
	for method, old := range before {
		answer, err := ask(classfile.AskLine + classfile.Question(method))
		if err != nil {
			return nil, err
		}
		from, err1 := strconv.Atoi(old)
		to, err2 := strconv.Atoi(answer)
		if answer != old && (err1 != nil || err2 != nil || from == 0 || to == 0) {
			return nil, errMoved
		}
		s.by[method] = to - from
		if to != from {
			s.tops[topOf(classOf(method))] = true
		}
	}
	if len(s.tops) == 0 {
		return nil, nil
	}
	return s, nil
}

// classOf is the class of CLASS.NAMEDESC.
func classOf(method string) string {
	name, _, _ := strings.Cut(method, "(")
	return name[:max(strings.LastIndexByte(name, '.'), 0)]
}

// topOf is the class around a class; what is generated for a class has its name in front, too.
func topOf(class string) string {
	at := strings.LastIndexByte(class, '/') + 1
	if i := strings.IndexByte(class[at:], '$'); i > 0 {
		return class[:at+i]
	}
	return class
}

// move moves a result that is kept as JSON. The error is errMoved, or that of bad JSON.
func (s *shifts) move(data []byte) ([]byte, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber() // a number of 64 bits is no float64
	var tree any
	if err := d.Decode(&tree); err != nil {
		return nil, err
	}
	moved, err := s.value(tree)
	if err != nil {
		return nil, err
	}
	return json.Marshal(moved)
}

func (s *shifts) value(v any) (any, error) {
	switch v := v.(type) {
	case string:
		return s.text(v)
	case []any:
		for i := range v {
			var err error
			if v[i], err = s.value(v[i]); err != nil {
				return nil, err
			}
		}
	case map[string]any:
		return v, s.object(v)
	}
	return v, nil
}

func (s *shifts) object(o map[string]any) error {
	if line, ok := o["Line"]; ok {
		return s.position(o, line)
	}
	name, isName := o["Name"].(string)
	pos, isPlace := o["Pos"].(map[string]any)
	if isName && isPlace {
		delete(o, "Name")
	}
	var before string
	if isPlace {
		before = fmt.Sprintf("@%v:", pos["Line"])
	}
	for k, v := range o {
		var err error
		if o[k], err = s.value(v); err != nil {
			return err
		}
	}
	if isName && isPlace {
		if strings.Count(name, before) == 1 { // the name of a property, see package lower
			name = strings.Replace(name, before, fmt.Sprintf("@%v:", pos["Line"]), 1)
		} else if _, err := s.text(name); err != nil {
			return err
		}
		o["Name"] = name
	}
	return nil
}

// position moves an ivl.Pos.
func (s *shifts) position(o map[string]any, line any) error {
	n, isNumber := line.(json.Number)
	if !isNumber || len(o) != 3 {
		return errMoved
	}
	at, err := strconv.Atoi(n.String())
	if err != nil {
		return errMoved
	}
	method, isMethod := o["Method"].(map[string]any)
	if at == 0 {
		return nil
	}
	if !isMethod {
		return errMoved
	}
	class, _ := method["Class"].(string)
	by, known := s.by[fmt.Sprintf("%s.%v%v", class, method["Name"], method["Desc"])]
	if !known {
		if s.tops[topOf(class)] {
			return errMoved
		}
		return nil
	}
	o["Line"] = json.Number(strconv.Itoa(at + by))
	return nil
}

var (
	frameText = regexp.MustCompile(`([\w.$/@]+)\.([\w$<>]+)\((\S+\.\w+):(\d+)\)`)
	lineText  = regexp.MustCompile(`\.\w+:\d+|\blines? \d+|@\d+:`)
)

// text moves the frames of a stack trace. Other texts must not name lines.
func (s *shifts) text(t string) (string, error) {
	var failed error
	var rest strings.Builder
	end := 0
	moved := frameText.ReplaceAllStringFunc(t, func(frame string) string {
		m := frameText.FindStringSubmatch(frame)
		class := m[1]
		if i := strings.LastIndexByte(class, '/'); i >= 0 { // the loader and the module
			class = class[i+1:]
		}
		class = strings.ReplaceAll(class, ".", "/")
		by, err := s.ofName(class, m[2])
		if err != nil {
			failed = err
			return frame
		}
		line, err := strconv.Atoi(m[4])
		if err != nil {
			failed = errMoved
			return frame
		}
		return fmt.Sprintf("%s.%s(%s:%d)", m[1], m[2], m[3], line+by)
	})
	for _, at := range frameText.FindAllStringIndex(t, -1) {
		rest.WriteString(t[end:at[0]] + " ")
		end = at[1]
	}
	rest.WriteString(t[end:])
	if failed == nil && lineText.MatchString(rest.String()) {
		failed = errMoved
	}
	return moved, failed
}

// ofName is how far the methods of a class with that name have moved, if it is the same for all.
func (s *shifts) ofName(class, name string) (int, error) {
	if !s.tops[topOf(class)] {
		return 0, nil
	}
	found, by := false, 0
	for method, n := range s.by {
		if strings.HasPrefix(method, class+"."+name+"(") {
			if found && n != by {
				return 0, errMoved
			}
			found, by = true, n
		}
	}
	if !found {
		return 0, errMoved
	}
	return by, nil
}
