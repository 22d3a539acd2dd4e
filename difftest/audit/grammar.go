package audit

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// A grammar says which Java expressions make values: a symbol for each type, and
// alternatives for each symbol. In the text of an alternative, «SYMBOL» stands for
// an expression of that symbol, and «raw» for a random int. Symbols are Java
// types, or names that begin with a letter and a colon.
type grammar struct {
	jdk     jdk
	rules   map[string]*rule
	order   []*rule
	add     func(class string) // a class to generate, by its name
	audited []string           // all classes that are audited
	// modelled reports whether calls of a method on objects of a class mean anything.
	modelled func(class string, m method) bool
}

// rule is a symbol's.
type rule struct {
	symbol string
	typ    string // Java type
	number int
	alts   []alt
}

// alt is one alternative.
type alt struct {
	text  string // Java, with «» for each hole
	holes []string
}

// newAlt reads an alternative.
func newAlt(text string) alt {
	a := alt{}
	var b strings.Builder
	for {
		i := strings.Index(text, "«")
		if i < 0 {
			break
		}
		j := strings.Index(text, "»")
		b.WriteString(text[:i] + "«»")
		a.holes = append(a.holes, text[i+len("«"):j])
		text = text[j+len("»"):]
	}
	b.WriteString(text)
	a.text = b.String()
	return a
}

// leaf reports whether nothing else is needed.
func (a alt) leaf() bool {
	for _, h := range a.holes {
		if h != "raw" {
			return false
		}
	}
	return true
}

// node is a derivation: what a case decides.
type node struct {
	rule *rule // nil for a raw number
	alt  int   // or the number
	kids []*node
}

// decisions appends what the program asks for n.
func (n *node) decisions(to []int) []int {
	to = append(to, n.alt)
	for _, k := range n.kids {
		to = k.decisions(to)
	}
	return to
}

// java returns n as a Java expression.
func (n *node) java() string {
	if n.rule == nil {
		return fmt.Sprint(n.alt)
	}
	text := n.rule.alts[n.alt].text
	for _, k := range n.kids {
		text = strings.Replace(text, "«»", k.java(), 1)
	}
	return text
}

// maxDepth bounds derivations.
const maxDepth = 4

// derive makes a random derivation of a symbol.
func (g *grammar) derive(rnd *rand.Rand, symbol string, depth int) *node {
	if symbol == "raw" {
		return &node{alt: int(int32(rnd.Uint32())) >> rnd.IntN(32)}
	}
	r := g.rule(symbol)
	i := rnd.IntN(len(r.alts))
	for try := 0; depth >= maxDepth && !r.alts[i].leaf() && try < 20; try++ {
		i = rnd.IntN(len(r.alts))
	}
	n := &node{rule: r, alt: i}
	for _, h := range r.alts[i].holes {
		n.kids = append(n.kids, g.derive(rnd, h, depth+1))
	}
	return n
}

// rule returns the rule for a symbol, and makes it when there is none yet.
func (g *grammar) rule(symbol string) *rule {
	if r := g.rules[symbol]; r != nil {
		return r
	}
	r := &rule{symbol: symbol, typ: symbol, number: len(g.order)}
	g.rules[symbol] = r
	g.order = append(g.order, r)
	if t, ok := types[symbol]; ok {
		r.typ = t
	}
	texts, ok := builtin[symbol]
	if !ok {
		texts = g.unknown(symbol)
	}
	for _, t := range texts {
		a := newAlt(t)
		r.alts = append(r.alts, a)
		g.uses(t)
	}
	for _, a := range r.alts {
		for _, h := range a.holes {
			if h != "raw" {
				g.rule(h)
			}
		}
	}
	return r
}

// uses asks for the generated classes that a Java text makes objects of.
func (g *grammar) uses(text string) {
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return r != '_' && (r < 'A' || r > 'z') }) {
		for _, p := range []string{"Own_", "Sub_", "Fun_"} {
			if strings.HasPrefix(w, p) {
				g.add(w)
			}
		}
	}
}

