package reach

import (
	"errors"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// owned reports whether the bytecode of c is its meaning: c is the program's, a
// model, or lifted.
func owned(c *classfile.Class) bool {
	return !c.Origin.Platform || c.Origin.Model || jdk.IsLifted(c)
}

// ofLiftedPackage reports whether only code of c's own package can name c, and the
// whole package is lifted: code without a meaning here does not call its methods.
func ofLiftedPackage(c *classfile.Class) bool {
	return !c.Access.Has(classfile.AccPublic) && jdk.IsPackageLifted(classfile.Package(c.Name))
}

// fromPlatform reports whether the bytecode of m, of the platform, is its meaning:
// it is small and self-contained, or m is in an interface whose methods with a
// body call methods of the program.
func fromPlatform(m *classfile.Method) bool { return jdk.Is(m, jdk.Bytecode) }

// isConsole reports whether f is System.out or System.err, taken to be a
// PrintStream and of no subclass.
func isConsole(f *classfile.Field) bool {
	return jdk.FieldIs(f, jdk.Console)
}

// MakesString reports whether m is a constructor of String. An array is
// allocated with its length, so `new` does nothing, and the constructor's call
// makes the string: that of the model's method $new with the same parameters.
func MakesString(m *classfile.Method) bool {
	return m.Name == "<init>" && m.Class.Name == jdk.String
}

// IsIdentityHash reports whether m gives out an object's own number.
func IsIdentityHash(m *classfile.Method) bool {
	return jdk.MethodIs(m, jdk.IdentityHash)
}

// stackHook is the method that Throwable's constructors call.
const stackHook = "fillInStackTrace"

// FillsStack reports whether m is fillInStackTrace of the platform. Its effect
// is not visible; it returns its receiver.
func FillsStack(m *classfile.Method) bool {
	return m.Name == stackHook && m.Desc == "()Ljava/lang/Throwable;"
}

// tellsNoOther reports whether the text of objects of a platform's class is made
// without asking other objects for theirs.
func tellsNoOther(class string) bool {
	return jdk.ClassIs(class, jdk.ShowsNoOther)
}

// builds reports whether a class is one that joins texts.
func builds(class string) bool { return jdk.ClassIs(class, jdk.Builder) }

// turnsIntoText reports whether an intrinsic calls methods of its arguments to
// turn them into text.
func turnsIntoText(m *classfile.Method) bool {
	return jdk.ClassIs(m.Class.Name, jdk.ShowsArguments)
}

const AssertionsDisabled = "$assertionsDisabled"

// trivialInit reports whether a class initialiser has no visible effect:
// javac's that only sets $assertionsDisabled.
func trivialInit(m *classfile.Method) bool {
	code := m.Code.Read()
	if code == nil {
		return true
	}
	// ldc C; invokevirtual desiredAssertionStatus; ifne; iconst_1; goto;
	// iconst_0; putstatic $assertionsDisabled; return
	var ops []classfile.Opcode
	for pc := 0; pc < len(code.Bytes); {
		in, err := classfile.Decode(code.Bytes, pc)
		if err != nil {
			return false
		}
		ops = append(ops, in.Op)
		pc += in.Len
	}
	want := []classfile.Opcode{classfile.OpLdc, classfile.OpInvokevirtual, classfile.OpIfne, classfile.OpIconst1, classfile.OpGoto, classfile.OpIconst0, classfile.OpPutstatic, classfile.OpReturn}
	if len(ops) != len(want) {
		return len(ops) == 1 && ops[0] == classfile.OpReturn
	}
	for i := range ops {
		if ops[i] != want[i] && !(i == 0 && ops[i] == classfile.OpLdcW) {
			return false
		}
	}
	return m.Class.FindField(AssertionsDisabled, "Z") != nil
}

// IsMain reports whether m is public static void main(String[]) or the same
// without public, which JLS §12.1.4 of Java 25 admits.
func IsMain(m *classfile.Method) bool {
	return m.Name == "main" && m.Desc == "([Ljava/lang/String;)V" && m.IsStatic()
}

func ResultType(m *classfile.Method) string {
	_, r, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		panic("BUG: a parsed class has a method with a malformed descriptor: " + m.Desc)
	}
	return r
}

// doesNotLink reports whether err is of a reference to a member that does not
// exist, or is of another kind.
func doesNotLink(err error) bool {
	var link *classfile.LinkageError
	return errors.As(err, &link) && link.Ref.Name != ""
}

// HashField is the name of the field.
const HashField = "identity hash code"

// printsObject reports whether m is print or println of an object.
func printsObject(m *classfile.Method) bool {
	i, _ := jdk.IntrinsicOf(m)
	return i.Op == jdk.Prints && m.Desc == "(Ljava/lang/Object;)V"
}

// forName is the class that a call of Class.forName with a constant names;
// ok is false when the class is not known.
func forName(in ssa.Instr, m *classfile.Method) (name string, ok bool) {
	if !jdk.MethodIs(m, jdk.LoadsClass) {
		return "", false
	}
	for _, a := range in.Operands() {
		if c, isConst := a.(*ssa.Const); isConst && string(c.Typ) == "L"+jdk.String+";" {
			return strings.ReplaceAll(c.String, ".", "/"), true
		}
	}
	return "", false
}
