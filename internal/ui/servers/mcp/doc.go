// Package mcp is the server for agents: programs that write code and call tools. It talks
// the Model Context Protocol (https://modelcontextprotocol.io).
//
//	tool          what it does                                     result
//	verify        verifies the methods of a project                Verified
//	check_method  verifies one method, or all of one name          Verified
//	explain       what is proved about one method                  Explained
//	reproduce     a JUnit test that fails as a violation does      Reproduced
//
// Results are structured: their schemas come from the Go types, and have the types of the
// JSON report (package report) in them. What goes wrong is an error of the tool, with a
// sentence that says what helps, so that an agent can go on. A call tells its progress if
// it is asked to, and ends when the client cancels it.
package mcp
