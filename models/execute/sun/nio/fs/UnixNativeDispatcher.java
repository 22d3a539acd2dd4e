package sun.nio.fs;

/**
 * The calls of the operating system: only what does not look at files. A run ends at all others, since they are
 * native methods of the JDK's class.
 */
class UnixNativeDispatcher {
    private UnixNativeDispatcher() {
    }

    static byte[] getcwd() {
        return Util.toBytes(jdk.internal.util.StaticProperty.userDir());
    }

    static boolean openatSupported() {
        return false;
    }

    static boolean futimesSupported() {
        return false;
    }

    static boolean futimensSupported() {
        return false;
    }

    static boolean lutimesSupported() {
        return false;
    }

    static boolean birthtimeSupported() {
        return false;
    }

    static boolean xattrSupported() {
        return false;
    }
}
