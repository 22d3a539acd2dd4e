import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** BigInteger and BigDecimal, whose bytecode is the JDK's. */
public class BigNumbers {
    static void p(Object o) {
        System.out.println(o + "");
    }

    interface Act {
        Object run();
    }

    /** Prints what comes back, or the class of what is thrown. */
    static void t(Act a) {
        try {
            p(a.run());
        } catch (NumberFormatException e) {
            p("no number");
        } catch (ArithmeticException e) {
            p("arithmetic " + e.getMessage());
        } catch (NullPointerException e) {
            p("null");
        } catch (RuntimeException e) {
            p("other");
        }
    }

    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = BigInteger.valueOf(-987654321L);
        p(a);
        p(b);
        p(a.add(b));
        p(a.subtract(b));
        p(a.multiply(b));
        p(a.divide(b));
        p(a.mod(BigInteger.TEN));
        p(a.remainder(b));
        p(b.abs().pow(7));
        p(a.gcd(BigInteger.valueOf(30)));
        p(a.compareTo(b));
        p(a.equals(new BigInteger("123456789012345678901234567890")));
        p(a.hashCode());
        p(a.bitLength());
        p(b.bitCount());
        p(a.shiftLeft(70));
        p(a.shiftRight(33));
        p(b.shiftRight(3));
        p(a.and(b));
        p(a.or(b));
        p(a.xor(b));
        p(a.not());
        p(a.testBit(5));
        p(a.setBit(200));
        p(a.toString(16));
        p(new BigInteger("-zz", 36));
        p(a.intValue());
        p(a.longValue());
        p(a.negate().signum());
        p(BigInteger.ONE.max(BigInteger.TWO));
        p(BigInteger.valueOf(3).modPow(BigInteger.valueOf(200), BigInteger.valueOf(1009)));
        p(BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)));
        p(a.sqrt());
        t(() -> a.divide(BigInteger.ZERO));
        t(() -> new BigInteger("12x"));
        t(() -> new BigInteger(""));
        t(() -> a.longValueExact());
        t(() -> BigInteger.ONE.pow(-1));
        t(() -> a.add(null));
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 40; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        p(f);
        BigDecimal x = new BigDecimal("12.345");
        BigDecimal y = new BigDecimal("-0.07");
        p(x.add(y));
        p(x.subtract(y));
        p(x.multiply(y));
        p(x.divide(y, 5, RoundingMode.HALF_UP));
        p(x.setScale(1, RoundingMode.HALF_EVEN));
        p(x.setScale(2, RoundingMode.FLOOR));
        p(x.compareTo(y));
        p(x.equals(new BigDecimal("12.3450")));
        p(x.hashCode());
        p(x.scale());
        p(x.precision());
        p(x.unscaledValue());
        p(x.negate().toPlainString());
        p(new BigDecimal("1E+5"));
        p(new BigDecimal("1E+5").toPlainString());
        p(new BigDecimal("100.000").stripTrailingZeros());
        p(x.round(new MathContext(3)));
        p(x.intValue());
        p(x.remainder(new BigDecimal("5")));
        p(x.pow(3));
        t(() -> x.divide(new BigDecimal("7")));
        t(() -> x.divide(BigDecimal.ZERO));
        t(() -> x.setScale(1));
        t(() -> new BigDecimal("1.2.3"));
        p(BigDecimal.valueOf(25, 1));
    }
}
