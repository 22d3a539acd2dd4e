import java.math.BigInteger;

/** BigInteger. */
class Integers {
    static void all() {
        String[] texts = {"0", "1", "-1", "255", "-256", "4294967296", "-9223372036854775808", "123456789012345678901234567890", "-99999999999999999999", "170141183460469231731687303715884105727"};
        for (String s : texts) {
            BigInteger a = new BigInteger(s);
            System.out.println(a.toString(16) + " " + a.bitLength() + " " + a.bitCount() + " " + a.signum() + " " + a.hashCode() + " " + a.intValue() + " " + a.longValue() + " " + a.doubleValue());
            System.out.println(a.negate() + " " + a.abs() + " " + a.not() + " " + a.shiftLeft(67) + " " + a.shiftRight(3) + " " + a.testBit(5) + " " + a.getLowestSetBit() + " " + a.toByteArray().length);
            for (String t : texts) {
                BigInteger b = new BigInteger(t);
                String text = a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.and(b) + " " + a.xor(b).or(b) + " " + a.gcd(b) + " " + a.compareTo(b) + " " + a.max(b);
                try {
                    text += " " + a.divide(b) + " " + a.mod(b) + " " + a.divideAndRemainder(b)[1];
                } catch (ArithmeticException e) {
                    text += e.getMessage();
                }
                System.out.println(text);
            }
        }
        BigInteger f = BigInteger.ONE;
        for (int i = 1; i < 60; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        System.out.println(f + " " + f.sqrt() + " " + f.pow(3).bitLength() + " " + f.modPow(BigInteger.TEN, BigInteger.valueOf(1000003)) + " " + BigInteger.valueOf(17).modInverse(BigInteger.valueOf(3120)));
        System.out.println(new BigInteger("1000003").isProbablePrime(20) + " " + BigInteger.valueOf(90).nextProbablePrime() + " " + new BigInteger("zz", 36) + " " + new BigInteger(-1, new byte[] {1, 2, 3}));
        try {
            f.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigInteger("12x");
        } catch (NumberFormatException e) {
            System.out.println("no number");
        }
    }
}
