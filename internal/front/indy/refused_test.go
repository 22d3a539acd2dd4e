package indy_test

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
)

// handle is a handle of a method of java.lang.invoke or java.lang.runtime, or
// of Main.
func handle(kind classfile.RefKind, class, name, desc string) *classfile.MethodHandleConst {
	return &classfile.MethodHandleConst{Kind: kind, Ref: classfile.MemberRef{Class: class, Name: name, Desc: desc}}
}

// TestRefused: call sites that no compiler makes, or that are not known, are
// refused with a reason.
func TestRefused(t *testing.T) {
	const (
		lambdas  = "java/lang/invoke/LambdaMetafactory"
		records  = "java/lang/runtime/ObjectMethods"
		switches = "java/lang/runtime/SwitchBootstraps"
		run      = "()Ljava/lang/Runnable;"
	)
	type args = []classfile.Const
	static := handle(classfile.RefInvokeStatic, "Main", "f", "()V")
	field := handle(classfile.RefGetField, "Main", "x", "I")
	void := classfile.MethodTypeConst("()V")
	for _, c := range []struct {
		class, method, name, desc string
		args                      args
		want                      string
	}{
		{"Main", "boot", "run", run, nil, "Main.boot"},
		{lambdas, "metafactory", "run", run, nil, "argument 1, a method type, is missing"},
		{lambdas, "metafactory", "run", run, args{void, void, void}, "argument 2 is not a method handle"},
		{lambdas, "metafactory", "run", "()I", args{void, static, void}, "returns I, which is not an interface"},
		{lambdas, "metafactory", "run", run, args{void, field, void}, "Main.x:I is not a method"},
		{lambdas, "metafactory", "run", run, args{void, static, classfile.MethodTypeConst("(I)V")}, "takes 0 values and is given 1"},
		{lambdas, "metafactory", "run", "(I)Ljava/lang/Runnable;", args{void, handle(classfile.RefInvokeStatic, "Main", "f", "(J)V"), void}, "captured value 1 is of type I"},
		{lambdas, "metafactory", "run", "(" + strings.Repeat("I", 255) + ")Ljava/lang/Runnable;", args{void, handle(classfile.RefInvokeStatic, "Main", "f", "("+strings.Repeat("I", 255)+")V"), void}, "too many parameters"},
		{lambdas, "metafactory", "test", "()LP;", args{classfile.MethodTypeConst("(J)V"), handle(classfile.RefInvokeStatic, "Main", "f", "(I)V"), classfile.MethodTypeConst("(J)V")}, "no conversion"},
		{lambdas, "altMetafactory", "run", run, args{void, static, void, classfile.IntegerConst(2), classfile.IntegerConst(1)}, "argument 6, a marker interface, is missing"},
		{lambdas, "metafactory", "<bad", run, args{void, static, void}, "malformed"},
		{records, "bootstrap", "equals", "(LR;Ljava/lang/Object;)Z", args{classfile.ClassConst("R"), classfile.StringConst("a;b"), field}, "2 names for 1 components"},
		{records, "bootstrap", "clone", "(LMain;)Ljava/lang/Object;", args{classfile.ClassConst("Main"), classfile.StringConst("x"), field}, "is not a method of records"},
		{records, "bootstrap", "hashCode", "(LR;)I", args{classfile.ClassConst("R"), classfile.StringConst("x"), field}, "reads no field of R"},
		{switches, "typeSwitch", "typeSwitch", "(Ljava/lang/Object;)I", nil, "is of type (Ljava/lang/Object;)I"},
		{switches, "typeSwitch", "typeSwitch", "(Ljava/lang/Object;I)I", args{classfile.LongConst(1)}, "label 1 is of a kind not known"},
		{switches, "typeSwitch", "typeSwitch", "(II)I", args{classfile.IntegerConst(1)}, "label 1 of a switch over int"},
		{switches, "typeSwitch", "typeSwitch", "(Ljava/lang/Object;I)I", args{&classfile.DynamicConst{Name: "x", Desc: "Ljava/lang/Object;"}}, "the Dynamic constant x:Ljava/lang/Object;"},
	} {
		class := &classfile.Class{Name: "Main", Super: "java/lang/Object"}
		class.BootstrapMethods = []classfile.BootstrapMethod{{Method: handle(classfile.RefInvokeStatic, c.class, c.method, "()V"), Args: c.args}}
		m := &classfile.Method{Class: class, Name: "m", Desc: "()V"}
		_, err := indy.NewOverlay(alone{class}).Resolve(m, 0, &classfile.DynamicConst{Invoke: true, Name: c.name, Desc: c.desc})
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "invokedynamic with bootstrap method "+strings.ReplaceAll(c.class, "/", ".")) {
			t.Errorf("%s.%s %s%s: %v, want %q", c.class, c.method, c.name, c.desc, err, c.want)
		}
	}
}
