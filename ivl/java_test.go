package ivl

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/javac"
)

// javaOp is a Java expression over x (and y) and the IVL term lowering makes
// of it. args is a letter for each operand: I, L, F, D.
type javaOp struct {
	name, args string
	result     byte
	java, term string
}

var javaOps = []javaOp{
	{"iadd", "II", 'I', "x + y", "(wrap.i32 (+ x y))"},
	{"isub", "II", 'I', "x - y", "(wrap.i32 (- x y))"},
	{"imul", "II", 'I', "x * y", "(wrap.i32 (* x y))"},
	{"idiv", "II", 'I', "y == 0 ? 0 : x / y", "(wrap.i32 (div x y))"},
	{"irem", "II", 'I', "y == 0 ? 0 : x % y", "(wrap.i32 (rem x y))"},
	{"ineg", "I", 'I', "-x", "(wrap.i32 (neg x))"},
	{"iand", "II", 'I', "x & y", "(wrap.i32 (bitand x y))"},
	{"ior", "II", 'I', "x | y", "(wrap.i32 (bitor x y))"},
	{"ixor", "II", 'I', "x ^ y", "(wrap.i32 (bitxor x y))"},
	{"ishl", "II", 'I', "x << y", "(wrap.i32 (shl x (bitand y 31)))"},
	{"ishr", "II", 'I', "x >> y", "(wrap.i32 (shr x (bitand y 31)))"},
	{"iushr", "II", 'I', "x >>> y", "(ushr32 x (bitand y 31))"},
	{"iexpr", "II", 'I', "(x + y) * (x - y) / 3 % 1000", "(wrap.i32 (rem (wrap.i32 (div (wrap.i32 (* (wrap.i32 (+ x y)) (wrap.i32 (- x y)))) 3)) 1000))"},
	{"ilt", "II", 'I', "x < y ? 1 : 0", "(ite (< x y) 1 0)"},
	{"ile", "II", 'I', "x <= y ? 1 : 0", "(ite (<= x y) 1 0)"},
	{"ieq", "II", 'I', "x == y ? 1 : 0", "(ite (= x y) 1 0)"},
	{"i2b", "I", 'I', "(byte) x", "(wrap.i8 x)"},
	{"i2s", "I", 'I', "(short) x", "(wrap.i16 x)"},
	{"i2c", "I", 'I', "(char) x", "(wrap.u16 x)"},
	{"i2z", "I", 'I', "x & 1", "(wrap.u1 x)"},
	{"i2l", "I", 'L', "(long) x", "x"},
	{"ladd", "LL", 'L', "x + y", "(wrap.i64 (+ x y))"},
	{"lsub", "LL", 'L', "x - y", "(wrap.i64 (- x y))"},
	{"lmul", "LL", 'L', "x * y", "(wrap.i64 (* x y))"},
	{"ldiv", "LL", 'L', "y == 0 ? 0 : x / y", "(wrap.i64 (div x y))"},
	{"lrem", "LL", 'L', "y == 0 ? 0 : x % y", "(wrap.i64 (rem x y))"},
	{"lneg", "L", 'L', "-x", "(wrap.i64 (neg x))"},
	{"land", "LL", 'L', "x & y", "(wrap.i64 (bitand x y))"},
	{"lor", "LL", 'L', "x | y", "(wrap.i64 (bitor x y))"},
	{"lxor", "LL", 'L', "x ^ y", "(wrap.i64 (bitxor x y))"},
	{"lshl", "LI", 'L', "x << y", "(wrap.i64 (shl x (bitand y 63)))"},
	{"lshr", "LI", 'L', "x >> y", "(wrap.i64 (shr x (bitand y 63)))"},
	{"lushr", "LI", 'L', "x >>> y", "(ushr64 x (bitand y 63))"},
	{"lcmp", "LL", 'I', "Long.compare(x, y)", "(ite (< x y) -1 (ite (= x y) 0 1))"},
	{"l2i", "L", 'I', "(int) x", "(wrap.i32 x)"},
	{"mulhigh", "LL", 'L', "Math.multiplyHigh(x, y)", "(wrap.i64 (shr (shr (* x y) 63) 1))"},
	{"exact", "LL", 'L', "java.math.BigInteger.valueOf(x).multiply(java.math.BigInteger.valueOf(y)).add(java.math.BigInteger.valueOf(x)).divide(java.math.BigInteger.valueOf(97)).longValue()", "(wrap.i64 (div (+ (* x y) x) 97))"},
	{"exactrem", "LL", 'L', "java.math.BigInteger.valueOf(x).multiply(java.math.BigInteger.valueOf(y)).remainder(java.math.BigInteger.valueOf(1000)).longValue()", "(wrap.i64 (rem (* x y) 1000))"},
	{"exactlt", "LL", 'I', "java.math.BigInteger.valueOf(x).add(java.math.BigInteger.valueOf(y)).compareTo(java.math.BigInteger.valueOf(x).subtract(java.math.BigInteger.valueOf(y))) < 0 ? 1 : 0", "(ite (< (+ x y) (- x y)) 1 0)"},
	{"fadd", "FF", 'F', "x + y", "(fadd x y)"},
	{"fsub", "FF", 'F', "x - y", "(fsub x y)"},
	{"fmul", "FF", 'F', "x * y", "(fmul x y)"},
	{"fdiv", "FF", 'F', "x / y", "(fdiv x y)"},
	{"frem", "FF", 'F', "x % y", "(frem x y)"},
	{"fma", "FF", 'F', "x * y + x", "(fadd (fmul x y) x)"},
	{"fneg", "F", 'F', "-x", "(fneg x)"},
	{"flt", "FF", 'I', "x < y ? 1 : 0", "(ite (< (fcmpg x y) 0) 1 0)"},
	{"fgt", "FF", 'I', "x > y ? 1 : 0", "(ite (< 0 (fcmpl x y)) 1 0)"},
	{"fnlt", "FF", 'I', "!(x < y) ? 1 : 0", "(ite (<= 0 (fcmpg x y)) 1 0)"},
	{"f2i", "F", 'I', "(int) x", "(ftoi.i32 x)"},
	{"f2l", "F", 'L', "(long) x", "(ftoi.i64 x)"},
	{"f2d", "F", 'D', "(double) x", "(tod x)"},
	{"f2b", "F", 'I', "(byte) x", "(wrap.i8 (ftoi.i32 x))"},
	{"dadd", "DD", 'D', "x + y", "(fadd x y)"},
	{"dsub", "DD", 'D', "x - y", "(fsub x y)"},
	{"dmul", "DD", 'D', "x * y", "(fmul x y)"},
	{"ddiv", "DD", 'D', "x / y", "(fdiv x y)"},
	{"drem", "DD", 'D', "x % y", "(frem x y)"},
	{"dma", "DD", 'D', "x * y + x", "(fadd (fmul x y) x)"},
	{"dneg", "D", 'D', "-x", "(fneg x)"},
	{"fbits", "F", 'I', "Float.floatToIntBits(x)", "(fbits x)"},
	{"dbits", "D", 'L', "Double.doubleToLongBits(x)", "(fbits x)"},
	{"bitsf", "I", 'F', "Float.intBitsToFloat(x)", "(bitsf x)"},
	{"bitsd", "L", 'D', "Double.longBitsToDouble(x)", "(bitsd x)"},
	{"dsqrt", "D", 'D', "Math.sqrt(x)", "(fsqrt x)"},
	{"dlog", "D", 'D', "StrictMath.log(x)", "(flog x)"},
	{"dlt", "DD", 'I', "x < y ? 1 : 0", "(ite (< (fcmpg x y) 0) 1 0)"},
	{"dgt", "DD", 'I', "x > y ? 1 : 0", "(ite (< 0 (fcmpl x y)) 1 0)"},
	{"deq", "DD", 'I', "x == y ? 1 : 0", "(ite (= (fcmpl x y) 0) 1 0)"},
	{"d2i", "D", 'I', "(int) x", "(ftoi.i32 x)"},
	{"d2l", "D", 'L', "(long) x", "(ftoi.i64 x)"},
	{"d2f", "D", 'F', "(float) x", "(tof x)"},
	{"i2f", "I", 'F', "(float) x", "(tof x)"},
	{"i2d", "I", 'D', "(double) x", "(tod x)"},
	{"l2f", "L", 'F', "(float) x", "(tof x)"},
	{"l2d", "L", 'D', "(double) x", "(tod x)"},
	{"exact2d", "LL", 'D', "new java.math.BigDecimal(java.math.BigInteger.valueOf(x).multiply(java.math.BigInteger.valueOf(y))).doubleValue()", "(tod (* x y))"},
}

