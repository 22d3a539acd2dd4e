package jdk

import "math"

// javaUtil has what is known of java.util and its subpackages, and of the packages beside it.
var javaUtil = []Entry{
	{Name: "java/math/**", Is: ShowsNoOther},
	{Name: "java/text/**", Is: ShowsNoOther},
	{Name: "java/time/**", Is: ShowsNoOther},
	{Name: "java/text/ParsePosition", Is: Lifted},
	{Name: "java/text/FieldPosition", Is: Lifted},
	{Name: "java/math/*", Is: Lifted},
	{Name: "java/util/function/*", Is: Bytecode},
	{Name: "java/util/regex/*", Is: Lifted},
	{Name: "jdk/internal/util/ArraysSupport.newLength", Is: Bytecode},
	{Name: "jdk/internal/util/ArraysSupport.hugeLength", Is: Bytecode},
	{Name: "sun/text/Normalizer.getCombiningClass", Is: Harmless}, // a table of numbers
	{Name: "java/math/BigDecimal", Is: Lifted, Converts: "f"},
	{Name: "java/math/BigInteger", Is: Lifted, Converts: "d"},

	{Name: "java/util/HashMap.$silent", Intrinsic: Intrinsic{Op: SilentKey}},
	{Name: "java/util/HashMap.$newer", Intrinsic: Intrinsic{Op: HasMethod, Text: "newHashMap"}},
	{Name: "java/util/HashMap.$either", Intrinsic: Intrinsic{Op: Either, Text: "the order of entries in a bucket that is a tree"}},
	{Name: "java/util/HashMap.$index", Intrinsic: Intrinsic{Op: Chosen, Text: "a place in a map", Lo: math.MinInt32, Hi: math.MaxInt32}},
	{Name: "java/util/HashMap.$know", Intrinsic: Intrinsic{Op: Assumes}},
	{Name: "java/util/ListSum.$know", Intrinsic: Intrinsic{Op: Assumes}},
	{Name: "java/util/ListSum.$counts", Intrinsic: Intrinsic{Op: Counts}},
	{Name: "java/util/ListSum.$measure", Intrinsic: Intrinsic{Op: Measures}},
	{Name: "java/util/ListSum.$never", Intrinsic: Intrinsic{Op: HasMethod}},
	{Name: "java/util/Arrays.$asked", Intrinsic: Intrinsic{Op: Either, Text: "whether the JDK asks an array for its length first"}},
	{Name: "java/util/Arrays.$message", Intrinsic: Intrinsic{Op: SomeMessage}},
	{Name: "java/util/Arrays.$sized", Intrinsic: Intrinsic{Op: NewArrayLike}},
	{Name: "java/util/Arrays.$admits", Intrinsic: Intrinsic{Op: Admits}},
	{Name: "java/util/Arrays.$reorders", Intrinsic: Intrinsic{Op: Reorders}},
	{Name: "java/util/Arrays.$room", Intrinsic: Intrinsic{Op: NewRoom, Makes: []string{"[Ljava/lang/Object;"}}},
	{Name: "java/util/Arrays.$words", Intrinsic: Intrinsic{Op: NewRoom, Makes: []string{"[Ljava/lang/String;"}}},
	{Name: "java/util/Arrays.fill", Is: Harmless},
	{Name: "java/util/Arrays.sort([B)V", Is: Quiet, Guard: Guard{Throws: []string{NullPointerException}, Checks: []Check{{Op: NotNull}}}},
	{Name: "java/util/Arrays.sort([C)V", Is: Quiet, Guard: Guard{Throws: []string{NullPointerException}, Checks: []Check{{Op: NotNull}}}},
	{Name: "java/util/Arrays.sort([D)V", Is: Quiet, Guard: Guard{Throws: []string{NullPointerException}, Checks: []Check{{Op: NotNull}}}},
	{Name: "java/util/Arrays.sort([F)V", Is: Quiet, Guard: Guard{Throws: []string{NullPointerException}, Checks: []Check{{Op: NotNull}}}},
	{Name: "java/util/Arrays.sort([I)V", Is: Quiet, Guard: Guard{Throws: []string{NullPointerException}, Checks: []Check{{Op: NotNull}}}},
	{Name: "java/util/Arrays.sort([J)V", Is: Quiet, Guard: Guard{Throws: []string{NullPointerException}, Checks: []Check{{Op: NotNull}}}},
	{Name: "java/util/Arrays.sort([S)V", Is: Quiet, Guard: Guard{Throws: []string{NullPointerException}, Checks: []Check{{Op: NotNull}}}},
	{Name: "java/util/Arrays.copyOf", Is: Harmless | NeverNull},
	{Name: "java/util/Arrays.copyOfRange", Is: Harmless | NeverNull},

	{Name: "java/util/ArrayDeque.<init>()V", Is: Quiet},
	{Name: "java/util/ArrayList.<init>()V", Is: Quiet},
	{Name: "java/util/HashMap.<init>()V", Is: Quiet},
	{Name: "java/util/HashSet.<init>()V", Is: Quiet},
	{Name: "java/util/LinkedHashMap.<init>()V", Is: Quiet},
	{Name: "java/util/LinkedHashSet.<init>()V", Is: Quiet},
	{Name: "java/util/LinkedList.<init>()V", Is: Quiet},
	{Name: "java/util/TreeMap.<init>()V", Is: Quiet},

	{Name: "java/util/Collections.emptyList()Ljava/util/List;", Is: Quiet | NeverNull},
	{Name: "java/util/Collections.emptyMap()Ljava/util/Map;", Is: Quiet | NeverNull},
	{Name: "java/util/Collections.emptySet()Ljava/util/Set;", Is: Quiet | NeverNull},

	{Name: "java/util/Base64", Is: Lifted},
	{Name: "java/util/BitSet", Is: Lifted | ShowsNoOther},

	{Name: "java/util/Collection.removeIf", Is: Bytecode},

	{Name: "java/util/Comparator", Is: Bytecode},
	{Name: "java/util/Comparator.compare(Ljava/lang/Object;Ljava/lang/Object;)I", Is: Compares},

	{Name: "java/util/Date", Is: ShowsNoOther, Converts: "t"},
	{Name: "java/util/DoubleSummaryStatistics", Is: Lifted},

	{Name: "java/util/Dictionary", Is: Lifted},
	{Name: "java/util/EventObject", Is: Lifted},
	{Name: "java/util/Hashtable", Is: Lifted},

	{Name: "java/util/EnumMap.<init>(Ljava/lang/Class;)V", Guard: Guard{Checks: []Check{{Op: IsEnum, Arg: 1}}}},

	{Name: "java/util/EnumSet.noneOf(Ljava/lang/Class;)Ljava/util/EnumSet;", Guard: Guard{Checks: []Check{{Op: IsEnum}}}},
	{Name: "java/util/EnumSet.$constants", Intrinsic: Intrinsic{Op: ConstantsOf}},
	{Name: "java/util/EnumSet.$ask", Intrinsic: Intrinsic{Op: ConstantsOf}},
	{Name: "java/util/EnumSet.allOf", Search: EnumSearch{Name: "$allOf", Desc: "([Ljava/lang/Enum;Ljava/lang/Class;)Ljava/util/EnumSet;"}},

	{Name: "java/util/Formatter.format", Is: Formats},

	{Name: "java/util/ImmutableCollections$Order.$salt", Intrinsic: Intrinsic{Op: Chosen, Text: "order of Set.of() and Map.of()", Hi: 1<<32 - 1}},

	{Name: "java/util/IntSummaryStatistics", Is: Lifted},

	{Name: "java/util/Iterator.remove", Is: Bytecode},
	{Name: "java/util/Iterator.forEachRemaining", Is: Bytecode},

	{Name: "java/util/LinkedHashMap.$noHook", Intrinsic: Intrinsic{Op: RefusesHook, Text: "sequencedKeySet sequencedValues sequencedEntrySet"}},
	{Name: "java/util/Locale", Is: ShowsNoOther},
	{Name: "java/util/LongSummaryStatistics", Is: Lifted},

	{Name: "java/util/Map$Entry.getKey()Ljava/lang/Object;", KeyOf: "java/util/Map$Entry"},
	{Name: "java/util/Map$Entry.getValue()Ljava/lang/Object;", KeyOf: "java/util/Map$Entry"},

	{Name: "java/util/Objects.requireNonNull(Ljava/lang/Object;)Ljava/lang/Object;", Is: RunsInInit | ChecksArgument, Intrinsic: Intrinsic{Op: RequiresNonNull, Throws: []string{NullPointerException}}},
	{Name: "java/util/Objects.requireNonNull(Ljava/lang/Object;Ljava/lang/String;)Ljava/lang/Object;", Is: RunsInInit | ChecksArgument, Intrinsic: Intrinsic{Op: RequiresNonNull, Throws: []string{NullPointerException}}},
	{Name: "java/util/Objects.requireNonNull", Is: RunsInInit | ChecksArgument},
	{Name: "java/util/Objects.isNull", Is: Harmless},
	{Name: "java/util/Objects.nonNull", Is: Harmless},
	{Name: "java/util/Objects.checkIndex", Is: ChecksArgument},
	{Name: "java/util/Objects.checkFromToIndex", Is: ChecksArgument},
	{Name: "java/util/Objects.checkFromIndexSize", Is: ChecksArgument},

	{Name: "java/util/Random", Is: ShowsNoOther},
	{Name: "java/util/Random.<init>()V", Intrinsic: Intrinsic{Op: DoesNothing}},
	{Name: "java/util/Random.<init>", Is: SeedsRandom},
	{Name: "java/util/Random.$extended", Intrinsic: Intrinsic{Op: IsExtended}},
	{Name: "java/util/Random.$next", Intrinsic: Intrinsic{Op: NextSeed}},
	{Name: "java/util/Random.$log", Intrinsic: Intrinsic{Op: Log}},
	{Name: "java/util/Random.$sqrt", Intrinsic: Intrinsic{Op: Sqrt}},
	{Name: "java/util/Random.$within", Intrinsic: Intrinsic{Op: Within}},
	{Name: "java/util/Random.$unit", Intrinsic: Intrinsic{Op: InUnitInterval}},
	{Name: "java/util/Random.$refuse", Intrinsic: Intrinsic{Op: RefusesRandom}},
	{Name: "java/util/Random.$seed", Intrinsic: Intrinsic{Op: Chosen, Text: "the seed of new Random()", Lo: -1 << 63, Hi: 1<<63 - 1}},
	{Name: "java/util/Random.$nextInt()I", Intrinsic: Intrinsic{Op: Chosen, Text: "new Random().nextInt()", Lo: -1 << 31, Hi: 1<<31 - 1}},
	{Name: "java/util/Random.$nextInt(I)I", Intrinsic: Intrinsic{Op: ChosenBelow, Text: "new Random().nextInt(bound)"}},
	{Name: "java/util/Random.$nextInt(II)I", Intrinsic: Intrinsic{Op: ChosenBelow, Text: "new Random().nextInt(origin, bound)"}},
	{Name: "java/util/Random.$nextLong()J", Intrinsic: Intrinsic{Op: Chosen, Text: "new Random().nextLong()", Lo: -1 << 63, Hi: 1<<63 - 1}},
	{Name: "java/util/Random.$nextLong(JJ)J", Intrinsic: Intrinsic{Op: ChosenBelow, Text: "new Random().nextLong(origin, bound)"}},
	{Name: "java/util/Random.$nextBoolean", Intrinsic: Intrinsic{Op: Chosen, Text: "new Random().nextBoolean()", Hi: 1}},
	{Name: "java/util/Random.$nextFloat", Intrinsic: Intrinsic{Op: ChosenUnit, Text: "new Random().nextFloat()"}},
	{Name: "java/util/Random.$nextDouble", Intrinsic: Intrinsic{Op: ChosenUnit, Text: "new Random().nextDouble()"}},
	{Name: "java/util/Random.$nextGaussian", Intrinsic: Intrinsic{Op: ChosenGaussian, Text: "new Random().nextGaussian()"}},
	{Name: "java/util/Random.nextInt()I", Intrinsic: Intrinsic{Op: Chosen, Text: "Random.nextInt()", Lo: -1 << 31, Hi: 1<<31 - 1}},
	{Name: "java/util/Random.nextInt(I)I", Intrinsic: Intrinsic{Op: NextInt, Throws: []string{IllegalArgumentException}}},
	{Name: "java/util/Random.nextInt(II)I", Is: Newer, Intrinsic: Intrinsic{Op: NextBetween, Throws: []string{IllegalArgumentException}}},
	{Name: "java/util/Random.nextGaussian", Intrinsic: Intrinsic{Op: ChosenGaussian, Text: "Random.nextGaussian()"}},
	{Name: "java/util/Random.nextLong()J", Intrinsic: Intrinsic{Op: Chosen, Text: "Random.nextLong()", Lo: -1 << 63, Hi: 1<<63 - 1}},
	{Name: "java/util/Random.nextBoolean", Intrinsic: Intrinsic{Op: Chosen, Text: "Random.nextBoolean()", Hi: 1}},
	{Name: "java/util/Random.nextFloat", Intrinsic: Intrinsic{Op: ChosenUnit, Text: "Random.nextFloat()"}},
	{Name: "java/util/Random.nextDouble", Intrinsic: Intrinsic{Op: ChosenUnit, Text: "Random.nextDouble()"}},
	{Name: "java/util/Random.setSeed", Is: SeedsRandom},

	{Name: "java/beans/Beans", Is: RunsAnything},
	{Name: "java/beans/EventHandler", Is: RunsAnything},
	{Name: "java/beans/Expression", Is: RunsAnything},
	{Name: "java/beans/Introspector", Is: RunsAnything},
	{Name: "java/beans/PropertyEditorManager", Is: RunsAnything},
	{Name: "java/beans/Statement", Is: RunsAnything},
	{Name: "java/beans/XMLDecoder", Is: RunsAnything},
	{Name: "java/beans/XMLEncoder", Is: RunsAnything},
	{Name: "java/util/ResourceBundle.getBundle", Is: RunsAnything},

	{Name: "java/util/ServiceLoader.load", Is: RunsAnything},
	{Name: "java/util/ServiceLoader.loadInstalled", Is: RunsAnything},

	{Name: "java/util/Scanner", Is: ShowsNoOther},
	{Name: "java/util/Scanner.$hasNext", Intrinsic: Intrinsic{Op: Chosen, Text: "Scanner.hasNext()", Hi: 1}},
	{Name: "java/util/Scanner.$hasNextInt", Intrinsic: Intrinsic{Op: Chosen, Text: "Scanner.hasNextInt()", Hi: 1}},
	{Name: "java/util/Scanner.$hasNextLine", Intrinsic: Intrinsic{Op: Chosen, Text: "Scanner.hasNextLine()", Hi: 1}},
	{Name: "java/util/Scanner.$hasNextLong", Intrinsic: Intrinsic{Op: Chosen, Text: "whether Scanner finds a long", Hi: 1}},
	{Name: "java/util/Scanner.$hasNextDouble", Intrinsic: Intrinsic{Op: Chosen, Text: "whether Scanner finds a double", Hi: 1}},
	{Name: "java/util/Scanner.$hasNextBoolean", Intrinsic: Intrinsic{Op: Chosen, Text: "whether Scanner finds a boolean", Hi: 1}},
	{Name: "java/util/Scanner.$exists", Intrinsic: Intrinsic{Op: Chosen, Text: "whether the file is there", Hi: 1}},
	{Name: "java/util/Scanner.$nextInt", Intrinsic: Intrinsic{Op: Chosen, Text: "Scanner.nextInt()", Lo: -1 << 31, Hi: 1<<31 - 1}},
	{Name: "java/util/Scanner.$nextLong", Intrinsic: Intrinsic{Op: Chosen, Text: "Scanner.nextLong()", Lo: -1 << 63, Hi: 1<<63 - 1}},
	{Name: "java/util/Scanner.$nextShort", Intrinsic: Intrinsic{Op: Chosen, Text: "Scanner.nextShort()", Lo: -1 << 15, Hi: 1<<15 - 1}},
	{Name: "java/util/Scanner.$nextByte", Intrinsic: Intrinsic{Op: Chosen, Text: "Scanner.nextByte()", Lo: -1 << 7, Hi: 1<<7 - 1}},
	{Name: "java/util/Scanner.$nextBoolean", Intrinsic: Intrinsic{Op: Chosen, Text: "Scanner.nextBoolean()", Hi: 1}},
	{Name: "java/util/Scanner.$nextDouble", Intrinsic: Intrinsic{Op: Chosen, Text: "Scanner.nextDouble()"}},
	{Name: "java/util/Scanner.$next", Intrinsic: Intrinsic{Op: ChosenString, Text: "Scanner.next()", Makes: []string{"java/lang/String"}, Given: true}},
	{Name: "java/util/Scanner.$nextLine", Intrinsic: Intrinsic{Op: ChosenString, Text: "Scanner.nextLine()", Makes: []string{"java/lang/String"}, Given: true}},
	{Name: "java/util/Scanner.$wellFormed", Intrinsic: Intrinsic{Op: Granted, Text: "a Scanner finds input of the form that the program asks for", Unless: "java/util/InputMismatchException"}},
	{Name: "java/util/Scanner.$isInText", Intrinsic: Intrinsic{Op: Either, Text: "whether a Scanner finds in a text what it is asked for"}},
	{Name: "java/util/Scanner.$intOfText", Intrinsic: Intrinsic{Op: Either, Text: "an int that a Scanner finds in a text"}},
	{Name: "java/util/Scanner.$longOfText", Intrinsic: Intrinsic{Op: Either, Text: "a long that a Scanner finds in a text"}},
	{Name: "java/util/Scanner.$doubleOfText", Intrinsic: Intrinsic{Op: Either, Text: "a double that a Scanner finds in a text"}},
	{Name: "java/util/Scanner.$partOfText", Intrinsic: Intrinsic{Op: SomeText, Lo: 1, Text: "a part of the text that a Scanner reads", Makes: []string{String}, Given: true}},
	{Name: "java/util/Scanner.$opens", Intrinsic: Intrinsic{Op: Granted, Text: "the file that a Scanner reads exists", Unless: "java/io/FileNotFoundException"}},

	{Name: "java/util/StringJoiner", Is: ShowsNoOther},
	{Name: "java/util/StringTokenizer", Is: Lifted},

	{Name: "java/util/UUID", Is: ShowsNoOther},
	{Name: "java/util/UUID.fromString(Ljava/lang/String;)Ljava/util/UUID;", Guard: Guard{Throws: []string{NullPointerException}, Checks: []Check{{Op: NotNull}}}},

	{Name: "java/util/concurrent/atomic/AtomicIntegerFieldUpdater", Is: WritesFields},
	{Name: "java/util/concurrent/atomic/AtomicLongFieldUpdater", Is: WritesFields},
	{Name: "java/util/concurrent/atomic/AtomicReferenceFieldUpdater", Is: WritesFields},

	{Name: "java/util/function/Function.apply(Ljava/lang/Object;)Ljava/lang/Object;", KeyOf: Comparator},

	{Name: "java/util/function/ToDoubleFunction.applyAsDouble(Ljava/lang/Object;)D", KeyOf: Comparator},

	{Name: "java/util/function/ToIntFunction.applyAsInt(Ljava/lang/Object;)I", KeyOf: Comparator},

	{Name: "java/util/function/ToLongFunction.applyAsLong(Ljava/lang/Object;)J", KeyOf: Comparator},

	{Name: "java/util/random/RandomGenerator.nextInt(II)I", Intrinsic: Intrinsic{Op: NextBetween, Throws: []string{IllegalArgumentException}}},

	{Name: "java/util/regex/Pattern.compile(Ljava/lang/String;)Ljava/util/regex/Pattern;", Guard: Guard{Throws: []string{NullPointerException}, Checks: []Check{{Op: NotNull}}}},

	{Name: "java/util/stream/Collector", Is: Lifted},
	{Name: "java/util/stream/Collectors", Is: Lifted},
}
