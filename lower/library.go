package lower

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// intrinsic is a method of a library whose meaning is written down here
// instead of taken from a body.
type intrinsic struct {
	emit   func(e *emitter, in *ssa.Call, m *classfile.Method)
	types  []string // classes of objects it makes
	given  bool     // the objects come from outside
	throws []string // exceptions it raises
}

// intrinsics by CLASS.METHOD, or CLASS.METHODDESC where overloads differ. All
// are static, final, constructors, or of classes that nobody extends in a way
// that matters to the method.
var intrinsics = map[string]intrinsic{
	"java/lang/Class.desiredAssertionStatus": {emit: resultIs(1)},
	"java/lang/Object.getClass":              {emit: getClass, types: []string{"java/lang/Class"}, given: true},
	"java/lang/Object.clone":                 {emit: clones, types: []string{object}, throws: []string{cloneNotSupported}},
	"java/lang/Enum.getDeclaringClass":       {emit: getDeclaringClass, types: []string{"java/lang/Class"}, given: true},

	"java/lang/System.exit":              {emit: exits},
	"java/lang/Runtime.exit":             {emit: exits},
	"java/lang/Runtime.halt":             {emit: exits},
	"java/lang/System.currentTimeMillis": {emit: environment("System.currentTimeMillis()", 0, lastMillis)},
	"java/lang/System.nanoTime":          {emit: nanoTime},
	"java/lang/System.gc":                {emit: nothingHappens},

	"java/io/ObjectStreamField.<init>": {emit: nothingHappens},

	"java/lang/Throwable.printStackTrace()V": {emit: nothingHappens},
	"java/lang/Throwable.addSuppressed":      {emit: addSuppressed, throws: []string{npe, illegalArgument}},

	"java/io/PrintStream.println": {emit: prints},
	"java/io/PrintStream.print":   {emit: prints},
	"java/io/PrintStream.flush":   {emit: nothingHappens},
	"java/io/PrintStream.printf":  {emit: printsFormatted},
	"java/io/PrintStream.format":  {emit: printsFormatted},

	"java/lang/Math.abs(I)I":  {emit: absolute},
	"java/lang/Math.abs(J)J":  {emit: absolute},
	"java/lang/Math.max(II)I": {emit: choose(ivl.Lt, 1, 0)},
	"java/lang/Math.max(JJ)J": {emit: choose(ivl.Lt, 1, 0)},
	"java/lang/Math.min(II)I": {emit: choose(ivl.Lt, 0, 1)},
	"java/lang/Math.min(JJ)J": {emit: choose(ivl.Lt, 0, 1)},
	"java/lang/Math.random":   {emit: unitInterval("Math.random()")},

	"java/util/Objects.requireNonNull(Ljava/lang/Object;)Ljava/lang/Object;":                   {emit: requireNonNull, throws: []string{npe}},
	"java/util/Objects.requireNonNull(Ljava/lang/Object;Ljava/lang/String;)Ljava/lang/Object;": {emit: requireNonNull, throws: []string{npe}},

	"java/lang/Integer.parseInt":                          {emit: parses("Integer.parseInt()")},
	"java/lang/Long.parseLong":                            {emit: parses("Long.parseLong()")},
	"java/lang/Short.parseShort":                          {emit: parses("Short.parseShort()")},
	"java/lang/Byte.parseByte":                            {emit: parses("Byte.parseByte()")},
	"java/lang/Double.parseDouble":                        {emit: parses("Double.parseDouble()")},
	"java/lang/Float.parseFloat":                          {emit: parses("Float.parseFloat()")},
	"java/lang/Boolean.parseBoolean":                      {emit: parses("Boolean.parseBoolean()")},
	"java/lang/Integer.valueOf(I)Ljava/lang/Integer;":     {emit: boxing, types: []string{"java/lang/Integer"}},
	"java/lang/Long.valueOf(J)Ljava/lang/Long;":           {emit: boxing, types: []string{"java/lang/Long"}},
	"java/lang/Short.valueOf(S)Ljava/lang/Short;":         {emit: boxing, types: []string{"java/lang/Short"}},
	"java/lang/Byte.valueOf(B)Ljava/lang/Byte;":           {emit: boxing, types: []string{"java/lang/Byte"}},
	"java/lang/Character.valueOf(C)Ljava/lang/Character;": {emit: boxing, types: []string{"java/lang/Character"}},
	"java/lang/Boolean.valueOf(Z)Ljava/lang/Boolean;":     {emit: boxing, types: []string{"java/lang/Boolean"}},
	"java/lang/Float.valueOf(F)Ljava/lang/Float;":         {emit: boxing, types: []string{"java/lang/Float"}},
	"java/lang/Double.valueOf(D)Ljava/lang/Double;":       {emit: boxing, types: []string{"java/lang/Double"}},

	"java/lang/String.length":         {emit: stringLength},
	"java/lang/String.$length":        {emit: stringLength},
	"java/lang/String.$message":       {emit: someMessage},
	"java/util/Arrays.$message":       {emit: someMessage},
	"java/lang/Throwable.$name":       {emit: nameOfClass},
	"java/util/Arrays.$sized":         {emit: sized},
	"java/util/Arrays.$admits":        {emit: admits},
	"java/util/Arrays.$reorders":      {emit: reorders},
	"java/util/Arrays.$room":          {emit: room, types: []string{"[Ljava/lang/Object;"}},
	"java/lang/System.$admits":        {emit: admits},
	"java/lang/String.$alloc":         {emit: stringAlloc},
	"java/lang/String.$set":           {emit: stringSet},
	"java/lang/String.$get":           {emit: stringGet},
	"java/lang/String.$known":         {emit: stringKnown},
	"java/lang/String.$hash":          {emit: stringHash},
	"java/lang/String.equals":         {emit: stringEquals},
	"java/lang/Long.$outside":         {emit: fromOutside},
	"java/lang/Long.$wellFormed":      {emit: wellFormed},
	"java/lang/Character.$otherDigit": {emit: otherDigit},
	"java/lang/Integer.$parsed":       {emit: parses("Integer.parseInt()")},
	"java/lang/Long.$parsed":          {emit: parses("Long.parseLong()")},
	"java/lang/Short.$parsed":         {emit: parses("Short.parseShort()")},
	"java/lang/Byte.$parsed":          {emit: parses("Byte.parseByte()")},
	"java/lang/StringBuilder.append":  {emit: resultIsReceiver},
	"java/lang/StringBuilder.<init>":  {emit: nothingHappens},
	"java/lang/StringBuffer.append":   {emit: resultIsReceiver},
	"java/lang/StringBuffer.<init>":   {emit: nothingHappens},

	"java/lang/AbstractStringBuilder.$again": {emit: either("whether a StringBuffer without chars gives its text again")},

	"java/util/Random.<init>()V":        {emit: nothingHappens},
	"java/util/Random.$extended":        {emit: isExtended},
	"java/lang/Math.sqrt":               {emit: applies(ivl.FSqrt)},
	"java/lang/StrictMath.sqrt":         {emit: applies(ivl.FSqrt)},
	"java/lang/StrictMath.log":          {emit: applies(ivl.FLog)},
	"java/lang/Math.$ulps":              {emit: ulps},
	"java/lang/Float.floatToIntBits":    {emit: applies(ivl.FBits)},
	"java/lang/Float.intBitsToFloat":    {emit: applies(ivl.BitsF)},
	"java/lang/Float.$payload":          {emit: environment("bits of a NaN", -(1<<23 - 1), 1<<23-1)},
	"java/lang/Double.doubleToLongBits": {emit: applies(ivl.FBits)},
	"java/lang/Double.longBitsToDouble": {emit: applies(ivl.BitsD)},
	"java/lang/Double.$payload":         {emit: environment("bits of a NaN", -(1<<52 - 1), 1<<52-1)},

	"java/util/Random.$next":                        {emit: applies(ivl.FLcg)},
	"java/util/Random.$log":                         {emit: applies(ivl.FLog)},
	"java/util/Random.$sqrt":                        {emit: applies(ivl.FSqrt)},
	"java/util/Random.$within":                      {emit: within},
	"java/util/Random.$unit":                        {emit: inUnit},
	"java/util/Random.$refuse":                      {emit: refusesRandom},
	"java/util/Random.$seed":                        {emit: environment("the seed of new Random()", -1<<63, 1<<63-1)},
	"java/util/Random.$nextInt()I":                  {emit: environment("new Random().nextInt()", -1<<31, 1<<31-1)},
	"java/util/Random.$nextInt(I)I":                 {emit: chosenBelow("new Random().nextInt(bound)")},
	"java/util/Random.$nextInt(II)I":                {emit: chosenBelow("new Random().nextInt(origin, bound)")},
	"java/util/Random.$nextLong()J":                 {emit: environment("new Random().nextLong()", -1<<63, 1<<63-1)},
	"java/util/Random.$nextLong(JJ)J":               {emit: chosenBelow("new Random().nextLong(origin, bound)")},
	"java/util/Random.$nextBoolean":                 {emit: environment("new Random().nextBoolean()", 0, 1)},
	"java/util/Random.$nextFloat":                   {emit: unitInterval("new Random().nextFloat()")},
	"java/util/Random.$nextDouble":                  {emit: unitInterval("new Random().nextDouble()")},
	"java/util/Random.$nextGaussian":                {emit: gaussian("new Random().nextGaussian()")},
	"java/util/Random.nextInt()I":                   {emit: environment("Random.nextInt()", -1<<31, 1<<31-1)},
	"java/util/Random.nextInt(I)I":                  {emit: nextInt, throws: []string{illegalArgument}},
	"java/util/Random.nextInt(II)I":                 {emit: nextBetween, throws: []string{illegalArgument}},
	"java/util/random/RandomGenerator.nextInt(II)I": {emit: nextBetween, throws: []string{illegalArgument}},
	"java/util/Random.nextGaussian":                 {emit: gaussian("Random.nextGaussian()")},
	"java/util/Random.nextLong()J":                  {emit: environment("Random.nextLong()", -1<<63, 1<<63-1)},
	"java/util/Random.nextBoolean":                  {emit: environment("Random.nextBoolean()", 0, 1)},
	"java/util/Random.nextFloat":                    {emit: unitInterval("Random.nextFloat()")},
	"java/util/Random.nextDouble":                   {emit: unitInterval("Random.nextDouble()")},

	"java/util/Scanner.$hasNext":        {emit: environment("Scanner.hasNext()", 0, 1)},
	"java/util/Scanner.$hasNextInt":     {emit: environment("Scanner.hasNextInt()", 0, 1)},
	"java/util/Scanner.$hasNextLine":    {emit: environment("Scanner.hasNextLine()", 0, 1)},
	"java/util/Scanner.$hasNextLong":    {emit: environment("whether Scanner finds a long", 0, 1)},
	"java/util/Scanner.$hasNextDouble":  {emit: environment("whether Scanner finds a double", 0, 1)},
	"java/util/Scanner.$hasNextBoolean": {emit: environment("whether Scanner finds a boolean", 0, 1)},
	"java/util/Scanner.$exists":         {emit: environment("whether the file is there", 0, 1)},
	"java/util/Scanner.$nextInt":        {emit: environment("Scanner.nextInt()", -1<<31, 1<<31-1)},
	"java/util/Scanner.$nextLong":       {emit: environment("Scanner.nextLong()", -1<<63, 1<<63-1)},
	"java/util/Scanner.$nextShort":      {emit: environment("Scanner.nextShort()", -1<<15, 1<<15-1)},
	"java/util/Scanner.$nextByte":       {emit: environment("Scanner.nextByte()", -1<<7, 1<<7-1)},
	"java/util/Scanner.$nextBoolean":    {emit: environment("Scanner.nextBoolean()", 0, 1)},
	"java/util/Scanner.$nextDouble":     {emit: environment("Scanner.nextDouble()", 0, 0)},
	"java/util/Scanner.$next":           {emit: inputString("Scanner.next()"), types: []string{"java/lang/String"}, given: true},
	"java/util/Scanner.$nextLine":       {emit: inputString("Scanner.nextLine()"), types: []string{"java/lang/String"}, given: true},
	"java/util/Scanner.$wellFormed":     {emit: given("java/util/InputMismatchException", "what a Scanner reads is there, and of the form asked for")},
	"java/util/Scanner.$opens":          {emit: given("java/io/FileNotFoundException", "a file that a Scanner is to read is there")},

	"java/util/ImmutableCollections$Order.$salt": {emit: environment("order of Set.of() and Map.of()", 0, 1<<32-1)},

	"org/sosy_lab/sv_benchmarks/Verifier.assume":        {emit: assumes},
	"org/sosy_lab/sv_benchmarks/Verifier.nondetBoolean": {emit: environment("Verifier.nondetBoolean()", 0, 1)},
	"org/sosy_lab/sv_benchmarks/Verifier.nondetByte":    {emit: environment("Verifier.nondetByte()", -1<<7, 1<<7-1)},
	"org/sosy_lab/sv_benchmarks/Verifier.nondetChar":    {emit: environment("Verifier.nondetChar()", 0, 1<<16-1)},
	"org/sosy_lab/sv_benchmarks/Verifier.nondetShort":   {emit: environment("Verifier.nondetShort()", -1<<15, 1<<15-1)},
	"org/sosy_lab/sv_benchmarks/Verifier.nondetInt":     {emit: environment("Verifier.nondetInt()", -1<<31, 1<<31-1)},
	"org/sosy_lab/sv_benchmarks/Verifier.nondetLong":    {emit: environment("Verifier.nondetLong()", -1<<63, 1<<63-1)},
	"org/sosy_lab/sv_benchmarks/Verifier.nondetFloat":   {emit: environment("Verifier.nondetFloat()", 0, 0)},
	"org/sosy_lab/sv_benchmarks/Verifier.nondetDouble":  {emit: environment("Verifier.nondetDouble()", 0, 0)},
	"org/sosy_lab/sv_benchmarks/Verifier.nondetString":  {emit: inputString("Verifier.nondetString()"), types: []string{"java/lang/String"}, given: true},

	"org/cprover/CProver.assume":        {emit: assumes},
	"org/cprover/CProver.nondetBoolean": {emit: environment("CProver.nondetBoolean()", 0, 1)},
	"org/cprover/CProver.nondetByte":    {emit: environment("CProver.nondetByte()", -1<<7, 1<<7-1)},
	"org/cprover/CProver.nondetChar":    {emit: environment("CProver.nondetChar()", 0, 1<<16-1)},
	"org/cprover/CProver.nondetShort":   {emit: environment("CProver.nondetShort()", -1<<15, 1<<15-1)},
	"org/cprover/CProver.nondetInt":     {emit: environment("CProver.nondetInt()", -1<<31, 1<<31-1)},
	"org/cprover/CProver.nondetLong":    {emit: environment("CProver.nondetLong()", -1<<63, 1<<63-1)},
	"org/cprover/CProver.nondetFloat":   {emit: environment("CProver.nondetFloat()", 0, 0)},
	"org/cprover/CProver.nondetDouble":  {emit: environment("CProver.nondetDouble()", 0, 0)},
}