// operands are the values tried for each type, floats as bits.
func operands() map[byte][]int64 {
	rnd := rand.New(rand.NewPCG(1, 2))
	ints := []int64{0, 1, -1, 2, -2, 3, 7, 31, 32, 33, 63, 64, -63, 100, -100, 127, 128, -129, 255, 32767, 32768, 65535, 65536,
		math.MaxInt32, math.MinInt32, math.MaxInt32 - 1, math.MinInt32 + 1, 46341, -46341, 1 << 24, 1<<24 + 1}
	longs := append(append([]int64{}, ints...), math.MaxInt32+1, math.MinInt32-1, 1<<32, -1<<32, math.MaxInt64, math.MinInt64,
		math.MaxInt64-1, math.MinInt64+1, 3037000500, 1<<53+1, 1<<62+1, 9007199791611905)
	var floats, doubles []int64
	for _, v := range []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 1.5, -2.5, 0.1, 3, 7, 1e10, 3e9, -3e9, 2147483647, 2147483648, -2147483648, -2147483649,
		9.3e18, -9.3e18, 9223372036854774784, 1e-40, 1e-310, 16777217, 33554433, 65536.7, math.MaxFloat32, math.MaxFloat64, -math.MaxFloat64,
		math.SmallestNonzeroFloat32, math.SmallestNonzeroFloat64, math.NaN(), math.Inf(1), math.Inf(-1), 1.0000001, 0.99999994} {
		floats, doubles = append(floats, bits32(float32(v))), append(doubles, bits64(v))
	}
	for range 12 {
		ints = append(ints, int64(int32(rnd.Uint32()))>>rnd.IntN(20))
		longs = append(longs, int64(rnd.Uint64())>>rnd.IntN(50))
		floats = append(floats, bits32(float32Of(int64(rnd.Uint32()))))
		doubles = append(doubles, bits64(float64Of(int64(rnd.Uint64()))))
	}
	return map[byte][]int64{'I': ints, 'L': longs, 'F': floats, 'D': doubles}
}

