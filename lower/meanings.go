package lower

import (
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
)

// meaningOf returns the meaning of an intrinsic, nil for one that is not written
// down.
func meaningOf(i jdk.Intrinsic) meaning {
	switch i.Op {
	case jdk.Chosen:
		return environment(i.Text, i.Lo, i.Hi)
	case jdk.ChosenString:
		return inputString(i.Text)
	case jdk.ChosenUnit:
		return unitInterval(i.Text)
	case jdk.ChosenBelow:
		return chosenBelow(i.Text)
	case jdk.ChosenGaussian:
		return gaussian(i.Text)
	case jdk.Either:
		return either(i.Text)
	case jdk.SetsStream:
		return setsStream(i.Text)
	case jdk.AssumesOfClients:
		return assumesOfClients(i.Text, i.Lo, i.Hi)
	case jdk.SomeText:
		return someText(i.Text, i.Lo == 1)
	case jdk.SetText:
		return setText(i.Text, i.Lo == 1)
	case jdk.HasMethod:
		return hasMethod(i.Text)
	case jdk.Parses:
		return parses(i.Text)
	case jdk.ParsesFloat:
		return parsesFloat(i.Text)
	case jdk.BoxesParsed:
		return boxesParsed(i.Text)
	case jdk.RefusesHook:
		return refusesHook(i.Text)
	case jdk.Granted:
		return given(i.Unless, i.Text)
	}
	return meanings[i.Op]
}

// meanings are those that depend only on the operation.
var meanings = map[jdk.Op]meaning{
	jdk.Release:           release,
	jdk.ClassName:         ofClass((*world).nameOfClassObject),
	jdk.ClassSimpleName:   ofClass((*world).simpleNameOfClassObject),
	jdk.ClassSuper:        ofClass((*world).superOfClassObject),
	jdk.ClassComponent:    ofClass((*world).componentOfClassObject),
	jdk.ClassInterfaces:   ofClass((*world).interfacesOfClassObject),
	jdk.ClassModifiers:    ofClass((*world).modifiersOfClassObject),
	jdk.ClassKind:         ofClass((*world).kindOfClassObject),
	jdk.ClassAssignable:   classAssignable,
	jdk.ClassForName:      classForName,
	jdk.ClassHashes:       classHashes,
	jdk.ClassConstructors: ofClass((*world).constructorsOfClassObject),
	jdk.Constructs:        constructs,
	jdk.InvokesMethod:     invokesMethod,
	jdk.ReadsField:        readsField,
	jdk.LiteralByHash:     literalByHash,
	jdk.NotesTrace:        notesTrace,
	jdk.NextOfTrace:       nextOfTrace,
	jdk.ResourceName:      resourceName,
	jdk.ResourceURL:       resourceURL,
	jdk.ResourceText:      resourceText,
	jdk.ClassFields:       ofClass((*world).fieldsOfClassObject),
	jdk.ClassMethods:      ofClass((*world).methodsOfClassObject),
	jdk.EnumConstants:     enumConstants,
	jdk.ConstantsOf:       constantsOf,
	jdk.InitialisesClass:  initialisesClass,
	jdk.WhichConsole:      isWhichConsole,
	jdk.PrintsText:        printsText,
	jdk.FieldOffset:       fieldOffset,
	jdk.UnsafeGet:         unsafeGet,
	jdk.UnsafePut:         unsafePut,

	jdk.DoesNothing:     nothingHappens,
	jdk.AssertionStatus: assertionStatus,
	jdk.DescribesField:  describesField,
	jdk.ReturnsReceiver: resultIsReceiver,
	jdk.Exits:           exits,
	jdk.Prints:          prints,
	jdk.PrintsFormatted: printsFormatted,
	jdk.RequiresNonNull: requireNonNull,
	jdk.AddsSuppressed:  addSuppressed,
	jdk.Assumes:         assumes,
	jdk.Clones:          clones,
	jdk.Boxes:           boxing,
	jdk.ClassOfObject:   getClass,
	jdk.DeclaringClass:  getDeclaringClass,
	jdk.NameOfClass:     nameOfClass,
	jdk.SomeMessage:     someMessage,

	jdk.NanoTime:    nanoTime,
	jdk.NextInt:     nextInt,
	jdk.NextBetween: nextBetween,
	jdk.Ulps:        ulps,

	jdk.Abs:          absolute,
	jdk.Max:          choose(ivl.Lt, 1, 0),
	jdk.Min:          choose(ivl.Lt, 0, 1),
	jdk.Sqrt:         applies(ivl.FSqrt),
	jdk.Log:          applies(ivl.FLog),
	jdk.BitsOf:       applies(ivl.FBits),
	jdk.FloatOfBits:  applies(ivl.BitsF),
	jdk.DoubleOfBits: applies(ivl.BitsD),
	jdk.NextSeed:     applies(ivl.FLcg),

	jdk.StringLength:   stringLength,
	jdk.StringAlloc:    stringAlloc,
	jdk.StringSet:      stringSet,
	jdk.StringGet:      stringGet,
	jdk.StringKnown:    stringKnown,
	jdk.StringHash:     stringHash,
	jdk.StringEquals:   stringEquals,
	jdk.FromOutside:    fromOutside,
	jdk.WellFormed:     wellFormed,
	jdk.OtherDigit:     otherDigit,
	jdk.NewArrayLike:   sized,
	jdk.NewRoom:        room,
	jdk.Admits:         admits,
	jdk.SilentKey:      silentKey,
	jdk.Counts:         counts,
	jdk.Measures:       measures,
	jdk.Reorders:       reorders,
	jdk.LosesEntry:     losesEntry,
	jdk.Dotted:         dotted,
	jdk.Within:         within,
	jdk.InUnitInterval: inUnit,
	jdk.IsExtended:     isExtended,
	jdk.RefusesRandom:  refusesRandom,
}
