// Package policy applies what the user of a program says about its verdicts:
// which violations they live with, and which assumptions they do not accept.
//
//	*result.Result ──Apply──→ *result.Result, with Accepted and Refused filled in
//	                  ▲
//	  Suppressions, Baseline, accepted kinds of assumptions
//
// Nothing that is accepted becomes SAFE: it keeps its verdict, reports show it
// as suppressed or as in the baseline, and Result.Remaining, on which the exit
// code rests, passes over it.
//
// # Suppressions
//
// A suppression names properties and a reason. It names them by an ID or
// fingerprint (as the JSON report has them), or by any of class, method, kind,
// file and line; what it gives must all fit.
//
// # Baselines
//
// A baseline is a JSON file of what was violated, unknown or not judged when it
// was written, by fingerprint, so that it stays valid when lines move:
//
//	{
//	  "schemaVersion": 1,
//	  "properties": [
//	    {"fingerprint": "Buckets.main([Ljava/lang/String;)V:array-index:…#1", "verdict": "UNSAFE"}
//	  ]
//	}
//
// A check that was UNKNOWN or NOT_JUDGED and is now UNSAFE is new. A violation may
// become not judged, because an unsupported feature was added before it. It stays
// in the baseline and does not count as repaired.
package policy
