package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// An object of a model's class that the program cannot name stands for an object
// of one or several classes of the platform. These classes decide its class and
// its supertypes. The model itself may implement more than they do.

// standIns finds the platform's classes that types stand for.
type standIns struct {
	source StandIns             // nil when there is none
	own    *classfile.Hierarchy // of the platform's own classes
}

// loader gives out the platform's own classes.
type loader struct{ src StandIns }

// Class returns the platform's class with that binary name.
func (l loader) Class(name string) (*classfile.Class, error) { return l.src.Platform(name) }

func newStandIns(src Source) standIns {
	s, ok := src.(StandIns)
	if !ok {
		return standIns{}
	}
	return standIns{s, classfile.NewHierarchy(loader{s})}
}

// Release returns the version of Java that wrote the class file of a class of the JDK
// (JVMS table 4.1-A), 0 if that is not known.
func (p *Program) Release(name string) int {
	var c *classfile.Class
	var err error
	if p.standIns.source != nil {
		c, err = p.standIns.source.Platform(name)
	} else if s, ok := p.phantoms.src.(interface {
		Unmodelled(name string) (*classfile.Class, error)
	}); ok {
		c, err = s.Unmodelled(name)
	}
	if err != nil || c == nil {
		return 0
	}
	return int(c.Major) - 44
}

// unseeded is a source without the model of java.util.Random.
type unseeded struct{ Source }

// Class returns the class with that binary name, or an error of the source.
func (s unseeded) Class(name string) (*classfile.Class, error) {
	if o, ok := s.Source.(interface {
		Unmodelled(name string) (*classfile.Class, error)
	}); ok && name == jdk.Random {
		return o.Unmodelled(name)
	}
	return s.Source.Class(name)
}
