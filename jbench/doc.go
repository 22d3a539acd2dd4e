// Package jbench runs a verifier over a set of Java programs whose verdicts
// are known, compares, and draws tables and plots from what it recorded.
//
//	set file ──Set.Find──▶ programs ──compile──▶ classes ──tool──▶ rows ──▶ tables, plots, comparisons
//	           (DIR)                  (cache)             (OUT)
//
// A set file is JSON:
//
//	{
//	  "name":    "lpar17",
//	  "about":   "one line",
//	  "options": ["--ints=unbounded"],        options for jayverify
//	  "groups": [{
//	    "name":   "JayHorn",
//	    "layout": "folders",                  each folder that matches is a program, with all Java files below it;
//	                                          "files": each file that matches is a program, its main class has the file's name;
//	                                          "tasks": each SV-COMP task file (.yml) that matches is a program
//	    "match":  "jayhorn-benchmark/*",      path below DIR; ** stands for any number of folders
//	    "safe":   "/Sat[^/]*$",               regular expressions on the program's name, its path below DIR;
//	    "unsafe": "/Unsat[^/]*$",             without them the truth stands in the file, see truth
//	    "truth":  "name",                     "name" (default for folders and files), "header" (// verdict: SAFE, see
//	                                          package programs) or "task" (always for tasks)
//	    "sources": ["../lib"],                folders to look for further Java sources, relative to DIR, if they are there
//	    "property": "assert_java.prp"         tasks only: the property file that counts
//	  }],
//	  "corrections": {                        labels that are wrong, by the program's name
//	    "jayhorn-benchmark/UnsatHanoi": {"truth": "safe", "why": "one line"}
//	  },
//	  "replace": {"new Random(42)": "new Random()"},   pieces of the sources that are compiled as others
//	  "published": [{                         columns of other people's tables, counted by label
//	    "column": "JayHorn (Eldarica), LPAR'17",
//	    "rows": {"JayHorn": {"safe": 33, "unsafe": 41, "imprecise": 3, "unsound": 0, "timeout": 5, "n/a": 0}}
//	  }]
//	}
//
// A tool that is not jayverify is described by JSON, too:
//
//	{
//	  "name":    "JBMC",
//	  "command": ["jbmc", "--classpath", "{cp}", "{main}"],   {cp} {main} {src} {timeout} (s) {memory} (MB)
//	  "version": ["jbmc", "--version"],                       its first line stands in the results
//	  "javac":   ["--release", "8"],                          compiler options the tool needs
//	  "safe":    "^VERIFICATION SUCCESSFUL$",                 regular expressions on lines of its output
//	  "unsafe":  "^VERIFICATION FAILED$",
//	  "unknown": "^VERIFICATION INCONCLUSIVE$"                optional, for a tool that then exits with an error
//	}
//
// Truth and label. The label is what the set says of a program, the truth is
// the label after corrections. A verdict is wrong when it contradicts the
// truth; tables are drawn for both.
package jbench
