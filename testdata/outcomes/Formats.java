import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.Formattable;
import java.util.Formatter;
import java.util.HashMap;
import java.util.IllegalFormatException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingFormatArgumentException;

// Which formats and arguments java.util.Formatter refuses.
class Formats {
    static void integers() { System.out.printf("a %d %5d %-5d %05d %,d %+d %(d % d|%n", 1, 2L, (short) 3, (byte) 4, 5, 6, 7, new BigInteger("8")); }
    static void others() { System.out.printf("%f %e %g %a %.2f %10.3f %s %S %c %C %b %h %x %o %X%%", 1.5, 1.5f, new BigDecimal("1"), 1.5, 1.5, 1.5, "a", null, 'c', 65, true, "x", 255, 8, -1); }
    static void average() { System.out.printf("average %d%n", 1.5); }
    static void text() { System.out.printf("%d", "x"); }
    static void numberAsFloat() { System.out.printf("%f", 1); }
    static void floatAsHex() { System.out.printf("%x", 1.0); }
    static void decimalAsHexFloat() { System.out.printf("%a", new BigDecimal("1")); }
    static void characterAsNumber() { System.out.printf("%d", 'a'); }
    static void textAsCharacter() { System.out.printf("%c", "a"); }
    static void codePoint() { System.out.printf("%c %c", 0x10ffff, 0); }
    static void codePointLarge() { System.out.printf("%c", 0x110000); }
    static void codePointNegative() { System.out.printf("%c", -1); }
    static void indices() { System.out.printf("%2$s %1$s %<s %s %s", "a", "b"); }
    static void previousOfNone() { System.out.printf("%<s", "a"); }
    static void indexPast() { System.out.printf("%3$s", "a", "b"); }
    static void indexNone() { System.out.printf("%0$s", "a", "b"); }
    static void missing() { System.out.printf("%s %s%n", "a"); }
    static void missingAll() { System.err.format("%s"); }
    static void more() { System.out.printf("%s", "a", "b"); }
    static void noFormat() { System.out.printf(null); }
    static void noArray() { System.out.printf("%d %d", (Object[]) null); }
    static void noArgument() { System.out.printf("%d %f %s %c %tY", null, null, null, null, null); }
    static void leftWithoutWidth() { System.out.printf("%-d", 3); }
    static void zeroWithoutWidth() { System.out.printf("%0d", 3); }
    static void leftTextWithoutWidth() { System.out.printf("%-s", "a"); }
    static void alternate() { System.out.printf("%#d", 3); }
    static void alternateHex() { System.out.printf("%#x %#o %#f %#e", 3, 3, 3.0, 3.0); }
    static void alternateGeneral() { System.out.printf("%#g", 3.0); }
    static void alternateText() { System.out.printf("%#s", "a"); }
    static void alternateTruth() { System.out.printf("%#b", true); }
    static void precision() { System.out.printf("%.3d", 3); }
    static void precisionOfCharacter() { System.out.printf("%.3c", 'c'); }
    static void precisionOfText() { System.out.printf("%.3s %.2b %5.1h", "abcdef", true, "x"); }
    static void doubled() { System.out.printf("%--5d", 3); }
    static void plusAndSpace() { System.out.printf("%+ d", 3); }
    static void leftAndZero() { System.out.printf("%-05d", 3); }
    static void plusText() { System.out.printf("%+s", "a"); }
    static void groupedHex() { System.out.printf("%,x", 3); }
    static void groupedScience() { System.out.printf("%,e", 3.0); }
    static void signedHex() { System.out.printf("%+x", 1); }
    static void signedBigHex() { System.out.printf("%+x", BigInteger.ONE); }
    static void wideLine() { System.out.printf("%5n"); }
    static void leftLine() { System.out.printf("%-n"); }
    static void percents() { System.out.printf("%-5%|%5%|%%"); }
    static void zeroPercent() { System.out.printf("%05%"); }
    static void upperDecimal() { System.out.printf("%D", 3); }
    static void unknown() { System.out.printf("%q", 3); }
    static void percentAtEnd() { System.out.printf("100%"); }
    static void cutOff() { System.out.printf("%1$"); }
    static void dates() { System.out.printf("%tY %TB %1$tH %tc", 5L, new Date(), 7L); }
    static void dateOfText() { System.out.printf("%tY", "x"); }
    static void dateUnknown() { System.out.printf("%tG", 5L); }
    static void datePrecision() { System.out.printf("%.2tY", 5L); }
    static void dateOther() { System.out.printf("%tY", LocalDate.MIN); } // not judged: java.io.PrintStream.printf() of an object with %t
    static void located() { System.out.printf((Locale) null, "%d", 1.0); }
    static void locatedRight() { System.out.format((Locale) null, "%d", 1); }
    static void caught() { try { System.out.printf("%d", 1.0); assert false; } catch (IllegalFormatException e) { System.out.println(); } }
    static void missingCaught() { try { String.format("%d"); assert false; } catch (MissingFormatArgumentException e) { System.out.println(); } }
    static void ofString() { String.format("%d", "x"); }
    static void ofStringRight() { String.format("%5s|%d", "x", 3); }
    static void formatted() { "%d".formatted("x"); }
    static void toWriter() { new PrintWriter(new StringWriter()).printf("%d", "x"); }
    static void fromList() { List<Integer> l = new ArrayList<>(); l.add(3); for (int x : l) System.out.printf("%d %s", x, l); }
    static void fromMap() { Map<String, Integer> m = new HashMap<>(); m.put("a", 1); for (Map.Entry<String, Integer> e : m.entrySet()) System.out.printf("%s %d", e.getKey(), e.getValue()); }
    static void fromMapWrong() { Map<String, Integer> m = new HashMap<>(); m.put("a", 1); for (Map.Entry<String, Integer> e : m.entrySet()) System.out.printf("%s %f", e.getKey(), e.getValue()); }
    static void chosen() { int n = new ArrayList<String>().size(); System.out.printf("%d %s", n > 0 ? 1 : 2, n == 0 ? "a" : "b"); }
    static void notConstant() { String f = "%"; for (int i = 0; i < 3; i++) f += "d"; System.out.printf(f, 3); } // not judged: a format that is not a constant
    static void array() { Object[] x = new Object[2]; x[0] = 1; x[1] = x[0]; Object[][] y = {x}; System.out.printf("%d %d", y[0]); } // not judged: arguments that are not given one by one

    static class Formatted implements Formattable { public void formatTo(Formatter f, int flags, int width, int precision) { throw new IllegalStateException(); } }
    static void formattable() { System.out.printf("%s", new Formatted()); } // not judged: java.io.PrintStream.printf() of an object with %s
    static class Textless { public String toString() { return null; } }
    static void textless() { System.out.printf("%s %b", new Textless(), new Textless()); }
    static void textlessWide() { System.out.printf("%5s", new Textless()); } // not judged: java.io.PrintStream.printf() of an object with %s
    static class Hashed { public int hashCode() { throw new IllegalStateException(); } }
    static void hashed() { System.out.printf("%h", new Hashed()); } // not judged: Formats$Hashed.hashCode()
}