// unknown lists alternatives for a type of which nothing is written down: null,
// for interfaces an implementation that is generated, constants of an enum, and
// objects of classes that are audited.
func (g *grammar) unknown(symbol string) []string {
	texts := []string{"(" + symbol + ") null"}
	if strings.HasSuffix(symbol, "[]") {
		elem := strings.TrimSuffix(symbol, "[]")
		return append(texts, "new "+arrayOf(elem, 0), "new "+symbol+" { «"+elem+"» }", "new "+symbol+" { «"+elem+"», «"+elem+"» }", "new "+symbol+" { «"+elem+"», «"+elem+"», «"+elem+"» }")
	}
	c := g.jdk.class(binaryName(g.jdk, symbol))
	switch {
	case c == nil:
		return texts
	case c.Super == "java/lang/Enum":
		for _, f := range c.Fields {
			if f.Desc == "L"+c.Name+";" && len(texts) < 6 {
				texts = append(texts, symbol+"."+f.Name)
			}
		}
		return texts
	case !c.IsInterface() && slices.Contains(g.audited, c.Name):
		if made := g.made(c.Name); made != "" {
			texts = append(texts, made, made)
		}
		return texts
	case !c.IsInterface() || len(c.PermittedSubclasses) > 0:
		return texts
	}
	return append(texts, "new Fun_"+mangle(c.Name)+"(«ret»)", "new Fun_"+mangle(c.Name)+"(«ret»)")
}

func arrayOf(elem string, n int) string {
	base, dims := elem, ""
	for strings.HasSuffix(base, "[]") {
		base, dims = strings.TrimSuffix(base, "[]"), dims+"[]"
	}
	return fmt.Sprintf("%s[%d]%s", base, n, dims)
}

// binaryName finds the binary name of a Java type.
func binaryName(j jdk, typ string) string {
	name := strings.ReplaceAll(typ, ".", "/")
	for j.class(name) == nil {
		i := strings.LastIndexByte(name, '/')
		if i < 0 {
			return ""
		}
		name = name[:i] + "$" + name[i+1:]
	}
	return name
}

// mangle makes a Java identifier of a class name.
func mangle(class string) string {
	return strings.NewReplacer("/", "_", "$", "_", ".", "_").Replace(class)
}

// types are the types of symbols that are not types.
var types = map[string]string{
	"elem": "Object", "elems": "Object[]", "small": "int", "ret": "Object", "key": "Key", "list": "java.util.List", "word": "String", "e": "E",
	"map": "java.util.Map", "view": "java.util.List", "mapview": "java.util.Collection",
}