const (
	illegalArgument = "java/lang/IllegalArgumentException"
	numberFormat    = "java/lang/NumberFormatException"
)

// platformBodies are the platform's methods whose bytecode is small,
// self-contained and their meaning.
var platformBodies = map[string]bool{
	"java/lang/Object.<init>": true, "java/lang/Object.equals": true,
	"java/lang/Number.<init>": true, "java/lang/Record.<init>": true,
	"java/lang/Enum.<init>": true, "java/lang/Enum.name": true, "java/lang/Enum.ordinal": true,
	"java/lang/Enum.equals": true, "java/lang/Enum.toString": true,
	"java/lang/Integer.<init>": false, "java/lang/Integer.intValue": true, "java/lang/Integer.longValue": true,
	"java/lang/Integer.equals": true, "java/lang/Integer.hashCode": true, "java/lang/Integer.compare": true,
	"java/lang/Integer.compareTo": true, "java/lang/Integer.sum": true, "java/lang/Integer.max": true, "java/lang/Integer.min": true,
	"java/lang/Integer.signum": true, "java/lang/Long.signum": true,
	"java/lang/Long.longValue": true, "java/lang/Long.intValue": true, "java/lang/Long.equals": true, "java/lang/Long.compare": true,
	"java/lang/Long.compareTo": true, "java/lang/Long.sum": true, "java/lang/Long.max": true, "java/lang/Long.min": true,
	"java/lang/Short.shortValue": true, "java/lang/Short.intValue": true, "java/lang/Short.equals": true,
	"java/lang/Byte.byteValue": true, "java/lang/Byte.intValue": true, "java/lang/Byte.equals": true,
	"java/lang/Character.charValue": true, "java/lang/Character.equals": true, "java/lang/Character.compare": true,
	"java/lang/Boolean.booleanValue": true, "java/lang/Boolean.equals": true,
	"java/lang/Float.floatValue": true, "java/lang/Double.doubleValue": true,
	"java/util/Iterator.remove": true, "java/util/Collection.removeIf": true, "java/util/Iterator.forEachRemaining": true,
}

