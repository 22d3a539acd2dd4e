package audit

import (
	"slices"
	"testing"

	jdktable "github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/models"
)

// notAudited are the classes with a model, or with a meaning of their own, of which the audit calls no method,
// and why.
var notAudited = map[string]string{
	"java/lang/ClassLoader":                                "has a meaning in executions only (internal/engines/runs)",
	"java/lang/Record":                                     "only records extend it: difftest and internal/front/indy have some",
	"java/lang/Runtime":                                    "its exit and halt end the run: testdata/programs/ExitGuardSafe",
	"java/util/Spliterators":                               "its model has helpers of other models only",
	"java/util/stream/StreamSupport":                       "its model has helpers of other models only",
	"java/util/stream/DoubleStream$DoubleMapMultiConsumer": "mapMulti is not supported",
	"java/util/stream/IntStream$IntMapMultiConsumer":       "mapMulti is not supported",
	"java/util/stream/LongStream$LongMapMultiConsumer":     "mapMulti is not supported",
}

// TestCoversModels: the audit has a program for each public class that has a model or that lowering
// treats specially, and this program calls some of its methods. A new model is audited, or it is in the list
// above with the reason.
func TestCoversModels(t *testing.T) {
	need(t)
	l, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	j := jdk{l}
	names := slices.Concat(models.Names(), jdktable.Treated())
	slices.Sort(names)
	seen, audited := map[string]bool{}, 0
	for _, class := range slices.Compact(names) {
		if j.class(class) == nil || !j.isPublic("L"+class+";") {
			continue
		}
		seen[class] = true
		called := 0
		switch {
		case j.subtype(class, "java/lang/Exception") || j.subtype(class, "java/lang/Error"):
			if slices.Contains(l.Classes, Exceptions) {
				called = len(l.exceptions)
			}
		case slices.Contains(l.Classes, class):
			called = len(NewProgram(l, class, true).methods)
		}
		reason := notAudited[class]
		switch {
		case called == 0 && reason == "":
			t.Errorf("no method of %s is audited", class)
		case called > 0 && reason != "":
			t.Errorf("%s is audited; the list says: %s", class, reason)
		case called > 0:
			audited++
		}
	}
	for class := range notAudited {
		if !seen[class] {
			t.Errorf("the list names %s, which has no model", class)
		}
	}
	if audited < 100 {
		t.Errorf("only %d classes are audited", audited)
	}
}
