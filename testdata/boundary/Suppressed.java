// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: what an exception is asked to suppress is null,
// or itself.
class Suppressed {
    static class Door implements AutoCloseable {
        final RuntimeException stuck = new RuntimeException();

        public void close() {
            throw stuck;
        }
    }

    static void nothing() { new RuntimeException().addSuppressed(null); } // not SAFE
    static void itself() { RuntimeException e = new RuntimeException(); e.addSuppressed(e); } // not SAFE
    static void doorItself() { try (Door d = new Door()) { throw d.stuck; } catch (IllegalArgumentException e) { assert false; } catch (RuntimeException e) { } } // not SAFE
    static void door() { try (Door d = new Door()) { throw new IllegalStateException(); } catch (IllegalArgumentException e) { assert false; } catch (RuntimeException e) { } } // not UNSAFE
}