// fromPlatform reports whether m, of the platform, is such a method, or one of an
// interface whose methods with a body call those that the program gives.
func fromPlatform(m *classfile.Method) bool {
	switch name := m.Class.Name; name {
	case "java/util/Comparator", "java/lang/Iterable":
		return true
	default:
		return classfile.Package(name) == "java/util/function" || platformBodies[name+"."+m.Name]
	}
}

// intrinsicKey finds the intrinsic for m. A model's own code comes first.
func intrinsicKey(m *classfile.Method) (intrinsic, bool) {
	if m.Class.Origin.Model && m.Code != nil {
		return intrinsic{}, false
	}
	name := m.Class.Name + "." + m.Name
	if i, ok := intrinsics[name+m.Desc]; ok {
		return i, true
	}
	i, ok := intrinsics[name]
	return i, ok
}

func intrinsicFor(m *classfile.Method) *intrinsic {
	if i, ok := intrinsicKey(m); ok {
		return &i
	}
	return nil
}

func isIntrinsic(m *classfile.Method) bool { _, ok := intrinsicKey(m); return ok }

func intrinsicTypes(m *classfile.Method) []string {
	i, _ := intrinsicKey(m)
	return append(i.types[:len(i.types):len(i.types)], i.throws...)
}

// intrinsicThrows lists the exceptions that an intrinsic called by in raises.
func (u *universe) intrinsicThrows(x *method, in ssa.Instr) []string {
	s := x.sites[in]
	if s == nil || s.resolved == nil {
		return nil
	}
	i, _ := intrinsicKey(s.resolved)
	return append(i.throws[:len(i.throws):len(i.throws)], s.raises...)
}

