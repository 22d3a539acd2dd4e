package java.lang;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** Stack traces: the run knows the calls that have not returned, see internal/engines/runs. */
final class ExecuteThrowable {
    /** The traces that the program has set. */
    private static IdentityHashMap<Throwable, $Set> $set;

    /** A trace, and the number of the one that it replaces. */
    private static final class $Set {
        final StackTraceElement[] trace;
        final int serial;

        $Set(StackTraceElement[] trace, int serial) {
            this.trace = trace;
            this.serial = serial;
        }
    }

    /**
     * The next number of the stack trace of t. It begins with its serial number, or -1 if it was not noted. Each frame is a 1, four texts and a line.
     * $trace(null) starts anew. A text is its length, or -1 for null, and its chars. The end is a 0, or a 2 if more is not known.
     */
    private static native int $trace(Throwable t);

    /** Not modelled: a trace that passes a model, or one that was not noted. */
    private static native void $unknown();

    /** Notes the calls that have not returned as the stack trace of t. */
    private static native void $note(Throwable t);

    static Throwable fillInStackTrace(Throwable t) {
        $note(t);
        return t;
    }

    private static String $text(Throwable t) {
        int n = $trace(t);
        if (n < 0) {
            return null;
        }
        char[] all = new char[n];
        for (int i = 0; i < n; i++) {
            all[i] = (char) $trace(t);
        }
        return new String(all);
    }

    private static StackTraceElement[] $elements(Throwable t) {
        int serial = $serial(t);
        $Set set = $set == null ? null : $set.get(t);
        if (set != null && set.serial == serial) {
            $trace(null);
            return set.trace;
        }
        ArrayList<StackTraceElement> list = new ArrayList<>();
        int more = $trace(t);
        while (more == 1) {
            String module = $text(t);
            String type = $text(t);
            String name = $text(t);
            String file = $text(t);
            list.add(new StackTraceElement(module, type, name, file, $trace(t)));
            more = $trace(t);
        }
        if (more != 0) {
            $unknown();
        }
        return list.toArray(new StackTraceElement[0]);
    }

    /** The trace as it is printed on s; none where it is not shown. */
    private static StackTraceElement[] $elements(Throwable t, Object s) {
        boolean lost = s instanceof java.io.PrintStream && java.io.PrintStream.$isLost((java.io.PrintStream) s);
        return lost ? new StackTraceElement[0] : $elements(t);
    }

    private static int $serial(Throwable t) {
        int serial = $trace(t);
        if (serial < 0) {
            $unknown();
        }
        return serial;
    }

    static StackTraceElement[] getStackTrace(Throwable t) {
        return $elements(t).clone();
    }

    static void setStackTrace(Throwable t, StackTraceElement[] trace) {
        StackTraceElement[] own = trace.clone();
        for (int i = 0; i < own.length; i++) {
            if (own[i] == null) {
                throw new NullPointerException("stackTrace[" + i + "]");
            }
        }
        int serial = $serial(t);
        $trace(null);
        if ($set == null) {
            $set = new IdentityHashMap<>();
        }
        $set.put(t, new $Set(own, serial));
    }

    static void printStackTrace(Throwable t) {
        t.printStackTrace(System.err);
    }

    static void printStackTrace(Throwable t, java.io.PrintStream s) {
        $print(t, s);
    }

    static void printStackTrace(Throwable t, java.io.PrintWriter s) {
        $print(t, s);
    }

    private static void $line(Object s, Object line) {
        if (s instanceof java.io.PrintStream) {
            ((java.io.PrintStream) s).println(line);
        } else {
            ((java.io.PrintWriter) s).println(line);
        }
    }

    private static void $print(Throwable t, Object s) {
        Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        seen.add(t);
        synchronized (s) {
            $line(s, t);
            StackTraceElement[] trace = $elements(t, s);
            for (int i = 0; i < trace.length; i++) {
                $line(s, "\tat " + trace[i]);
            }
            $rest(t, s, trace, "", seen);
        }
    }

    /** Prints the suppressed exceptions and the cause. */
    private static void $rest(Throwable t, Object s, StackTraceElement[] trace, String prefix, Set<Throwable> seen) {
        Throwable[] suppressed = t.getSuppressed();
        for (int i = 0; i < suppressed.length; i++) {
            $enclosed(suppressed[i], s, trace, "Suppressed: ", prefix + "\t", seen);
        }
        Throwable cause = t.getCause();
        if (cause != null) {
            $enclosed(cause, s, trace, "Caused by: ", prefix, seen);
        }
    }

    private static void $enclosed(Throwable t, Object s, StackTraceElement[] outer, String caption, String prefix, Set<Throwable> seen) {
        if (seen.contains(t)) {
            $line(s, prefix + caption + "[CIRCULAR REFERENCE: " + t + "]");
            return;
        }
        seen.add(t);
        StackTraceElement[] trace = $elements(t, s);
        int m = trace.length - 1;
        int n = outer.length - 1;
        while (m >= 0 && n >= 0 && trace[m].equals(outer[n])) {
            m--;
            n--;
        }
        int common = trace.length - 1 - m;
        $line(s, prefix + caption + t);
        for (int i = 0; i <= m; i++) {
            $line(s, prefix + "\tat " + trace[i]);
        }
        if (common != 0) {
            $line(s, prefix + "\t... " + common + " more");
        }
        $rest(t, s, trace, prefix, seen);
    }
}
