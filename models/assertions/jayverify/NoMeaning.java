package jayverify;

/** What has no meaning here. The class is not there when tests are verified, so a run that gets here is not judged. */
public final class NoMeaning {
    private NoMeaning() {}

    public static boolean matches(Object matcher, Object actual) {
        throw new UnsupportedOperationException();
    }
}
