import java.util.*;

// Which objects are the same one, and of which class: strings. Each method
// has the value here that it has on the JVM.
@SuppressWarnings({"removal", "deprecation", "unchecked", "rawtypes"})
public class Texts {
    static String mk(String s) { return new StringBuilder(s).toString(); }
    static String k = "abc";
    static class P { static final String C = "kon" + "stant"; static final String D = mk("x"); }

    static boolean sReplaceAASStringSMkAbc() { String s = mk("abc"); return s.replace("a", "a") == s; }
    static boolean sReplaceXYSStringSMkAbc() { String s = mk("abc"); return s.replace('x', 'y') == s; }
    static boolean sReplaceAASStringSMkAbc2() { String s = mk("abc"); return s.replace('a', 'a') == s; }
    static boolean sReplaceBcBcS() { String s = mk("abc"); return s.replace("bc", "bc") == s; }
    static boolean sReplaceXxBcS() { String s = mk("abc"); return s.replace("xx", "bc") == s; }
    static boolean sReplaceSStringSMkAbc() { String s = mk("abc"); return s.replace("", "") == s; }
    static boolean sReplaceAbc() { String s = mk("abc"); return s.replace("abc", "") == ""; }
    static boolean sReplaceABSStringSMkAbc() { String s = mk("abc"); return s.replace("a", "b") == s; }
    static boolean sReplaceAXyzS() { String s = mk("abc"); return s.replace("a", "xyz") == s; }
    static boolean sReplaceSStringS() { String s = ""; return s.replace("", "") == s; }
    static boolean sSubstring0SStringSMkAbc() { String s = mk("abc"); return s.substring(0) == s; }
    static boolean sSubstring03SStringSMkAbc() { String s = mk("abc"); return s.substring(0, 3) == s; }
    static boolean sSubstring1SSubstring1() { String s = mk("abc"); return s.substring(1) == s.substring(1); }
    static boolean sSubstring3StringSMkAbc() { String s = mk("abc"); return s.substring(3) == ""; }
    static boolean sSubstring11StringSMkAbc() { String s = mk("abc"); return s.substring(1, 1) == ""; }
    static boolean sSubSequence03SStringSMkAbc() { String s = mk("abc"); return s.subSequence(0, 3) == s; }
    static boolean sTrimSStringSMkAbc() { String s = mk("abc"); return s.trim() == s; }
    static boolean sTrimStringSMk() { String s = mk(" "); return s.trim() == ""; }
    static boolean sTrimSTrimStringSMkA() { String s = mk(" a"); return s.trim() == s.trim(); }
    static boolean sStripSStringSMkAbc() { String s = mk("abc"); return s.strip() == s; }
    static boolean sStripStringSMk() { String s = mk(" "); return s.strip() == ""; }
    static boolean sStripLeadingSStringSMkAbc() { String s = mk("abc"); return s.stripLeading() == s; }
    static boolean sStripTrailingSStringSMkAbc() { String s = mk("abc"); return s.stripTrailing() == s; }
    static boolean sToLowerCaseSStringSMkAbc() { String s = mk("abc"); return s.toLowerCase() == s; }
    static boolean sToLowerCaseSStringSMkABc() { String s = mk("aBc"); return s.toLowerCase() == s; }
    static boolean sToUpperCaseSStringSMkABC() { String s = mk("ABC"); return s.toUpperCase() == s; }
    static boolean sToUpperCaseSToUpperCase() { String s = mk("abc"); return s.toUpperCase() == s.toUpperCase(); }
    static boolean sConcatSStringSMkAbc() { String s = mk("abc"); return s.concat("") == s; }
    static boolean concatSSStringSMkAbc() { String s = mk("abc"); return "".concat(s) == s; }
    static boolean concat() { return "".concat("") == ""; }
    static boolean stringValueOfSSStringSMkAbc() { String s = mk("abc"); return String.valueOf(s) == s; }
    static boolean stringValueOfSS() { String s = mk("abc"); return String.valueOf((Object) s) == s; }
    static boolean sToStringSStringSMkAbc() { String s = mk("abc"); return s.toString() == s; }
    static boolean sInternSStringSMkAbc() { String s = mk("abc"); return s.intern() == s; }
    static boolean sInternAbcStringSMkAbc() { String s = mk("abc"); return s.intern() == "abc"; }
    static boolean abcInternAbc() { return "abc".intern() == "abc"; }
    static boolean sRepeat1SStringSMkAbc() { String s = mk("abc"); return s.repeat(1) == s; }
    static boolean sRepeat0StringSMkAbc() { String s = mk("abc"); return s.repeat(0) == ""; }
    static boolean sRepeat5StringSMk() { String s = mk(""); return s.repeat(5) == ""; }
    static boolean sStringSMk() { String s = mk(""); return s == ""; }
    static boolean sStringSString() { String s = new String(""); return s == ""; }
    static boolean string() { return new String() == ""; }
    static boolean stringString() { return new String("") == new String(""); }
    static boolean stringAbcAbc() { return new String("abc") == "abc"; }
    static boolean stringStringBuilder() { return new String(new StringBuilder()) == ""; }
    static boolean stringStringBuffer() { return new String(new StringBuffer()) == ""; }
    static boolean stringStringBuilderAA() { return new String(new StringBuilder("a")) == "a"; }
    static boolean stringChar0() { return new String(new char[0]) == ""; }
    static boolean stringChar000() { return new String(new char[0], 0, 0) == ""; }
    static boolean stringValueOfChar0() { return String.valueOf(new char[0]) == ""; }
    static boolean stringCopyValueOfChar0() { return String.copyValueOf(new char[0]) == ""; }
    static boolean stringValueOfCharAA() { return String.valueOf(new char[]{'a'}) == "a"; }
    static boolean stringValueOfAStringValueOfA() { return String.valueOf('a') == String.valueOf('a'); }
    static boolean stringValueOf1StringValueOf1() { return String.valueOf(1) == String.valueOf(1); }
    static boolean stringValueOfTrueTrue() { return String.valueOf(true) == "true"; }
    static boolean booleanToStringFalseFalse() { return Boolean.toString(false) == "false"; }
    static boolean booleanValueOfTrueToStringTrue() { return Boolean.valueOf(true).toString() == "true"; }
    static boolean integerToString5IntegerToString5() { return Integer.toString(5) == Integer.toString(5); }
    static boolean integerToStringIntegerMINVALUEInte() { return Integer.toString(Integer.MIN_VALUE) == Integer.toString(Integer.MIN_VALUE); }
    static boolean longToStringLongMINVALUELongToStri() { return Long.toString(Long.MIN_VALUE) == Long.toString(Long.MIN_VALUE); }
    static boolean longToStringLongMINVALUE9223372036() { return Long.toString(Long.MIN_VALUE) == "-9223372036854775808"; }
    static boolean integerToString00() { return Integer.toString(0) == "0"; }
    static boolean integerToString0160() { return Integer.toString(0, 16) == "0"; }
    static boolean integerToHexString00() { return Integer.toHexString(0) == "0"; }
    static boolean integerToBinaryString00() { return Integer.toBinaryString(0) == "0"; }
    static boolean characterToStringAA() { return Character.toString('a') == "a"; }
    static boolean characterValueOfAToStringA() { return Character.valueOf('a').toString() == "a"; }
    static boolean integerValueOf7ToStringIntegerValu() { return Integer.valueOf(7).toString() == Integer.valueOf(7).toString(); }
    static boolean stringBuilderToString() { return new StringBuilder().toString() == ""; }
    static boolean stringBufferToString() { return new StringBuffer().toString() == ""; }
    static boolean bToStringBToString() { StringBuffer b = new StringBuffer("a"); return b.toString() == b.toString(); }
    static boolean bToStringBToString2() { StringBuffer b = new StringBuffer(""); return b.toString() == b.toString(); }
    static boolean bToStringBToString3() { StringBuilder b = new StringBuilder("a"); return b.toString() == b.toString(); }
    static boolean stringBuilderAbcSubstring11() { return new StringBuilder("abc").substring(1, 1) == ""; }
    static boolean stringBuilderAbcSubstring3() { return new StringBuilder("abc").substring(3) == ""; }
    static boolean stringBuilderAbcSubSequence11() { return new StringBuilder("abc").subSequence(1, 1) == ""; }
    static boolean stringBufferAbcSubstring11() { return new StringBuffer("abc").substring(1, 1) == ""; }
    static boolean stringBuilderAbcDelete03ToString() { return new StringBuilder("abc").delete(0, 3).toString() == ""; }
    static boolean bAppendBBStringBuilderBStringBuild() { StringBuilder b = new StringBuilder("a"); return b.append("b") == b; }
    static boolean bInsert0BBStringBuilderBStringBuil() { StringBuilder b = new StringBuilder("a"); return b.insert(0, "b") == b; }
    static boolean bReverseBBDeleteCharAt0BBReplace00() { StringBuilder b = new StringBuilder("a"); return b.reverse() == b && b.deleteCharAt(0) == b && b.replace(0,0,"x") == b; }
    static boolean bToStringStringBuilderBStringBuild() { StringBuilder b = new StringBuilder("a"); b.setLength(0); return b.toString() == ""; }
    static boolean sSStringSMkAbc() { String s = mk("abc"); return (s + "") == s; }
    static boolean sStringSMk2() { String s = mk(""); return (s + "") == ""; }
    static boolean sSStringSMk() { String s = mk(""); return (s + s) == ""; }
    static boolean sSSStringSMk() { String s = mk(""); return (s + s + s) == ""; }
    static boolean sNullStringSNull() { String s = null; return (s + "") == "null"; }
    static boolean sNullStringSNull2() { String s = null; return ("" + s) == "null"; }
    static boolean stringValueOfSNull() { String s = null; return String.valueOf((Object) s) == "null"; }
    static boolean objectsToStringNullNull() { return Objects.toString(null) == "null"; }
    static boolean objectsToStringNullXX() { return Objects.toString(null, "x") == "x"; }
    static boolean objectsToStringSSStringSMkAbc() { String s = mk("abc"); return Objects.toString(s) == s; }
    static boolean aBAb() { return ("a" + "b") == "ab"; }
    static boolean sBAbStringSA() { String s = "a"; return (s + "b") == "ab"; }
    static boolean sBAbFinalStringSA() { final String s = "a"; return (s + "b") == "ab"; }
    static boolean pCKonstant() { return P.C == "konstant"; }
    static boolean pDPD() { return P.D == P.D; }
    static boolean kAbc() { return k == "abc"; }
    static boolean stringJoin() { return String.join(",") == ""; }
    static boolean stringJoinAA() { return String.join(",", "a") == "a"; }
    static boolean stringJoinSSStringSMkAbc() { String s = mk("abc"); return String.join("", s) == s; }
    static boolean stringJoinListOfSS() { String s = mk("abc"); return String.join(",", List.of(s)) == s; }
    static boolean stringJoinListOf() { return String.join(",", List.of()) == ""; }
    static boolean stringJoinerToString() { return new StringJoiner(",").toString() == ""; }
    static boolean stringJoinerToString2() { return new StringJoiner(",", "[", "]").toString() == "[]"; }
    static boolean stringJoinerSetEmptyValueEMPTYToSt() { return new StringJoiner(",").setEmptyValue("EMPTY").toString() == "EMPTY"; }
    static boolean stringJoinerAddSToStringS() { String s = mk("abc"); return new StringJoiner(",").add(s).toString() == s; }
    static boolean jToStringJToString() { StringJoiner j = new StringJoiner(",").add("a"); return j.toString() == j.toString(); }
    static boolean arrayListToString() { return new ArrayList<>().toString() == "[]"; }
    static boolean hashMapToString() { return new HashMap<>().toString() == "{}"; }
    static boolean treeMapToString() { return new TreeMap<>().toString() == "{}"; }
    static boolean hashSetToString() { return new HashSet<>().toString() == "[]"; }
    static boolean arrayDequeToString() { return new ArrayDeque<>().toString() == "[]"; }
    static boolean linkedListToString() { return new LinkedList<>().toString() == "[]"; }
    static boolean vectorToString() { return new Vector<>().toString() == "[]"; }
    static boolean listOfToString() { return List.of().toString() == "[]"; }
    static boolean arraysAsListToString() { return Arrays.asList().toString() == "[]"; }
    static boolean emptyListToString() { return Collections.emptyList().toString() == "[]"; }
    static boolean unmodifiableListArrayListToString() { return Collections.unmodifiableList(new ArrayList<>()).toString() == "[]"; }
    static boolean arraysToStringInt0() { return Arrays.toString(new int[0]) == "[]"; }
    static boolean arraysToStringIntNullNull() { return Arrays.toString((int[]) null) == "null"; }
    static boolean arraysToString0() { return Arrays.toString(new Object[0]) == "[]"; }
    static boolean arraysDeepToString0() { return Arrays.deepToString(new Object[0]) == "[]"; }
    static boolean optionalEmptyToStringOptionalEmpty() { return Optional.empty().toString() == "Optional.empty"; }
    static boolean optionalIntEmptyToStringOptionalIn() { return OptionalInt.empty().toString() == "OptionalInt.empty"; }
    static boolean optionalOfMkAToStringOptionalOfMkA() { return Optional.of(mk("a")).toString() == Optional.of(mk("a")).toString(); }
    static boolean runtimeExceptionSGetMessageS() { String s = mk("abc"); return new RuntimeException(s).getMessage() == s; }
    static boolean runtimeExceptionXToStringX() { return new RuntimeException("x").toString() == "x"; }
    static boolean threadStateNEWNameNEW() { return Thread.State.NEW.name() == "NEW"; }
    static boolean sSplit0SStringSMkAbc() { String s = mk("abc"); return s.split(",")[0] == s; }
    static boolean stringFormatSAA() { return String.format("%s", "a") == "a"; }
    static boolean abcIndent0Abc() { return "abc".indent(0) == "abc"; }
    static boolean sStripIndentSStringSMkAbc() { String s = mk("abc"); return s.stripIndent() == s; }
    static boolean sTranslateEscapesS() { String s = mk("abc"); return s.translateEscapes() == s; }
    static boolean sFormattedSStringSMkAbc() { String s = mk("abc"); return s.formatted() == s; }
    static boolean sReplaceAllXYS() { String s = mk("abc"); return s.replaceAll("x", "y") == s; }
    static boolean sSplitXS() { String s = mk("abc"); return s.split("[xy]")[0] == s; }
    static boolean sGroupS() { String s = mk("abc"); java.util.regex.Matcher m = java.util.regex.Pattern.compile("(\\w+)").matcher(s); return m.matches() && m.group(1) == s; }
    static boolean sReplaceMatcherS() { String s = mk("abc"); return java.util.regex.Pattern.compile("[xy]").matcher(s).replaceFirst("y") == s; }
    static boolean sReplaceFirstXYS() { String s = mk("abc"); return s.replaceFirst("x", "y") == s; }
    static boolean sToLowerCaseLocaleROOTS() { String s = mk("abc"); return s.toLowerCase(java.util.Locale.ROOT) == s; }
    static boolean sDescribeConstableS() { String s = mk("abc"); return s.describeConstable().get() == s; }
    static boolean optionalOfSS() { String s = mk("abc"); return Optional.of(s).get() == s; }
    static boolean integerClassGetNameLangInteger() { return Integer.class.getName() == "java.lang.Integer"; }
    static boolean integerClassGetNameIntegerClassGet() { return Integer.class.getName() == Integer.class.getName(); }
    static boolean integerClassGetSimpleNameIntegerCl() { return Integer.class.getSimpleName() == Integer.class.getSimpleName(); }
    static boolean toStringToString() { return new Object().toString() == new Object().toString(); }
    static boolean bToStringSStringSMkAbcStringBuilde() { String s = mk("abc"); StringBuilder b = new StringBuilder(s); return b.toString() == s; }
    static boolean sToCharArraySToCharArray() { String s = mk("abc"); return s.toCharArray() == s.toCharArray(); }
    static boolean toCharArrayToCharArray() { return "".toCharArray() == "".toCharArray(); }
    static boolean sCharsSCharsStringSMkAbc() { String s = mk("abc"); return s.chars() == s.chars(); }
}
