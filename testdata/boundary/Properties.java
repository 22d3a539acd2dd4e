// Every platform has these properties, but the program can remove them. The comment behind
// a method says which verdict would be wrong.
class Properties {
    static void cleared() { // not SAFE
        System.clearProperty("os.name");
        System.getProperty("os.name").length();
    }

    static void exchanged() { // not SAFE
        System.setProperties(new java.util.Properties());
        System.getProperty("line.separator").length();
    }

    static void removed() { // not SAFE
        System.getProperties().remove("user.dir");
        System.getProperty("user.dir").length();
    }

    static void removedElsewhere(boolean twice) { // not SAFE
        int n = System.getProperty("user.dir").length();
        if (twice && n > 0) {
            remove();
            removedElsewhere(false);
        }
    }

    private static void remove() {
        System.clearProperty("user.dir");
    }

    static void kept() { // not UNSAFE
        System.getProperty("os.name").length();
    }
}
