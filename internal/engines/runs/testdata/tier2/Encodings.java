import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.UUID;

/** Base64, MessageDigest and UUID. */
class Encodings {
    private static final String[] TEXTS = {"", "a", "ab", "abc", "hello world", "\u00e9\u20ac\uD83D\uDE00", "0123456789".repeat(7), "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(119), "\0\u0001\u007f"};

    static void bases() {
        for (String s : TEXTS) {
            byte[] b = s.getBytes(StandardCharsets.UTF_8);
            System.out.println(Base64.getEncoder().encodeToString(b));
            System.out.println(Base64.getUrlEncoder().withoutPadding().encodeToString(b));
            System.out.println(Base64.getMimeEncoder(20, new byte[] {'|'}).encodeToString(b));
            System.out.println(Arrays.equals(b, Base64.getDecoder().decode(Base64.getEncoder().encode(b))));
            System.out.println(Arrays.equals(b, Base64.getMimeDecoder().decode(Base64.getMimeEncoder().encode(b))));
        }
        byte[] every = new byte[256];
        for (int i = 0; i < 256; i++) {
            every[i] = (byte) i;
        }
        for (int n = 230; n < 256; n++) {
            System.out.println(Base64.getUrlEncoder().encodeToString(Arrays.copyOfRange(every, n, 256)));
        }
        for (String s : new String[] {"QQ", "QQ=", "QQ==", "Q", "Q===", "QUJD\n", "QU*D", "-_", "QQ==QQ==", "=", "+/+/"}) {
            try {
                System.out.println(Arrays.toString(Base64.getDecoder().decode(s)));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static void digests() throws NoSuchAlgorithmException {
        for (String name : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA3-256", "MD2", "SHA-512/256"}) {
            MessageDigest d = MessageDigest.getInstance(name);
            for (String s : TEXTS) {
                byte[] hash = d.digest(s.getBytes(StandardCharsets.UTF_8));
                StringBuilder hex = new StringBuilder(name + " ");
                for (byte b : hash) {
                    hex.append(String.format("%02x", b));
                }
                System.out.println(hex);
            }
            System.out.println(d.getAlgorithm() + " " + d.getDigestLength());
        }
        try {
            MessageDigest.getInstance("none");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
    }

    static void uuids() {
        for (int i = 0; i < 60; i++) {
            UUID u = new UUID(i * 0x123456789abcdefL, ~i * 0x76543210fedcba9L);
            System.out.println(u + " " + u.hashCode() + " " + u.variant() + " " + u.version() + " " + UUID.fromString(u.toString()).equals(u) + " " + u.compareTo(new UUID(0, i)) + " " + u.getMostSignificantBits());
        }
        for (String s : TEXTS) {
            System.out.println(UUID.nameUUIDFromBytes(s.getBytes(StandardCharsets.UTF_8)));
        }
        for (String s : new String[] {"1-2-3-4-5", "00000000-0000-0000-0000-000000000000", "x", "1-2-3-4", "123456789-1-1-1-1", "1-2-3-4-g", "", "1-2-3-4-5-6", "ffffffff-ffff-ffff-ffff-ffffffffffff"}) {
            try {
                System.out.println(UUID.fromString(s));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getClass().getName());
            }
        }
        for (int i = 0; i < 20; i++) {
            UUID u = new UUID(0x1000L | (long) i << 32, 0x8000000000000000L | i);
            System.out.println(u.timestamp() + " " + u.clockSequence() + " " + u.node());
        }
    }
}
