package java.util;

/**
 * Bundles of resources that are classes. Those in files are not there yet, nor are languages whose
 * bundles have several names.
 */
final class ExecuteResourceBundle {
    private static final HashMap<String, ResourceBundle> FOUND = new HashMap<>();
    private static final IdentityHashMap<ResourceBundle, Locale> LOCALES = new IdentityHashMap<>();
    private static final IdentityHashMap<ResourceBundle, String> NAMES = new IdentityHashMap<>();

    /** Not modelled: a bundle in a file, or for such a locale. */
    private static native void $unknown(String name);

    static ResourceBundle getBundle(String name) {
        return getBundle(name, Locale.getDefault());
    }

    static ResourceBundle getBundle(String name, Locale locale) {
        if (name == null || locale == null) {
            throw new NullPointerException();
        }
        ResourceBundle b = $below(name, locale);
        if (b == null && !locale.equals(Locale.getDefault())) {
            b = $below(name, Locale.getDefault());
        }
        if (b == null) {
            b = $load(name, Locale.ROOT, null);
        }
        if (b == null) {
            throw new MissingResourceException("Can't find bundle for base name " + name + ", locale " + locale, name + "_" + locale, "");
        }
        return b;
    }

    /** The bundle for a locale that is not only that for all; null if there is none. */
    private static ResourceBundle $below(String name, Locale locale) {
        String language = locale.getLanguage();
        if (!locale.getVariant().isEmpty() || !locale.getScript().isEmpty() || locale.hasExtensions() || "zh no nb nn he iw yi ji id in".contains(language) && !language.isEmpty()) {
            $unknown(name);
        }
        ResourceBundle b = null;
        if (!language.isEmpty()) {
            b = $load(name, new Locale(language), null);
        }
        if (!locale.getCountry().isEmpty()) {
            ResourceBundle c = $load(name, locale, b);
            b = c == null ? b : c;
        }
        return b;
    }

    private static ResourceBundle $load(String name, Locale locale, ResourceBundle parent) {
        String suffix = locale.toString();
        String full = suffix.isEmpty() ? name : name + "_" + suffix;
        if (FOUND.containsKey(full)) {
            return FOUND.get(full);
        }
        ResourceBundle b = $make(full);
        if (b != null) {
            if (parent == null && !suffix.isEmpty()) {
                parent = $load(name, Locale.ROOT, null);
            }
            if (parent != null) {
                b.setParent(parent);
            }
            LOCALES.put(b, locale);
            NAMES.put(b, name);
        }
        FOUND.put(full, b);
        return b;
    }

    /** A new bundle of the class with that name; null if there is none. */
    private static ResourceBundle $make(String name) {
        Class<?> c;
        try {
            c = Class.forName(name);
        } catch (ClassNotFoundException e) {
            if (ClassLoader.getSystemResource(name.replace('.', '/') + ".properties") != null) {
                $unknown(name);
            }
            return null;
        }
        try {
            return (ResourceBundle) c.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            $unknown(name);
            return null;
        }
    }

    static Locale getLocale(ResourceBundle self) {
        return LOCALES.get(self);
    }

    static String getBaseBundleName(ResourceBundle self) {
        return NAMES.get(self);
    }
}
