import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: a generator with a seed gives Java's numbers, and
// one without gives numbers that the JVM can give.
class Randoms {
    static class High extends Random {
        @Override
        protected int next(int bits) {
            return -1 >>> 32 - bits;
        }
    }

    static class Refuses extends Random {
        @Override
        public void setSeed(long seed) {
            throw new IllegalStateException();
        }
    }

    static class Secure extends java.security.SecureRandom {
        @Override
        public void nextBytes(byte[] bytes) {
            throw new IllegalStateException();
        }
    }

    static void seed() { assert new Random(42).nextInt(6) == 2; } // not UNSAFE
    static void otherNumber() { assert new Random(42).nextInt(6) != 2; } // not SAFE
    static void twoAlike() { assert new Random(7).nextLong() == new Random(7).nextLong(); } // not UNSAFE
    static void setLate() { Random r = new Random(); r.setSeed(42); assert r.nextInt(6) == 2; } // not UNSAFE
    static void anySeed(long seed) { assert new Random(seed).nextInt(100) != 7; } // not SAFE
    static void beside() { Random r = new Random(); new Random(1); assert r.nextInt(3) != 2; } // not SAFE
    static void overridden() { assert new High().nextInt(4) == 3; } // not UNSAFE
    static void overriddenWrong() { assert new High().nextInt(4) == 2; } // not SAFE
    static void overriddenSetSeed() { new Refuses(); } // not SAFE
    static void overriddenSetSeedSeeded() { new Refuses(); } // not SAFE
    static void secure() { new Secure().nextInt(); } // not SAFE
    static void local() { new Random(1); assert ThreadLocalRandom.current().nextInt(9) != 5; } // not SAFE
    static void gaussian() { double g = new Random().nextGaussian(); assert g - g == 0; } // not UNSAFE
    static void gaussianLarge() { assert new Random().nextGaussian() < 13; } // not UNSAFE
    static void gaussianSome() { assert new Random().nextGaussian() < 1; } // not SAFE
    static void fraction() { double x = new Random().nextDouble(); assert x * (1L << 53) == (long) (x * (1L << 53)); } // not UNSAFE
    static void fractionOfFloat() { float x = new Random().nextFloat(); assert x * (1 << 24) == (int) (x * (1 << 24)) && x < 1; } // not UNSAFE
    static void random() { double x = Math.random(); assert x >= 0 && x < 1 && (x > 0 || 1 / x > 0); } // not UNSAFE
    static void randomSome() { assert Math.random() < 0.5; } // not SAFE
}
