package jdk_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// propertyName matches the texts that may be names of properties. What the JDK reads by names without a dot are numbers, hosts and switches.
var propertyName = regexp.MustCompile(`^[A-Za-z][\w-]*(\.[\w-]+)+$`)

// readsProperty reports whether a method of the JDK reads a system property or a security property by its name.
func readsProperty(m classfile.MemberRef) bool {
	switch m.Class {
	case "java/lang/System", "java/security/Security", "sun/security/util/SecurityProperties":
		return m.Name == "getProperty" || strings.HasPrefix(m.Name, "privilegedGet")
	case "java/lang/Boolean", "java/lang/Integer", "java/lang/Long":
		return m.Name == "getBoolean" || m.Name == "getInteger" || m.Name == "getLong"
	}
	return strings.HasPrefix(m.Class, "sun/security/action/Get") || strings.Contains(m.Name, "SystemProperty") || strings.Contains(m.Name, "SecurityProperty") || strings.Contains(m.Name, "etProperty") && strings.HasPrefix(m.Class, "sun/security/")
}

// TestPropertiesOfJDK: the JDK reads no property by a constant that FindsCodeBy takes for one of the program. Constants that a method has
// loaded since its last call are names, or defaults, which then are in the table, too.
func TestPropertiesOfJDK(t *testing.T) {
	if testing.Short() {
		t.Skip("reads all classes of the JDK")
	}
	sample.Turn(t, 3)
	for _, release := range []int{17, 25} {
		path, err := classfile.OpenPath(t.TempDir(), classfile.PathOptions{JDK: jdktest.Home(t, release)})
		if err != nil {
			t.Fatal(err)
		}
		defer path.Close()
		names, err := path.PlatformClasses()
		if err != nil {
			t.Fatal(err)
		}
		var missing []string
		found := 0
		for _, n := range names {
			c, err := path.Class(n)
			if err != nil {
				continue
			}
			for _, property := range propertiesOf(c) {
				found++
				if !jdk.FindsCodeBy(property) && !jdk.IsPlainProperty(property) {
					missing = append(missing, property)
				}
			}
		}
		slices.Sort(missing)
		if missing = slices.Compact(missing); len(missing) > 0 {
			t.Errorf("JDK %d reads properties that are not in the table:\n\"%s\",", release, strings.Join(missing, "\", \""))
		}
		if found < 500 {
			t.Errorf("JDK %d reads only %d properties", release, found)
		}
	}
}

// propertiesOf lists the constants that are names of properties for methods of a class.
func propertiesOf(c *classfile.Class) (names []string) {
	for _, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		var loaded []string
		for in, err := range classfile.Instructions(m.Code.Read().Bytes) {
			if err != nil {
				break
			}
			switch in.Op {
			case classfile.OpLdc, classfile.OpLdcW:
				if k, err := c.Pool.Loadable(in.Index); err == nil {
					if s, ok := k.(classfile.StringConst); ok && propertyName.MatchString(string(s)) {
						loaded = append(loaded, string(s))
					}
				}
			case classfile.OpInvokestatic, classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokeinterface:
				if r, err := c.Pool.MethodRef(in.Index); err == nil && readsProperty(r) {
					names = append(names, loaded...)
				}
				loaded = nil
			}
		}
	}
	return names
}

// TestFindsCodeBy: properties of the program name nothing for the JDK, most of the JDK do, and some are known to name nothing.
func TestFindsCodeBy(t *testing.T) {
	for property, want := range map[string]bool{
		"app.mode": false, "debug.level": false, "java.awt.headless": false, "line.separator": false,
		"java.util.concurrent.ForkJoinPool.common.threadFactory": true, "java.protocol.handler.pkgs": true, "jdbc.drivers": true, "policy.provider": true,
		"security.provider.1": true, "java.util.Arrays.useLegacyMergeSort": true, "javax.xml.parsers.DocumentBuilderFactory": true,
	} {
		if got := jdk.FindsCodeBy(property); got != want {
			t.Errorf("FindsCodeBy(%s) = %v", property, got)
		}
	}
}