var javaTypes = map[byte]string{'I': "int", 'L': "long", 'F': "float", 'D': "double"}
var ivlTypes = map[byte]Type{'I': Int, 'L': Long, 'F': Float, 'D': Double}

// TestAgainstJava compares every operator with the real java on a table of operands.
func TestAgainstJava(t *testing.T) {
	java, err := exec.LookPath("java")
	if err != nil {
		t.Skip("there is no java on the PATH to compare with")
	}
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skip("there is no JDK on the PATH: java alone cannot compile")
	}
	values := operands()
	dir := t.TempDir()
	file := filepath.Join(dir, "Ops.java")
	if err := os.WriteFile(file, []byte(javaProgram(values)), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := javac.Compile("javac", "-d", dir, file); err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	cmd := exec.Command(java, "-Xint", "-XX:+UseSerialGC", "-cp", dir, "Ops")
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		t.Fatalf("java: %v\n%s", err, stderr.String())
	}
	want := map[string][]string{}
	for line := range strings.Lines(stdout.String()) {
		name, results, _ := strings.Cut(strings.TrimSpace(line), ":")
		want[name] = strings.Split(results, " ")
	}
	for i, op := range javaOps {
		for shape := range 3 {
			if testing.Short() && shape != i%3 {
				continue // each operator in one of the three shapes
			}
			t.Run(fmt.Sprintf("%s/%d", op.name, shape), func(t *testing.T) {
				got := ivlResults(t, op, values, shape)
				if len(got) != len(want[op.name]) {
					t.Fatalf("%d results, java has %d", len(got), len(want[op.name]))
				}
				bad := 0
				for i, x := range pairs(op, values) {
					if fmt.Sprint(got[i]) != want[op.name][i] && bad < 5 {
						bad++
						t.Errorf("%s with %v: got %d, java says %s", op.java, x, got[i], want[op.name][i])
					}
				}
			})
		}
	}
}

// pairs lists the operands of op, in the order in which both sides compute.
func pairs(op javaOp, values map[byte][]int64) [][]int64 {
	var out [][]int64
	for _, x := range values[op.args[0]] {
		if len(op.args) == 1 {
			out = append(out, []int64{x})
			continue
		}
		for _, y := range values[op.args[1]] {
			out = append(out, []int64{x, y})
		}
	}
	return out
}

