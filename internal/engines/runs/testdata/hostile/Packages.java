/** Ways out of a program that begin in packages whose bytecode is executed. The argument is a file that must not be made. */
public class Packages {
    static void harm(String file) {
        try {
            new java.io.FileOutputStream(file).close();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    public static class Lang {
        public static void main(String[] a) throws Exception {
            Class.forName("java.lang.ProcessBuilder").getConstructor(String[].class).newInstance((Object) new String[] {"touch", a[0]});
        }
    }

    public static class LangFile {
        public static void main(String[] a) throws Exception {
            Class.forName("java.io.FileOutputStream").getConstructor(String.class).newInstance(a[0]);
        }
    }

    public static class LangMethod {
        public static void main(String[] a) throws Exception {
            Packages.class.getDeclaredMethod("harm", String.class).invoke(null, a[0]);
        }
    }

    public static class Ref {
        public static void main(String[] a) throws Exception {
            java.lang.ref.Cleaner.create().register(new Object(), () -> harm(a[0]));
        }
    }

    public static class Math {
        public static void main(String[] a) throws Exception {
            harm(a[0] + new java.math.BigInteger("12").pow(3));
        }
    }

    public static class Util {
        public static void main(String[] a) throws Exception {
            new java.util.Formatter(a[0]).format("x").close();
        }
    }

    public static class UtilScanner {
        public static void main(String[] a) throws Exception {
            new java.util.Scanner(new java.io.File(a[0])).next();
        }
    }

    public static class UtilLogging {
        public static void main(String[] a) throws Exception {
            new java.util.logging.FileHandler(a[0]).close();
        }
    }

    public static class UtilPrefs {
        public static void main(String[] a) throws Exception {
            java.util.prefs.Preferences.userRoot().put("x", a[0]);
        }
    }

    public static class UtilConcurrent {
        public static void main(String[] a) throws Exception {
            java.util.concurrent.ForkJoinPool.commonPool().submit(() -> harm(a[0])).get();
        }
    }

    public static class UtilStream {
        public static void main(String[] a) throws Exception {
            java.util.Arrays.asList(a).parallelStream().forEach(Packages::harm);
        }
    }

    public static class Time {
        public static void main(String[] a) throws Exception {
            harm(a[0] + java.time.LocalDate.of(2020, 1, 1));
        }
    }

    public static class IoDelete {
        public static void main(String[] a) throws Exception {
            new java.io.File(a[0]).delete();
        }
    }

    public static class IoMake {
        public static void main(String[] a) throws Exception {
            new java.io.File(a[0]).mkdirs();
        }
    }

    public static class IoExists {
        public static void main(String[] a) throws Exception {
            new java.io.File("/").exists();
        }
    }

    public static class IoSerial {
        public static void main(String[] a) throws Exception {
            new java.io.ObjectOutputStream(new java.io.ByteArrayOutputStream()).writeObject(a);
        }
    }

    public static class NioFile {
        public static void main(String[] a) throws Exception {
            java.nio.file.Files.createFile(java.nio.file.Path.of(a[0]));
        }
    }

    public static class NioFolder {
        public static void main(String[] a) throws Exception {
            java.nio.file.Files.createDirectories(java.nio.file.Paths.get(a[0]));
        }
    }

    public static class NioWrite {
        public static void main(String[] a) throws Exception {
            java.nio.file.Files.writeString(java.nio.file.Path.of(a[0]), "text");
        }
    }

    public static class NioLink {
        public static void main(String[] a) throws Exception {
            java.nio.file.Files.createSymbolicLink(java.nio.file.Path.of(a[0]), java.nio.file.Path.of("/"));
        }
    }

    public static class NioList {
        public static void main(String[] a) throws Exception {
            java.nio.file.Files.list(java.nio.file.Path.of("/")).close();
        }
    }

    public static class NioExists {
        public static void main(String[] a) throws Exception {
            java.nio.file.Files.exists(java.nio.file.Path.of("/"));
        }
    }

    public static class NioChannel {
        public static void main(String[] a) throws Exception {
            java.nio.channels.FileChannel.open(java.nio.file.Path.of(a[0]), java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.WRITE);
        }
    }

    public static class Script {
        public static void main(String[] a) throws Exception {
            new javax.script.ScriptEngineManager().getEngineByName("js").eval("x");
        }
    }

    public static class Tools {
        public static void main(String[] a) throws Exception {
            javax.tools.ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", a[0], "X.java");
        }
    }

    public static class Javac {
        public static void main(String[] a) throws Exception {
            com.sun.tools.javac.Main.compile(new String[] {"-d", a[0], "X.java"}, new java.io.PrintWriter(new java.io.StringWriter()));
        }
    }

    public static class Bundle extends java.util.ListResourceBundle {
        public Bundle() {
            harm(System.getProperty("file"));
        }

        @Override
        protected Object[][] getContents() {
            return new Object[0][];
        }

        public static void main(String[] a) throws Exception {
            System.setProperty("file", a[0]);
            java.util.ResourceBundle.getBundle("Packages$Bundle", new java.util.Locale("en"));
        }
    }

    public static class NioMemory {
        public static void main(String[] a) throws Exception {
            java.nio.ByteBuffer.allocateDirect(10).put(0, (byte) 1);
        }
    }

    public static class Security {
        public static void main(String[] a) throws Exception {
            java.security.SecureRandom.getInstance("NativePRNG").nextInt();
        }
    }

    public static class Net {
        public static void main(String[] a) throws Exception {
            new java.net.URL("http://localhost:9/").openStream();
        }
    }

    public static class NetName {
        public static void main(String[] a) throws Exception {
            new java.net.URL("http://localhost:9/").equals(new java.net.URL("http://127.0.0.1:9/"));
        }
    }

    public static class Text {
        public static void main(String[] a) throws Exception {
            new java.text.MessageFormat("{0}").format(new Object[] {new Object() {
                @Override
                public String toString() {
                    harm(a[0]);
                    return "";
                }
            }});
        }
    }

    public static class TextBreak {
        public static void main(String[] a) throws Exception {
            java.text.BreakIterator b = java.text.BreakIterator.getLineInstance();
            b.setText((java.text.CharacterIterator) new Letters(a[0]));
            b.next();
        }
    }

    private static class Letters implements java.text.CharacterIterator {
        private final String file;
        private int at;

        Letters(String file) {
            this.file = file;
        }

        @Override
        public char first() {
            return setIndex(0);
        }

        @Override
        public char last() {
            return setIndex(3);
        }

        @Override
        public char current() {
            return at < 4 ? 'a' : DONE;
        }

        @Override
        public char next() {
            return setIndex(at + 1);
        }

        @Override
        public char previous() {
            return setIndex(at - 1);
        }

        @Override
        public char setIndex(int i) {
            harm(file);
            at = i;
            return current();
        }

        @Override
        public int getBeginIndex() {
            return 0;
        }

        @Override
        public int getEndIndex() {
            return 4;
        }

        @Override
        public int getIndex() {
            return at;
        }

        @Override
        public Object clone() {
            return this;
        }
    }

    public static class Regex {
        public static void main(String[] a) throws Exception {
            java.util.regex.Pattern.compile("x").matcher("axb").replaceAll(m -> {
                harm(a[0]);
                return "";
            });
        }
    }

    public static class RegexText {
        public static void main(String[] a) throws Exception {
            java.util.regex.Pattern.compile("b").matcher(new CharSequence() {
                @Override
                public int length() {
                    return 3;
                }

                @Override
                public char charAt(int i) {
                    harm(a[0]);
                    return 'b';
                }

                @Override
                public CharSequence subSequence(int from, int to) {
                    return this;
                }
            }).find();
        }
    }

    public static class Function {
        public static void main(String[] a) throws Exception {
            java.util.function.Function<String, String> f = java.util.function.Function.identity();
            f.andThen(s -> {
                harm(s);
                return s;
            }).compose(Object::toString).apply(a[0]);
        }
    }

    public static class Charset {
        public static void main(String[] a) throws Exception {
            new java.nio.charset.Charset("X-OWN", null) {
                @Override
                public boolean contains(java.nio.charset.Charset c) {
                    return false;
                }

                @Override
                public java.nio.charset.CharsetDecoder newDecoder() {
                    harm(a[0]);
                    return null;
                }

                @Override
                public java.nio.charset.CharsetEncoder newEncoder() {
                    return null;
                }
            }.decode(java.nio.ByteBuffer.allocate(3));
        }
    }

    public static class CharsetName {
        public static void main(String[] a) throws Exception {
            java.nio.charset.Charset.forName("x-a-charset-of-another-provider");
            harm(a[0]);
        }
    }

    public static class Buffer {
        public static void main(String[] a) throws Exception {
            java.nio.ByteBuffer.allocateDirect(8).putInt(1);
            harm(a[0]);
        }
    }

    public static class JdkFile {
        public static void main(String[] a) throws Exception {
            if (ClassLoader.getSystemResourceAsStream("jrt:/sun/text/resources/LineBreakIteratorData") != null) {
                System.out.println("read");
            }
            harm(a[0]);
        }
    }
}
