import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** BigDecimal. */
class Decimals {
    static void all() {
        String[] texts = {"0", "0.00", "1", "-1.5", "2.50", "1E+3", "1e-7", "123456789.987654321", "-99999999999999999999.5", "0.3333"};
        for (String s : texts) {
            BigDecimal a = new BigDecimal(s);
            System.out.println(a + " " + a.toPlainString() + " " + a.toEngineeringString() + " " + a.scale() + " " + a.precision() + " " + a.unscaledValue() + " " + a.hashCode() + " " + a.stripTrailingZeros() + " " + a.doubleValue() + " " + a.intValue());
            for (RoundingMode r : RoundingMode.values()) {
                try {
                    System.out.println(r + " " + a.setScale(1, r) + " " + a.round(new MathContext(2, r)));
                } catch (ArithmeticException e) {
                    System.out.println(r + " " + e.getMessage());
                }
            }
            for (String t : texts) {
                BigDecimal b = new BigDecimal(t);
                String text = a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.compareTo(b) + a.equals(b) + " " + a.min(b);
                try {
                    text += " " + a.divide(b, MathContext.DECIMAL32) + " " + a.remainder(b) + " " + a.divideToIntegralValue(b) + " " + a.divide(b);
                } catch (ArithmeticException e) {
                    text += " " + e.getMessage();
                }
                System.out.println(text);
            }
        }
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal("2").sqrt(new MathContext(20)) + " " + new BigDecimal("1.1").pow(10) + " " + BigDecimal.TEN.movePointLeft(3) + " " + new BigDecimal("5").ulp());
        try {
            new BigDecimal("1..2");
        } catch (NumberFormatException e) {
            System.out.println("no number");
        }
    }
}