func nothingHappens(*emitter, *ssa.Call, *classfile.Method) {}

func resultIs(v int64) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		x := e.variable(in)
		e.assign(x, ivl.IntConst(v, x.Typ))
	}
}

func resultIsReceiver(e *emitter, in *ssa.Call, _ *classfile.Method) {
	if in.Type() != ssa.Void {
		e.assign(e.variable(in), e.value(in.Args[0]))
	}
}

// printsFormatted is PrintStream.printf and format.
func printsFormatted(e *emitter, in *ssa.Call, m *classfile.Method) {
	e.formats(in, m)
	resultIsReceiver(e, in, m)
}

func exits(e *emitter, _ *ssa.Call, _ *classfile.Method) { e.stop(); e.open(e.newLabel("afterexit")) }

func assumes(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.assume(ivl.Not.Of(ivl.Eq.Of(e.value(in.Args[0]), ivl.IntConst(0, ivl.IntZ))))
}

// environment is a method whose result the environment chooses, for integers
// between lo and hi.
func environment(name string, lo, hi int64) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, m *classfile.Method) {
		x := e.variable(in)
		from := e.w.inputOf(ivl.Environment, name, resultType(m), e.at)
		e.havoc(x, from)
		tl, th, ok := x.Typ.Range.Bounds()
		if x.Typ.Sort == ivl.IntSort && (!ok || tl != lo || th != hi) {
			e.w.hints[from] = Hint{Lo: lo, Hi: hi, Only: true}
			e.assume(inRange(x, lo, hi))
		}
	}
}

