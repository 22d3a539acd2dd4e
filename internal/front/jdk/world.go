package jdk

// javaWorld has what is known of connections and of logs. Their documentation names all
// exceptions that they throw; their code is too deep to show that.
var javaWorld = []Entry{
	{Name: "java/net/Socket.<init>(Ljava/lang/String;I)V", Is: AsDeclared, Guard: Guard{Throws: []string{IllegalArgumentException}, Checks: []Check{{Op: InRange, Arg: 2, Hi: maxPort}}}},
	{Name: "java/net/Socket.close", Is: AsDeclared},
	{Name: "java/net/Socket.getInputStream", Is: AsDeclared | NeverNull},
	{Name: "java/net/Socket.getOutputStream", Is: AsDeclared | NeverNull},
	{Name: "java/net/ServerSocket.<init>(I)V", Is: AsDeclared, Guard: Guard{Throws: []string{IllegalArgumentException}, Checks: []Check{{Op: InRange, Arg: 1, Hi: maxPort}}}},
	{Name: "java/net/ServerSocket.accept", Is: AsDeclared | NeverNull},
	{Name: "java/net/ServerSocket.close", Is: AsDeclared},
	{Name: "java/net/URL.<init>(Ljava/lang/String;)V", Is: AsDeclared},
	{Name: "java/net/URL.openConnection()Ljava/net/URLConnection;", Is: AsDeclared | NeverNull},
	{Name: "java/net/URL.openStream", Is: AsDeclared | NeverNull},
	{Name: "java/net/URLConnection.getInputStream", Is: AsDeclared | NeverNull},
	{Name: "java/util/logging/Logger.getLogger(Ljava/lang/String;)Ljava/util/logging/Logger;", Is: AsDeclared | NeverNull, Guard: Guard{Throws: []string{NullPointerException}, Checks: []Check{{Op: NotNull}}}},
	{Name: "java/util/logging/Logger.getGlobal", Is: AsDeclared | NeverNull},
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
