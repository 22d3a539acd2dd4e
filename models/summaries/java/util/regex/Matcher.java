package java.util.regex;

/** What calls of a Matcher may do, see Pattern. */
public final class Matcher implements MatchResult {
    private Pattern pattern;
    private String text;
    private boolean found;
    private int from; // of the last match
    private int to; // it stays where nothing is found; 0 is that of no match
    private int asked; // the group that was asked for last, since the last match; 0 for none
    private boolean missing; // it has not matched anything

    Matcher(Pattern pattern, String text) {
        this.pattern = pattern;
        this.text = text;
    }

    public Pattern pattern() {
        return pattern;
    }

    private boolean match(int least, boolean whole) {
        int length = text.length();
        asked = 0;
        found = Pattern.flip();
        if (found) {
            from = Pattern.between(least, length);
            to = whole ? length : Pattern.between(from, length);
        }
        return found;
    }

    public boolean matches() {
        match(0, true);
        from = 0;
        return found;
    }

    public boolean lookingAt() {
        match(0, false);
        from = 0;
        return found;
    }

    /** Goes on where the last match has ended. */
    public boolean find() {
        return match(to, false);
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        to = 0;
        return match(start, false);
    }

    public boolean hitEnd() {
        return Pattern.flip();
    }

    public boolean requireEnd() {
        return Pattern.flip();
    }

    public Matcher reset() {
        found = false;
        asked = 0;
        to = 0;
        return this;
    }

    public Matcher reset(CharSequence input) {
        text = Pattern.text(input);
        found = false;
        asked = 0;
        to = 0;
        return this;
    }

    private void check() {
        if (!found) {
            throw new IllegalStateException("No match found");
        }
    }

    private void check(int group) {
        check();
        if (group < 0 || group > pattern.groups) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    private void check(String name) {
        if (name == null) {
            throw new NullPointerException("Group name");
        }
        check();
        if (Pattern.flip()) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
    }

    public String group() {
        check();
        return text.substring(from, to);
    }

    public String group(int group) {
        check(group);
        if (group == 0) {
            return text.substring(from, to);
        }
        if (group != asked) {
            asked = group;
            missing = !pattern.each && Pattern.flip();
        }
        return missing ? null : Pattern.part(text);
    }

    public String group(String name) {
        check(name);
        return Pattern.flip() ? null : Pattern.part(text);
    }

    public int groupCount() {
        return pattern.groups;
    }

    public int start() {
        check();
        return from;
    }

    public int end() {
        check();
        return to;
    }

    public int start(int group) {
        check(group);
        return group == 0 ? from : place(!pattern.each);
    }

    public int end(int group) {
        check(group);
        return group == 0 ? to : place(!pattern.each);
    }

    public int start(String name) {
        check(name);
        return place(true);
    }

    public int end(String name) {
        check(name);
        return place(true);
    }

    private int place(boolean none) {
        return Pattern.between(none ? -1 : 0, text.length());
    }

    /** What a replacement text may be wrong about. */
    private static void refers(String replacement) {
        if (replacement == null) {
            throw new NullPointerException("replacement");
        }
        if (Pattern.flip()) {
            throw new IllegalArgumentException("Illegal group reference");
        }
        if (Pattern.flip()) {
            throw new IndexOutOfBoundsException("No group");
        }
    }

    public String replaceAll(String replacement) {
        return replaced(replacement);
    }

    public String replaceFirst(String replacement) {
        if (replacement == null) {
            throw new NullPointerException("replacement");
        }
        return replaced(replacement);
    }

    private String replaced(String replacement) {
        found = false;
        asked = 0;
        if (Pattern.flip()) {
            refers(replacement);
            found = Pattern.flip();
            to = Pattern.between(0, text.length());
            from = Pattern.between(0, to);
        }
        return Pattern.replaced(text);
    }

    /** replaceAll and replaceFirst with a constant without a reference to a group. */
    String $replaced(String replacement) {
        asked = 0;
        found = Pattern.flip();
        to = Pattern.between(0, text.length());
        from = Pattern.between(0, to);
        return Pattern.replaced(text);
    }

    public Matcher appendReplacement(StringBuilder b, String replacement) {
        check();
        refers(replacement);
        given(b);
        b.append(Pattern.any());
        return this;
    }

    private static void given(StringBuilder b) {
        if (b == null) {
            throw new NullPointerException();
        }
    }

    public StringBuilder appendTail(StringBuilder b) {
        given(b);
        b.append(Pattern.part(text));
        return b;
    }

    public String toString() {
        return Pattern.any();
    }
}
