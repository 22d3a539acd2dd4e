package java.security;

/** The digests of the JDK's own provider. */
final class ExecuteMessageDigest {
    static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (algorithm == null) {
            throw new NullPointerException("null algorithm name");
        }
        MessageDigestSpi spi = sun.security.provider.Digests.of(algorithm.toUpperCase());
        if (spi == null) {
            throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
        }
        return new ExecuteDigest(spi, algorithm);
    }
}
