package jdk

// nondet has what is known of the interfaces by which programs ask for any value.
var nondet = []Entry{

	// What a harness asks for, see package harness.
	{Name: "jayverify/World.choose", Intrinsic: Intrinsic{Op: ChosenBelow, Text: "World.choose()"}},
	{Name: "jayverify/World.length", Intrinsic: Intrinsic{Op: Chosen, Text: "World.length()", Hi: 1<<31 - 1}},
	{Name: "jayverify/World.anyBoolean", Intrinsic: Intrinsic{Op: Chosen, Text: "World.anyBoolean()", Hi: 1}},
	{Name: "jayverify/World.caught", Intrinsic: Intrinsic{Op: Chosen, Text: "World.caught()", Hi: 1}},
	{Name: "jayverify/World.anyByte", Intrinsic: Intrinsic{Op: Chosen, Text: "World.anyByte()", Lo: -1 << 7, Hi: 1<<7 - 1}},
	{Name: "jayverify/World.anyChar", Intrinsic: Intrinsic{Op: Chosen, Text: "World.anyChar()", Hi: 1<<16 - 1}},
	{Name: "jayverify/World.anyShort", Intrinsic: Intrinsic{Op: Chosen, Text: "World.anyShort()", Lo: -1 << 15, Hi: 1<<15 - 1}},
	{Name: "jayverify/World.anyInt", Intrinsic: Intrinsic{Op: Chosen, Text: "World.anyInt()", Lo: -1 << 31, Hi: 1<<31 - 1}},
	{Name: "jayverify/World.anyLong", Intrinsic: Intrinsic{Op: Chosen, Text: "World.anyLong()", Lo: -1 << 63, Hi: 1<<63 - 1}},
	{Name: "jayverify/World.anyFloat", Intrinsic: Intrinsic{Op: Chosen, Text: "World.anyFloat()"}},
	{Name: "jayverify/World.anyDouble", Intrinsic: Intrinsic{Op: Chosen, Text: "World.anyDouble()"}},
	{Name: "jayverify/World.anyString", Intrinsic: Intrinsic{Op: ChosenString, Text: "World.anyString()", Makes: []string{"java/lang/String"}, Given: true}},

	{Name: "org/cprover/CProver.assume", Intrinsic: Intrinsic{Op: Assumes}},
	{Name: "org/cprover/CProver.nondetBoolean", Intrinsic: Intrinsic{Op: Chosen, Text: "CProver.nondetBoolean()", Hi: 1}},
	{Name: "org/cprover/CProver.nondetByte", Intrinsic: Intrinsic{Op: Chosen, Text: "CProver.nondetByte()", Lo: -1 << 7, Hi: 1<<7 - 1}},
	{Name: "org/cprover/CProver.nondetChar", Intrinsic: Intrinsic{Op: Chosen, Text: "CProver.nondetChar()", Hi: 1<<16 - 1}},
	{Name: "org/cprover/CProver.nondetShort", Intrinsic: Intrinsic{Op: Chosen, Text: "CProver.nondetShort()", Lo: -1 << 15, Hi: 1<<15 - 1}},
	{Name: "org/cprover/CProver.nondetInt", Intrinsic: Intrinsic{Op: Chosen, Text: "CProver.nondetInt()", Lo: -1 << 31, Hi: 1<<31 - 1}},
	{Name: "org/cprover/CProver.nondetLong", Intrinsic: Intrinsic{Op: Chosen, Text: "CProver.nondetLong()", Lo: -1 << 63, Hi: 1<<63 - 1}},
	{Name: "org/cprover/CProver.nondetFloat", Intrinsic: Intrinsic{Op: Chosen, Text: "CProver.nondetFloat()"}},
	{Name: "org/cprover/CProver.nondetDouble", Intrinsic: Intrinsic{Op: Chosen, Text: "CProver.nondetDouble()"}},

	{Name: "org/sosy_lab/sv_benchmarks/Verifier.assume", Intrinsic: Intrinsic{Op: Assumes}},
	{Name: "org/sosy_lab/sv_benchmarks/Verifier.nondetBoolean", Intrinsic: Intrinsic{Op: Chosen, Text: "Verifier.nondetBoolean()", Hi: 1}},
	{Name: "org/sosy_lab/sv_benchmarks/Verifier.nondetByte", Intrinsic: Intrinsic{Op: Chosen, Text: "Verifier.nondetByte()", Lo: -1 << 7, Hi: 1<<7 - 1}},
	{Name: "org/sosy_lab/sv_benchmarks/Verifier.nondetChar", Intrinsic: Intrinsic{Op: Chosen, Text: "Verifier.nondetChar()", Hi: 1<<16 - 1}},
	{Name: "org/sosy_lab/sv_benchmarks/Verifier.nondetShort", Intrinsic: Intrinsic{Op: Chosen, Text: "Verifier.nondetShort()", Lo: -1 << 15, Hi: 1<<15 - 1}},
	{Name: "org/sosy_lab/sv_benchmarks/Verifier.nondetInt", Intrinsic: Intrinsic{Op: Chosen, Text: "Verifier.nondetInt()", Lo: -1 << 31, Hi: 1<<31 - 1}},
	{Name: "org/sosy_lab/sv_benchmarks/Verifier.nondetLong", Intrinsic: Intrinsic{Op: Chosen, Text: "Verifier.nondetLong()", Lo: -1 << 63, Hi: 1<<63 - 1}},
	{Name: "org/sosy_lab/sv_benchmarks/Verifier.nondetFloat", Intrinsic: Intrinsic{Op: Chosen, Text: "Verifier.nondetFloat()"}},
	{Name: "org/sosy_lab/sv_benchmarks/Verifier.nondetDouble", Intrinsic: Intrinsic{Op: Chosen, Text: "Verifier.nondetDouble()"}},
	{Name: "org/sosy_lab/sv_benchmarks/Verifier.nondetString", Intrinsic: Intrinsic{Op: ChosenString, Text: "Verifier.nondetString()", Makes: []string{"java/lang/String"}, Given: true}},
}
