package java.security;

/** A digest of the JDK's own provider. */
final class ExecuteDigest extends MessageDigest implements Cloneable {
    static final String $JDK = "java.security.MessageDigest$Delegate java.security.MessageDigest$Delegate$CloneableDelegate";

    private MessageDigestSpi spi;

    ExecuteDigest(MessageDigestSpi spi, String algorithm) {
        super(algorithm);
        this.spi = spi;
    }

    public Object clone() throws CloneNotSupportedException {
        return new ExecuteDigest((MessageDigestSpi) spi.clone(), getAlgorithm());
    }

    protected int engineGetDigestLength() {
        return spi.engineGetDigestLength();
    }

    protected void engineUpdate(byte b) {
        spi.engineUpdate(b);
    }

    protected void engineUpdate(byte[] b, int from, int n) {
        spi.engineUpdate(b, from, n);
    }

    protected byte[] engineDigest() {
        return spi.engineDigest();
    }

    protected int engineDigest(byte[] b, int from, int n) throws DigestException {
        return spi.engineDigest(b, from, n);
    }

    protected void engineReset() {
        spi.engineReset();
    }
}