// either is a method of a model that answers as the JDK at hand may or may not.
func either(name string) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		e.havoc(e.variable(in), e.w.input(ivl.Unmodelled, name, e.at))
	}
}

// inputString is a method whose result is a string that the environment chooses.
func inputString(name string) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		x := e.variable(in)
		e.havocValue(x, "Ljava/lang/String;", ivl.Environment, name)
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	}
}

// parses is a method that reads a number from a string. Of a constant the
// value is computed; other strings come from outside, and so does the value.
// That the string has the right form is assumed (LPAR'17 §5: library calls do
// not throw).
func parses(name string) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, m *classfile.Method) {
		x := e.variable(in)
		if v := parsedFloat(in.Args[0], x.Typ); v != nil {
			e.assign(x, v)
			return
		}
		if c, ok := in.Args[0].(*ssa.Const); ok && x.Typ.Sort == ivl.IntSort && len(in.Args) == 1 {
			if v, err := strconv.ParseInt(c.String, 10, 64); err == nil {
				if lo, hi, ok := e.w.typeOf(resultType(m)).Range.Bounds(); !ok || lo <= v && v <= hi {
					e.assign(x, ivl.IntConst(v, x.Typ))
					return
				}
			}
		}
		if m.Name != "$parsed" || !e.u.readsNumbers(e.x) {
			e.assuming("no-throw", name+" is given a number of its type")
		}
		kind := ivl.Environment
		// The string may be unmodelled, or its contents may be known and say otherwise;
		// models ask for the number ($parsed) only of strings from outside.
		asked := strings.HasPrefix(in.Method.Name, "$") || e.onlyParsed(in.Args[0])
		if e.u.types[stringClassName].external || e.u.concatModelled() && !asked {
			kind = ivl.Unmodelled
		}
		from := e.w.inputOf(kind, name, resultType(m), e.at)
		e.havocOf(x, from, e.value(in.Args[0]))
		e.inRangeOf(x, resultType(m))
	}
}