// TestRunsByName: methods that are told names run code by name, and so may those of packages that are not known. None of them runs its
// code in place, or later.
func TestRunsByName(t *testing.T) {
	for _, c := range []struct {
		class, name, desc string
		want              bool
	}{
		{"java/util/logging/Logger", "getLogger", "(Ljava/lang/String;Ljava/lang/String;)Ljava/util/logging/Logger;", true},
		{"java/util/logging/Logger", "getLogger", "(Ljava/lang/String;)Ljava/util/logging/Logger;", false},
		{"java/util/logging/Logger", "info", "(Ljava/lang/String;)V", false},
		{"java/security/UnresolvedPermission", "<init>", "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/security/cert/Certificate;)V", true},
		{"javax/xml/parsers/SAXParserFactory", "newInstance", "()Ljavax/xml/parsers/SAXParserFactory;", false},
		{"javax/xml/parsers/SAXParserFactory", "newInstance", "(Ljava/lang/String;Ljava/lang/ClassLoader;)Ljavax/xml/parsers/SAXParserFactory;", true},
		{"javax/naming/InitialContext", "<init>", "(Ljava/util/Hashtable;)V", true},
		{"javax/swing/JFrame", "<init>", "()V", false},
		{"javax/swing/UIManager", "setLookAndFeel", "(Ljava/lang/String;)V", true},
		{"jdk/jfr/Recording", "<init>", "()V", true},
	} {
		m := &classfile.Method{Class: &classfile.Class{Name: c.class}, Name: c.name, Desc: c.desc}
		if got := jdk.RunsByName(m); got != c.want {
			t.Errorf("RunsByName(%s.%s%s) = %v", c.class, c.name, c.desc, got)
		}
		if c.want && jdk.RunsLater(m) {
			t.Errorf("%s.%s%s runs its code later", c.class, c.name, c.desc)
		}
	}
}

// TestServicesOfJDK: where the JDK asks for the providers of a service that is a constant there, LoadsService says so.
func TestServicesOfJDK(t *testing.T) {
	if testing.Short() {
		t.Skip("reads all classes of the JDK")
	}
	sample.Turn(t, 3)
	for _, release := range []int{17, 25} {
		path, err := classfile.OpenPath(t.TempDir(), classfile.PathOptions{JDK: jdktest.Home(t, release)})
		if err != nil {
			t.Fatal(err)
		}
		defer path.Close()
		names, err := path.PlatformClasses()
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		for _, n := range names {
			c, err := path.Class(n)
			if err != nil {
				continue
			}
			for _, s := range servicesIn(c) {
				found++
				if m := (&classfile.Method{Class: c, Name: "any"}); exported(c.Name) && !jdk.LoadsService(s, m) {
					t.Errorf("JDK %d: %s loads providers of %s", release, n, s)
				}
			}
		}
		if found < 40 {
			t.Errorf("JDK %d loads only %d services", release, found)
		}
	}
}

// exported reports whether programs can call methods of a class, by its package.
func exported(class string) bool {
	return strings.HasPrefix(class, "java/") || strings.HasPrefix(class, "javax/")
}

// servicesIn lists the services for which methods of a class load providers.
func servicesIn(c *classfile.Class) (names []string) {
	for _, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		var loaded []string
		for in, err := range classfile.Instructions(m.Code.Read().Bytes) {
			if err != nil {
				break
			}
			switch in.Op {
			case classfile.OpLdc, classfile.OpLdcW:
				if k, err := c.Pool.Loadable(in.Index); err == nil {
					if s, ok := k.(classfile.ClassConst); ok {
						loaded = append(loaded, string(s))
					}
				}
			case classfile.OpInvokestatic:
				if r, err := c.Pool.MethodRef(in.Index); err == nil && r.Class == "java/util/ServiceLoader" {
					names = append(names, loaded...)
					loaded = nil
				}
			}
		}
	}
	return names
}
