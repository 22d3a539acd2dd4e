public class Arguments {
    static class Nul {
        public static void main(String[] args) {
            if (args.length > 0 && args[0].length() > 3) {
                assert args[0].charAt(2) != 0;
            }
        }
    }

    static class Low {
        public static void main(String[] args) {
            if (args.length > 0 && args[0].length() > 3) {
                assert args[0].charAt(2) != 1;
            }
        }
    }

    static class TooMany {
        public static void main(String[] args) {
            assert args.length < 300000;
        }
    }

    static class Many {
        public static void main(String[] args) {
            assert args.length < 20000;
        }
    }

    static class TooLong {
        public static void main(String[] args) {
            if (args.length > 0) {
                assert args[0].length() < 200000;
            }
        }
    }

    static class Long {
        public static void main(String[] args) {
            if (args.length > 0) {
                assert args[0].length() < 100000;
            }
        }
    }

    static void given(String text) {
        if (text != null && text.length() > 3) {
            assert text.charAt(2) != 0;
        }
    }
}