// wellFormed is Long.$wellFormed(): whether a text from outside is taken to be a
// number. Where it is not, it is read character by character.
func wellFormed(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.variable(in)
	yes := int64(1)
	if e.u.readsNumbers(e.x) {
		yes = 0
	}
	e.assign(x, ivl.IntConst(yes, x.Typ))
}

// onlyParsed reports whether v is a string out of an array, as main's arguments
// are, of which nothing is done but reading a number: then it can be any number.
func (e *emitter) onlyParsed(v ssa.Value) bool {
	if _, element := v.(*ssa.ArrayLoad); !element {
		return false
	}
	for _, b := range e.x.fn.Blocks {
		for _, in := range b.Instrs {
			for _, o := range in.Operands() {
				if c, ok := in.(*ssa.Call); o == v && !(ok && strings.HasPrefix(c.Method.Name, "parse")) {
					return false
				}
			}
		}
	}
	return true
}

// decimal is what Java and Go read alike as a floating-point number.
var decimal = regexp.MustCompile(`^[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?$`)

// parsedFloat returns what Float.parseFloat or Double.parseDouble makes of a
// constant: the nearest number of type t. It is nil for what is not a constant
// with a decimal number in it, and for other types.
func parsedFloat(v ssa.Value, t ivl.Type) ivl.Term {
	c, ok := v.(*ssa.Const)
	if !ok || !decimal.MatchString(c.String) {
		return nil
	}
	switch t {
	case ivl.Float:
		f, _ := strconv.ParseFloat(c.String, 32) // too large is infinite, as in Java
		return ivl.FloatConst(float32(f))
	case ivl.Double:
		f, _ := strconv.ParseFloat(c.String, 64)
		return ivl.DoubleConst(f)
	}
	return nil
}

// inRangeOf emits that x, from outside, is a value of the Java type desc:
// inputs are Java's integers, however the program computes with them.
func (e *emitter) inRangeOf(x *ivl.Var, desc string) {
	if x.Typ == ivl.IntZ {
		lo, hi, _ := ivl.I32.Bounds()
		if desc == "J" {
			lo, hi, _ = ivl.I64.Bounds()
		}
		e.assume(inRange(x, lo, hi))
	}
}

// absolute is Math.abs: MIN_VALUE stays itself.
func absolute(e *emitter, in *ssa.Call, _ *classfile.Method) {
	v := e.value(in.Args[0])
	x := e.variable(in)
	e.assign(x, ivl.Ite.Of(ivl.Lt.Of(v, ivl.IntConst(0, x.Typ)), ivl.WrapTo(x.Typ.Range, ivl.Neg.Of(v)), v))
}

// choose is Math.max or Math.min: argument i where op(a, b) holds, else j.
func choose(op ivl.Op, i, j int) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		a := []ivl.Term{e.value(in.Args[0]), e.value(in.Args[1])}
		e.assign(e.variable(in), ivl.Ite.Of(op.Of(a[0], a[1]), a[i], a[j]))
	}
}

func requireNonNull(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.notNull(in, in.Args[0], "the argument of requireNonNull()")
	e.assign(e.variable(in), x)
}

// addSuppressed is Throwable.addSuppressed where nobody asks what is suppressed:
// only what it refuses is left, null and the exception itself.
func addSuppressed(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x, t := e.value(in.Args[0]), e.notNull(in, in.Args[1], "the argument of addSuppressed()")
	e.requireKind(in, ivl.Not.Of(ivl.Eq.Of(x, t)), ivl.UncaughtException, illegalArgument, "an exception must not suppress itself")
}

