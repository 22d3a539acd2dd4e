package indy

import (
	"fmt"
	"sync"

	"github.com/jayverify/jayverify/classfile"
)

const object = "java/lang/Object"

// Overlay is a loader with the classes of another one and those spun for call
// sites. It is safe for concurrent use if the other one is.
type Overlay struct {
	loader classfile.Loader
	mu     sync.Mutex
	spun   map[string]spun
	sites  map[siteKey]resolution
	count  map[string]int // of spun classes, by the name up to the number
}

// spun is a class that was made for a call site in host.
type spun struct {
	class *classfile.Class
	host  string
	fails bool
}

// siteKey is an invokedynamic instruction: each is a call site of its own
// (JVMS §6.5 invokedynamic).
type siteKey struct {
	method *classfile.Method
	pc     int
}

type resolution struct {
	ref classfile.MemberRef
	err error
}

// NewOverlay makes an overlay over l.
func NewOverlay(l classfile.Loader) *Overlay {
	return &Overlay{loader: l, spun: map[string]spun{}, sites: map[siteKey]resolution{}, count: map[string]int{}}
}

// Class yields the spun class called name, else that of the loader below with
// its errors.
func (o *Overlay) Class(name string) (*classfile.Class, error) {
	o.mu.Lock()
	s, ok := o.spun[name]
	o.mu.Unlock()
	if ok {
		return s.class, nil
	}
	return o.loader.Class(name)
}

// Host is the class for whose call site the class called name was spun, and
// name itself for a class that was not.
func (o *Overlay) Host(name string) string {
	o.mu.Lock()
	defer o.mu.Unlock()
	if s, ok := o.spun[name]; ok {
		return s.host
	}
	return name
}

// Transparent reports whether m is a method of a lambda's class that may throw
// by itself: because it unboxes null, or is given null as a receiver, or calls
// the platform. The JVM hides the frames of such methods, so that what they
// throw comes from the line that calls them.
func (o *Overlay) Transparent(m *classfile.Method) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return !m.IsStatic() && !m.IsInit() && o.spun[m.Class.Name].fails
}

// UnsupportedError says why a call site is not resolved.
type UnsupportedError struct {
	Bootstrap string // the bootstrap method, java.lang.invoke.LambdaMetafactory.metafactory
	Reason    string // "" when nothing is known of the bootstrap method
}

// Error is one line: "invokedynamic with bootstrap method …: …".
func (e *UnsupportedError) Error() string {
	s := "invokedynamic with bootstrap method " + e.Bootstrap
	if e.Reason != "" {
		s += ": " + e.Reason
	}
	return s
}

// Resolve yields the static method that does what the invokedynamic instruction
// at pc of m does: it has the descriptor of the call site d. The first time it
// spins the method's class, which Class knows from then on. The error is an
// *UnsupportedError.
func (o *Overlay) Resolve(m *classfile.Method, pc int, d *classfile.DynamicConst) (classfile.MemberRef, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	key := siteKey{m, pc}
	r, ok := o.sites[key]
	if !ok {
		r.ref, r.err = o.resolve(m, pc, d)
		o.sites[key] = r
	}
	return r.ref, r.err
}

func (o *Overlay) resolve(m *classfile.Method, pc int, d *classfile.DynamicConst) (classfile.MemberRef, error) {
	s, err := o.site(m, pc, d)
	if err != nil {
		return classfile.MemberRef{}, err
	}
	c, ref, err := s.spin()
	if err != nil {
		return classfile.MemberRef{}, err
	}
	o.spun[c.class.Name] = c
	return ref, nil
}

// site gathers what is known of a call site.
func (o *Overlay) site(m *classfile.Method, pc int, d *classfile.DynamicConst) (*site, error) {
	boots := m.Class.BootstrapMethods
	if d.Bootstrap >= len(boots) {
		return nil, &UnsupportedError{Reason: fmt.Sprintf("class %s has no bootstrap method %d", m.Class.Name, d.Bootstrap)}
	}
	s := &site{
		loader: o.loader, host: m.Class, dynamic: d,
		handle: boots[d.Bootstrap].Method, args: boots[d.Bootstrap].Args,
	}
	var ok bool
	if s.maker, ok = makers[s.handle.Ref.Class+"."+s.handle.Ref.Name]; !ok {
		return nil, s.unsupported("")
	}
	if m.Code != nil {
		s.line = m.Code.Read().Line(pc)
	}
	s.class = o.name(m.Class.Name, s.maker.suffix)
	return s, nil
}

// name finds a name for a class to be spun that no other class has.
func (o *Overlay) name(host, suffix string) string {
	stem := host + suffix
	for {
		o.count[stem]++
		name := fmt.Sprintf("%s%d", stem, o.count[stem])
		if _, err := o.loader.Class(name); err != nil {
			return name
		}
	}
}
