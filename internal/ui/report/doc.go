// Package report tells people and programs what a verification found out.
//
//	*result.Result ──Text────→ what the command prints
//	               ├─JSON────→ one object with a schemaVersion, for other programs
//	               ├─SARIF───→ for editors and code hosts
//	               ├─JUnit───→ for build servers
//	               ├─HTML────→ one page with the source, and runs to step through
//	               └─SVComp──→ one line
//
// A report only renders: it decides nothing, and never changes the Result.
//
// # Text
//
// The verdict comes first, then whatever needs attention, the worst first:
// violated properties with the run that shows them, properties without an
// answer, features that are not modelled, what a SAFE assumes, and checks that
// nothing was shown to reach. Positions open their line as FILE:LINE, as
// compilers print them, so that editors find them.
//
//	UNSAFE  Buckets.main(String[])  0.04 s
//
//	examples/Buckets.java:13: violated: array index out of bounds [array-index]
//	          count[bucket]++;
//	    inputs    args.length                1
//	              Integer.parseInt(args[i])  -2147483648
//	    run        9  int[] count = new int[10];                  // args = String[1], count = int[10]@1
//	              10  for (String arg : args) {                   // arg = "-2147483648"
//	              11  int key = Integer.parseInt(arg);            // key = -2147483648
//	              12  int bucket = Math.abs(key) % count.length;  // bucket = -8
//	              13  count[bucket]++;
//	    thrown    java.lang.ArrayIndexOutOfBoundsException
//	                  at Buckets.main(Buckets.java:13)
//
// # JSON
//
// See Document for the fields, and docs/report.schema.json for the schema.
//
// # Runs
//
// Reports that show a run line by line, the HTML page and SARIF's code flows,
// take it from story: the moments that a reader can tell apart, each with the
// inputs that its line asks for, and the values that it changes.
//
// # JML
//
// Invariants of methods and loops are also written as annotations of the Java
// Modeling Language; see JML.
package report