// given says whether something of the environment is taken for granted, as the
// assumption that text is. Where somebody may catch exc, which is thrown when it
// does not hold, it is not.
func given(exc, text string) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		x := e.variable(in)
		yes := int64(1)
		if e.u.opts.Pedantic || e.u.mayCatch(e.x.catchers, exc, true) {
			yes = 0
		} else {
			e.assuming("no-throw", text)
		}
		e.assign(x, ivl.IntConst(yes, x.Typ))
	}
}

// prints is PrintStream.print and println.
func prints(e *emitter, in *ssa.Call, m *classfile.Method) {
	out := &ivl.Output{Pos: e.at}
	if len(in.Args) == 2 {
		if format, args, ok := e.printConcat(in.Args[1]); ok {
			out.Format, out.Args = format, args
			if m.Name == "println" {
				out.Format += "\n"
			}
			e.add(out)
			return
		}
		if text := e.u.texts[in]; text != nil {
			r := e.local("text", ivl.RefTo(e.w.class(stringClassName)))
			e.callWith(in, []*ivl.Var{r}, text, e.args(text, in.Args[1:]))
			if e.u.printsNull(in) {
				e.require(in, ivl.Not.Of(ivl.IsNull(r)), npe, "the text of the object to print")
			}
			out.Format, out.Args = "%s", []ivl.Term{r}
			if m.Name == "println" {
				out.Format += "\n"
			}
			e.add(out)
			return
		}
		t := in.Args[1].Type()
		switch params, _, _ := classfile.ParseMethodDescriptor(m.Desc); params[0] {
		case "Z":
			out.Format = "%b"
		case "C":
			out.Format = "%c"
		case "[C":
			e.notNull(in, in.Args[1], "the array to print")
		case "F", "D":
			out.Format = "%f"
		case "Ljava/lang/String;":
			out.Format = "%s"
		default:
			if isIntLike(t) || t == ssa.Long {
				out.Format = "%i"
			}
		}
		if out.Format != "" {
			out.Args = []ivl.Term{e.value(in.Args[1])}
		}
	}
	if m.Name == "println" {
		out.Format += "\n"
	}
	e.add(out)
}

// getClass is Object.getClass: one class object for each dynamic type.
func getClass(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	unknown := func() {
		e.havocValue(x, resultType(m), ivl.Unmodelled, "result of getClass()")
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	}
	e.byClass(in, func(t *dynType) {
		if name := e.u.classOf(t); name != "" {
			e.assign(x, e.w.object("java/lang/Class", name))
		} else {
			unknown()
		}
	}, unknown)
}

// byClass emits a case for each dynamic type that the receiver can have, and
// one for objects of classes that we never hear of.
func (e *emitter) byClass(in *ssa.Call, each func(t *dynType), other func()) {
	recv := e.value(in.Args[0])
	join := e.newLabel("join")
	for _, t := range e.possibleOf(in.Args[0]).all {
		is := ivl.Eq.Of(ivl.TypeNo(recv), ivl.IntConst(int64(e.w.class(t.name).ID), ivl.IntZ))
		if t.external && e.u.platform(t.name) { // those from outside may be of a subclass
			is = ivl.And.Of(ivl.Lt.Of(ivl.IntConst(0, ivl.IntZ), ivl.ID(recv)), is)
		}
		hit, next := e.newLabel("class"), e.newLabel("next")
		e.branch(is, hit, next)
		e.open(hit)
		each(t)
		e.jump(join)
		e.open(next)
	}
	other()
	e.jump(join)
	e.open(join)
}

func stringEquals(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	a, aok := in.Args[0].(*ssa.Const)
	b, bok := in.Args[1].(*ssa.Const)
	if aok && bok {
		eq := int64(0)
		if b.Typ == a.Typ && a.String == b.String {
			eq = 1
		}
		e.assign(x, ivl.IntConst(eq, x.Typ))
		return
	}
	e.assuming("unmodelled", "the contents of strings are not followed: String.equals() returns any answer for different objects")
	p, q := e.value(in.Args[0]), e.value(in.Args[1])
	e.havoc(x, e.w.input(ivl.Unmodelled, "String.equals()", e.at))
	is1 := ivl.Eq.Of(x, ivl.IntConst(1, ivl.IntZ))
	e.assume(ivl.Implies.Of(ivl.Eq.Of(p, q), is1))
	e.assume(ivl.Implies.Of(ivl.IsNull(q), ivl.Not.Of(is1)))
}
