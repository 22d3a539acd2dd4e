package jdk

// javaWorld has what is known of connections, of streams that they have, and of logs. Their documentation names all
// exceptions that they throw; their code is too deep to show that.
var javaWorld = []Entry{
	{Name: "java/net/Socket.<init>(Ljava/lang/String;I)V", Is: Outside | AsDeclared, Guard: Guard{Throws: []string{IllegalArgumentException}, Checks: []Check{{Op: InRange, Arg: 2, Hi: maxPort}}}},
	{Name: "java/net/Socket.close", Is: Outside | AsDeclared},
	{Name: "java/net/Socket.getInputStream", Is: Outside | AsDeclared | NeverNull},
	{Name: "java/net/Socket.getOutputStream", Is: Outside | AsDeclared | NeverNull},
	{Name: "java/net/ServerSocket.<init>(I)V", Is: Outside | AsDeclared, Guard: Guard{Throws: []string{IllegalArgumentException}, Checks: []Check{{Op: InRange, Arg: 1, Hi: maxPort}}}},
	{Name: "java/net/ServerSocket.accept", Is: Outside | AsDeclared | NeverNull},
	{Name: "java/net/ServerSocket.close", Is: Outside | AsDeclared},
	{Name: "java/net/URL.<init>(Ljava/lang/String;)V", Is: Outside | AsDeclared},
	{Name: "java/net/URL.openConnection()Ljava/net/URLConnection;", Is: Outside | AsDeclared | NeverNull},
	{Name: "java/net/URL.openStream", Is: Outside | AsDeclared | NeverNull},
	{Name: "java/net/URLConnection.getInputStream", Is: Outside | AsDeclared | NeverNull},
	{Name: "java/io/FileInputStream.<init>", Is: Outside},
	{Name: "java/io/FileInputStream.close", Is: Outside},
	{Name: "java/io/InputStreamReader.$some", Is: Outside},
	{Name: "java/io/InputStreamReader.$char", Is: Outside},
	{Name: "java/io/InputStreamReader.$number", Is: Outside},
	{Name: "java/io/InputStreamReader.$text", Is: Outside},
	{Name: "java/io/InputStreamReader.$close", Is: Outside},
	{Name: "java/util/logging/Logger.getLogger(Ljava/lang/String;)Ljava/util/logging/Logger;", Is: Outside | AsDeclared | NeverNull, Guard: Guard{Throws: []string{NullPointerException}, Checks: []Check{{Op: NotNull}}}},
	{Name: "java/util/logging/Logger.getGlobal", Is: Outside | AsDeclared | NeverNull},
	{Name: "java/util/logging/Level.SEVERE", Is: NeverNull | IsField},
	{Name: "java/util/logging/Level.WARNING", Is: NeverNull | IsField},
	{Name: "java/util/logging/Level.INFO", Is: NeverNull | IsField},
	{Name: "java/util/logging/Level.CONFIG", Is: NeverNull | IsField},
	{Name: "java/util/logging/Level.FINE", Is: NeverNull | IsField},
	{Name: "java/util/logging/Level.FINER", Is: NeverNull | IsField},
	{Name: "java/util/logging/Level.FINEST", Is: NeverNull | IsField},
	{Name: "java/util/logging/Level.OFF", Is: NeverNull | IsField},
	{Name: "java/util/logging/Level.ALL", Is: NeverNull | IsField},
}

// maxPort is the largest number of a port.
const maxPort = 1<<16 - 1