// builtin are the alternatives for common types. The first is the simplest.
var builtin = map[string][]string{
	"int": {"0", "1", "-1", "2", "3", "5", "7", "10", "11", "16", "17", "36", "37", "65", "97", "100", "127", "128", "-128", "-129", "255", "1000", "65535", "65536",
		"Integer.MAX_VALUE", "Integer.MIN_VALUE", "Integer.MAX_VALUE - 1", "Integer.MIN_VALUE + 1", "0xD800", "0xDC00", "0x10FFFF", "0x110000", "0x10400",
		"«small»", "«small»", "«small»", "«small»", "«small»", "«small»", "«raw»"},
	"small": {"0", "1", "2", "3", "4", "-1"},
	"long":  {"0L", "1L", "-1L", "2L", "7L", "10L", "127L", "128L", "-129L", "1L << 31", "-1L << 31", "1L << 53", "Long.MAX_VALUE", "Long.MIN_VALUE", "Long.MAX_VALUE - 1", "4294967296L", "(long) «raw»", "(long) «raw» << 32 | («raw» & 0xffffffffL)"},
	"short": {"(short) 0", "(short) 1", "(short) -1", "Short.MAX_VALUE", "Short.MIN_VALUE", "(short) 127", "(short) «raw»"},
	"byte":  {"(byte) 0", "(byte) 1", "(byte) -1", "Byte.MAX_VALUE", "Byte.MIN_VALUE", "(byte) «raw»"},
	"char":  {"'a'", "'b'", "'A'", "'0'", "'9'", "' '", "'z'", "'Z'", "'\\0'", "'\\t'", "'\\uffff'", "'\\u00e9'", "'\\ud800'", "'\\udc00'", "'\\u0130'", "'/'", "':'", "'@'", "'['", "'`'", "'{'", "'\\u007f'", "'\\u0080'", "'\\u2003'", "(char) «raw»"},
	"boolean": {
		"false", "true"},
	"float": {"0f", "-0f", "1f", "-1f", "0.5f", "1.5f", "Float.NaN", "Float.POSITIVE_INFINITY", "Float.NEGATIVE_INFINITY", "Float.MAX_VALUE", "Float.MIN_VALUE", "1e10f", "-2.5f", "16777217f", "2147483648f", "(float) «raw»", "«raw» / 7f"},
	"double": {"0.0", "-0.0", "1.0", "-1.0", "0.5", "1.5", "2.5", "-2.5", "0.49999999999999994", "Double.NaN", "Double.POSITIVE_INFINITY", "Double.NEGATIVE_INFINITY", "Double.MAX_VALUE", "Double.MIN_VALUE", "4503599627370497.5", "9007199254740993.0", "2147483648.0", "-9.3e18", "1e300",
		"(double) «raw»", "«raw» / 7.0", "«raw» * 1e10"},
	"word": {"\"a\"", "\"\"", "\"b\"", "\"ab\"", "\"abc\"", "\"A\"", "\"aB\"", "\" a \"", "\"12\"", "\"-5\"", "\"+7\"", "\"2147483648\"", "\"9223372036854775808\"", "\"-\"", "\"true\"", "\"TRUE\"", "\"1.5\"",
		"\"hello world\"", "\"aXbXc\"", "\"aaa\"", "\"\\u00e9\"", "\"\\u00df\"", "\"\\u0130\"", "\"\\ud83d\\ude00\"", "\"a\\ud83d\"", "\"\\udc00b\"", "\"%d\"", "\"%\"", "\"0x1F\"", "\"#1f\"", "\"ff\"", "\"zz\"", "\"\\n\"", "\"a\\nb\\r\\nc\"", "\"\\t a\"", "\"mine\"", "\"A\"", "\"a.b\"", "\"[a]\""},
	"java.lang.String": {"«word»", "null", "«word»", "new String(«word»)", "«word».concat(«word»)", "«word».substring(0)", "\"\" + «raw»"},
	"key":              {"new Key(1, 1)", "new Key(2, 1)", "new Key(3, 17)", "new Key(1, 1)", "new Key(4, 33)", "new Key(«small», «raw»)"},
	"e":                {"E.A", "E.B", "E.C"},
	"elem":             {"Integer.valueOf(1)", "null", "\"a\"", "\"b\"", "Integer.valueOf(2)", "Integer.valueOf(3)", "Integer.valueOf(1000)", "«key»", "«key»", "\"ab\"", "new String(\"a\")", "Integer.valueOf(«raw»)", "«e»", "Long.valueOf(«raw»)", "Character.valueOf('a')", "H.prev(«raw» & 31)"},
	"elems": {"new Object[0]", "new Object[] { «elem» }", "new Object[] { «elem», «elem» }", "new Object[] { «elem», «elem», «elem» }", "new Object[] { «elem», «elem», «elem», «elem», «elem» }",
		"new Object[] { «key», «key», «key» }", "new Object[] { «key», «key», «key», «key», «key», «key» }", "new Object[] { 3, 1, 2 }", "new Object[] { \"b\", \"a\", \"c\", \"a\" }",
		"new Object[] { «int», «int», «int» }", "new Object[] { «word», «word», «word» }", "new Object[] { «small», «small», «small», «small» }"},
	"ret":              {"«elem»", "Boolean.TRUE", "Boolean.FALSE", "Integer.valueOf(«small»)", "«java.util.Collection»", "\"r\""},
	"java.lang.Object": {"«elem»", "«elem»", "«elem»", "«java.lang.String»", "«e»", "Boolean.TRUE", "H.fill(new java.util.ArrayList(), «elems»)", "«elems»", "«double»", "«float»", "H.self", "«short»", "«byte»", "new Oops()", "new int[] { «int» }"},
	"java.lang.Object[]": {"«elems»", "null", "«elems»", "«elems»", "new String[] { «java.lang.String», «java.lang.String» }", "new String[0]", "new String[] { \"b\", \"a\", \"c\" }", "new Integer[] { 3, 1, 2 }", "new Integer[] { 1, null }", "new Key[] { «key», «key», «key» }", "new Key[1]", "new Comparable[] { «key», \"a\", 1 }", "new Object[][] { «elems», null }",
		"new String[7]", "new Object[] { 1, 2, 3, 4, 5, 6, 7 }"},
	"java.lang.Comparable[]": {"new Integer[] { 3, 1, 2 }", "null", "new Key[] { «key», «key» }", "new Comparable[] { 1, \"a\" }"},
	"int[]":                  {"new int[] { «int» }", "null", "new int[0]", "new int[] { «small», «small», «small» }", "new int[] { «int», «int», «int», «int» }", "new int[] { 1, 3, 5, 7 }", "new int[] { 97, 0x10400, 0xD800 }", "new int[] { 5, 4, 3, 2, 1, 0 }"},
	"char[]":                 {"new char[] { 'a', 'b' }", "null", "new char[0]", "\"hello\".toCharArray()", "new char[] { «char», «char», «char» }", "new char[] { '\\ud83d', '\\ude00' }"},
	"double[]":               {"new double[] { «double» }", "null", "new double[0]", "new double[] { «double», «double», «double» }", "new double[] { 0.0, -0.0, Double.NaN }", "new double[] { 1.0, 2.0, 3.0 }"},
	"float[]":                {"new float[] { «float» }", "null", "new float[0]", "new float[] { «float», «float», «float» }", "new float[] { 0f, -0f, Float.NaN }"},
	"java.util.Collection": {"H.fill(new java.util.ArrayList(), «elems»)", "null", "new java.util.ArrayList()", "new Own_java_util_Collection(H.fill(new java.util.ArrayList(), «elems»))", "H.fill(new java.util.HashSet(), «elems»)", "java.util.Arrays.asList(«elems»)",
		"«list»", "H.self instanceof java.util.Collection ? (java.util.Collection) H.self : null", "H.fill(new Sub_java_util_ArrayList(), «elems»)", "java.util.List.of(1, 2, 3)", "java.util.List.of()"},
	"java.lang.Iterable": {"H.fill(new java.util.ArrayList(), «elems»)", "null", "new Own_java_util_Collection(H.fill(new java.util.ArrayList(), «elems»))"},
	"list":               {"(java.util.List) H.fill(new java.util.ArrayList(), «elems»)", "(java.util.List) H.fill(new java.util.LinkedList(), «elems»)", "new Own_java_util_List((java.util.List) H.fill(new java.util.ArrayList(), «elems»))", "java.util.Arrays.asList(«elems»)", "new java.util.ArrayList()"},
	"java.util.List": {"«list»", "«list»", "null", "java.util.List.of()", "java.util.List.of(\"a\")", "java.util.List.of(1, 2, 3)", "«list».subList(0, 0)", "(java.util.List) H.fill(new Sub_java_util_ArrayList(), «elems»)",
		"H.self instanceof java.util.List ? (java.util.List) H.self : null"},
	"java.util.Set":            {"(java.util.Set) H.fill(new java.util.HashSet(), «elems»)", "null", "java.util.Set.of()", "java.util.Set.of(1, 2)", "(java.util.Set) H.fill(new java.util.LinkedHashSet(), «elems»)", "java.util.EnumSet.of(«e», «e»)", "new Own_java_util_Set((java.util.Set) H.fill(new java.util.HashSet(), «elems»))"},
	"java.util.Map":            {"H.fill(new java.util.HashMap(), «elems»)", "null", "new java.util.HashMap()", "new Own_java_util_Map(H.fill(new java.util.HashMap(), «elems»))", "H.fill(new java.util.TreeMap(), «elems»)", "java.util.Map.of()", "java.util.Map.of(1, 2)", "H.fill(new java.util.LinkedHashMap(), «elems»)", "H.fill(new java.util.EnumMap(E.class), «elems»)", "H.self instanceof java.util.Map ? (java.util.Map) H.self : null"},
	"java.util.Map.Entry":      {"java.util.Map.entry(1, 2)", "null", "new java.util.AbstractMap.SimpleEntry(«elem», «elem»)", "H.entry(H.fill(new java.util.HashMap(), «elems»))"},
	"java.util.Iterator":       {"«list».iterator()", "null", "new Own_java_util_Iterator(«list».iterator())", "H.step(«list».iterator(), «small»)"},
	"java.util.Comparator":     {"new Plain()", "null", "new Plain()", "new Compares()", "java.util.Comparator.naturalOrder()", "java.util.Comparator.reverseOrder()", "java.util.Collections.reverseOrder(new Compares())"},
	"java.lang.CharSequence":   {"«java.lang.String»", "null", "«word»", "new StringBuilder(«word»)", "new Own_java_lang_CharSequence(«word»)", "new StringBuffer(«word»)"},
	"java.lang.CharSequence[]": {"new CharSequence[0]", "null", "new CharSequence[] { «java.lang.CharSequence» }", "new CharSequence[] { «java.lang.CharSequence», «java.lang.CharSequence» }"},
	"java.lang.StringBuilder":  {"new StringBuilder(«word»)", "null", "new StringBuilder()"},
	"java.lang.StringBuffer":   {"new StringBuffer(«word»)", "null", "new StringBuffer()"},
	"java.lang.Class":          {"Object.class", "null", "String.class", "Integer.class", "int.class", "E.class", "Object[].class", "String[].class", "Key.class"},
	"java.lang.Throwable":      {"new Oops()", "null", "new RuntimeException(«java.lang.String»)", "new Exception(«java.lang.String», new Oops())", "new Stop()", "H.self instanceof Throwable ? (Throwable) H.self : null"},
	"java.lang.Exception":      {"new Oops()", "null"},
	"java.util.Locale":         {"java.util.Locale.ROOT", "null"},
	"java.lang.Integer":        {"Integer.valueOf(«int»)", "null"},
	"java.lang.Long":           {"Long.valueOf(«long»)", "null"},
	"java.lang.Short":          {"Short.valueOf(«short»)", "null"},
	"java.lang.Byte":           {"Byte.valueOf(«byte»)", "null"},
	"java.lang.Character":      {"Character.valueOf(«char»)", "null"},
	"java.lang.Boolean":        {"Boolean.valueOf(«boolean»)", "null"},
	"java.lang.Float":          {"Float.valueOf(«float»)", "null"},
	"java.lang.Double":         {"Double.valueOf(«double»)", "null"},
	"java.lang.Enum":           {"E.A", "null", "E.B", "E.C"},
	"java.math.BigInteger":     {"java.math.BigInteger.valueOf(«long»)", "null", "java.math.BigInteger.valueOf(«small»)", "java.math.BigInteger.valueOf(«long»).multiply(java.math.BigInteger.valueOf(«long»))", "java.math.BigInteger.ONE"},
	"java.math.BigDecimal":     {"java.math.BigDecimal.valueOf(«long», «small»)", "null", "java.math.BigDecimal.valueOf(«small», 0)", "java.math.BigDecimal.valueOf(«long», «small» - 3)", "java.math.BigDecimal.TEN"},
	"java.math.MathContext":    {"new java.math.MathContext(«small»)", "null", "java.math.MathContext.DECIMAL32", "new java.math.MathContext(«small», java.math.RoundingMode.FLOOR)"},
	"java.util.Random":         {"new java.util.Random(42)", "null"},
	"map":                      {"H.fill(new java.util.HashMap(), «elems»)", "H.fill(new java.util.LinkedHashMap(), «elems»)", "H.fill(new java.util.TreeMap(), «elems»)", "new java.util.HashMap()", "new Own_java_util_Map(H.fill(new java.util.HashMap(), «elems»))", "H.fill(new java.util.TreeMap(new Plain()), «elems»)", "H.fill(new java.util.EnumMap(E.class), new Object[] { «e», «e», «e» })"},
	"view":                     {"H.view(«list», «small», «small»)"},
	"mapview":                  {"«map».values()", "«map».keySet()", "«map».entrySet()"},
}
