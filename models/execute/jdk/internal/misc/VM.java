package jdk.internal.misc;

/** The virtual machine has started, with the settings it has without flags. */
public class VM {
    public static boolean isBooted() {
        return true;
    }

    public static boolean isModuleSystemInited() {
        return true;
    }

    public static boolean isJavaLangInvokeInited() {
        return true;
    }

    public static boolean allowSecurityManager() {
        return false;
    }

    public static String getSavedProperty(String key) {
        return null;
    }

    public static boolean isSystemDomainLoader(ClassLoader l) {
        return l == null;
    }

    public static int initLevel() {
        return 4;
    }
}
