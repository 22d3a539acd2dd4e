package jdk

// javaIO has what is known of java.io.
var javaIO = []Entry{
	{Name: "java/io/**", Is: ShowsNoOther},

	{Name: "java/io/BufferedOutputStream", Is: Lifted},
	{Name: "java/io/BufferedReader", Is: Lifted},
	{Name: "java/io/BufferedWriter", Is: Lifted},
	{Name: "java/io/ByteArrayInputStream", Is: Lifted},
	{Name: "java/io/ByteArrayOutputStream", Is: Lifted},
	{Name: "java/io/CharArrayReader", Is: Lifted},
	{Name: "java/io/CharArrayWriter", Is: Lifted},
	{Name: "java/io/DataInputStream", Is: Lifted},
	{Name: "java/io/DataOutputStream", Is: Lifted},
	{Name: "java/io/FilterInputStream", Is: Lifted},
	{Name: "java/io/FilterOutputStream", Is: Lifted},
	{Name: "java/io/FilterReader", Is: Lifted},
	{Name: "java/io/FilterWriter", Is: Lifted},
	{Name: "java/io/InputStream", Is: Lifted},
	{Name: "java/io/LineNumberReader", Is: Lifted},
	{Name: "java/io/OutputStream", Is: Lifted},
	{Name: "java/io/PushbackInputStream", Is: Lifted},
	{Name: "java/io/PushbackReader", Is: Lifted},
	{Name: "java/io/Reader", Is: Lifted},
	{Name: "java/io/SequenceInputStream", Is: Lifted},
	{Name: "java/io/StreamTokenizer", Is: Lifted},
	{Name: "java/io/StringReader", Is: Lifted},
	{Name: "java/io/StringWriter", Is: Lifted},
	{Name: "java/io/UncheckedIOException", Is: Lifted},
	{Name: "java/io/Writer", Is: Lifted},

	{Name: "java/io/ObjectStreamField.<init>", Intrinsic: Intrinsic{Op: DescribesField, Throws: []string{NullPointerException}}},

	{Name: "java/io/PrintStream", Is: ShowsArguments},
	{Name: "java/io/PrintStream.println", Intrinsic: Intrinsic{Op: Prints}},
	{Name: "java/io/PrintStream.println([C)V", Intrinsic: Intrinsic{Op: Prints}, Guard: Guard{Throws: []string{NullPointerException}}},
	{Name: "java/io/PrintStream.print", Intrinsic: Intrinsic{Op: Prints}},
	{Name: "java/io/PrintStream.print([C)V", Intrinsic: Intrinsic{Op: Prints}, Guard: Guard{Throws: []string{NullPointerException}}},
	{Name: "java/io/PrintStream.flush", Intrinsic: Intrinsic{Op: DoesNothing}},
	{Name: "java/io/PrintStream.printf", Is: Formats, Intrinsic: Intrinsic{Op: PrintsFormatted}},
	{Name: "java/io/PrintStream.format", Is: Formats, Intrinsic: Intrinsic{Op: PrintsFormatted}},
	{Name: "java/io/PrintStream.append(Ljava/lang/CharSequence;II)Ljava/io/PrintStream;", Guard: Guard{Checks: []Check{{Op: PartUnsupported}}}},

	{Name: "java/io/PrintWriter.printf", Is: Formats},
	{Name: "java/io/PrintWriter.format", Is: Formats},
	{Name: "java/io/PrintWriter.append(Ljava/lang/CharSequence;II)Ljava/io/PrintWriter;", Guard: Guard{Checks: []Check{{Op: PartUnsupported}}}},
}
