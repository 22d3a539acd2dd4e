package jdk_test

import (
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// TestStreamInterfaces: no class of the JDK extends a stream, reader or writer of java.io and
// implements an interface that the table excludes.
func TestStreamInterfaces(t *testing.T) {
	if testing.Short() {
		t.Skip("reads all classes of the JDK")
	}
	p := platform(t)
	names, err := p.PlatformClasses()
	if err != nil {
		t.Fatal(err)
	}
	classes := map[string]*classfile.Class{}
	for _, n := range names {
		if c, err := p.Class(n); err == nil {
			classes[n] = c
		}
	}
	found := 0
	for _, c := range classes {
		for super := classes[c.Super]; super != nil; super = classes[super.Super] {
			if _, known := jdk.StreamImplements(super.Name, "java/lang/Comparable"); known {
				found++
				excludesNone(t, classes, super.Name, c)
			}
		}
	}
	if found < 200 {
		t.Errorf("the JDK has only %d classes that extend a stream, reader or writer", found)
	}
	if may, _ := jdk.StreamImplements("java/io/InputStream", "java/util/Iterator"); may {
		t.Error("a stream may be an iterator")
	}
}

// excludesNone tests all interfaces of class c, which extends super, and those that they extend.
func excludesNone(t *testing.T, classes map[string]*classfile.Class, super string, c *classfile.Class) {
	t.Helper()
	for _, name := range c.Interfaces {
		if may, _ := jdk.StreamImplements(super, name); !may {
			t.Errorf("%s extends %s and implements %s", c.Name, super, name)
		}
		if i := classes[name]; i != nil {
			excludesNone(t, classes, super, i)
		}
	}
}