func javaProgram(values map[byte][]int64) string {
	var b strings.Builder
	b.WriteString("class Ops {\n")
	for _, t := range "ILFD" {
		typ := javaTypes[byte(t)]
		fmt.Fprintf(&b, "  static %s[] %c() { return new %s[] {", typ, t, typ)
		for _, v := range values[byte(t)] {
			switch t {
			case 'I':
				fmt.Fprintf(&b, "%d, ", v)
			case 'L':
				fmt.Fprintf(&b, "%dL, ", v)
			case 'F':
				fmt.Fprintf(&b, "Float.intBitsToFloat(%d), ", int32(v))
			case 'D':
				fmt.Fprintf(&b, "Double.longBitsToDouble(%dL), ", v)
			}
		}
		b.WriteString("}; }\n")
	}
	b.WriteString("  static long bits(int v) { return v; }\n  static long bits(long v) { return v; }\n")
	b.WriteString("  static long bits(float v) { return Float.floatToIntBits(v) & 0xffffffffL; }\n  static long bits(double v) { return Double.doubleToLongBits(v); }\n")
	b.WriteString("  public static void main(String[] args) {\n")
	for _, op := range javaOps {
		fmt.Fprintf(&b, "    %s();\n", op.name)
	}
	b.WriteString("  }\n")
	for _, op := range javaOps {
		fmt.Fprintf(&b, "  static void %s() {\n    StringBuilder b = new StringBuilder(\"%s:\");\n", op.name, op.name)
		fmt.Fprintf(&b, "    for (%s x : %c())\n", javaTypes[op.args[0]], op.args[0])
		if len(op.args) == 2 {
			fmt.Fprintf(&b, "      for (%s y : %c())\n", javaTypes[op.args[1]], op.args[1])
		}
		fmt.Fprintf(&b, "        b.append(bits(%s)).append(' ');\n    System.out.println(b);\n  }\n", op.java)
	}
	b.WriteString("}\n")
	return b.String()
}

// ivlResults runs op on all pairs: with both operands in locals (shape 0), the
// second a literal (1), or both in globals (2).
func ivlResults(t *testing.T, op javaOp, values map[byte][]int64, shape int) []int64 {
	p, err := Parse("op.ivl", "entry main\nproc main() {\n  var x: "+ivlTypes[op.args[0]].String()+
		"\n  var y: "+ivlTypes[op.args[len(op.args)-1]].String()+"\n  var r: "+ivlTypes[op.result].String()+"\nL0:\n  r := "+op.term+"\n  return\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	main := p.Procs[0]
	x, y, r := main.Locals[0], main.Locals[1], main.Locals[2]
	term := main.Blocks[0].Stmts[0].(*Assign).T
	if shape == 2 {
		gx, gy := &Var{Name: "gx", Typ: x.Typ, Global: true, Init: Zero(x.Typ)}, &Var{Name: "gy", Typ: y.Typ, Global: true, Init: Zero(y.Typ)}
		p.Globals = []*Var{gx, gy}
		term = Subst(term, map[*Var]Term{x: gx, y: gy})
		x, y = gx, gy
	}
	lit := func(v int64, t Type) Term {
		if t.Sort == IntSort {
			return IntConst(v, t)
		}
		return &FloatLit{Bits: uint64(v), Typ: t}
	}
	var stmts []Stmt
	for i, ops := range pairs(op, values) {
		stmts = append(stmts, &Assign{X: x, T: lit(ops[0], x.Typ)})
		row := term
		if len(ops) == 2 {
			if shape == 1 {
				row = Subst(term, map[*Var]Term{y: lit(ops[1], y.Typ)})
			} else {
				stmts = append(stmts, &Assign{X: y, T: lit(ops[1], y.Typ)})
			}
		}
		g := &Var{Name: fmt.Sprintf("g%d", i), Typ: r.Typ, Global: true, Init: Zero(r.Typ)}
		p.Globals = append(p.Globals, g)
		stmts = append(stmts, &Assign{X: r, T: row}, &Assign{X: g, T: r})
	}
	main.Blocks[0].Stmts = stmts
	m, err := Compile(p)
	if err != nil {
		t.Fatal(err)
	}
	s := newState(context.Background(), m, Options{})
	s.start()
	s.loop()
	if s.result != Finished {
		t.Fatalf("%s: %s", s.result, s.reason)
	}
	if shape == 2 {
		return s.gi[2:]
	}
	return s.gi
}
