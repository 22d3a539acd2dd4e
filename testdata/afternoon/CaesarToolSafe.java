// verdict: SAFE
// twin: CaesarToolNegativeKey
// about: A message is shifted by a key that may be negative.
// run: args=encode,-3,cab

import java.util.HashMap;
import java.util.Map;

/** A tool that shifts letters: encode KEY WORD…, decode KEY WORD…, count WORD…. */
public class CaesarToolSafe {
    private static final char[] ALPHABET = "abcdefghijklmnopqrstuvwxyz".toCharArray();

    private final int key;

    CaesarToolSafe(int key) {
        this.key = key % ALPHABET.length;
    }

    char shift(char c, int by) {
        if (c < 'a' || c > 'z') {
            return c;
        }
        int place = (c - 'a' + by) % ALPHABET.length;
        if (place < 0) {
            place += ALPHABET.length;
        }
        return ALPHABET[place];
    }

    String encode(String word) {
        StringBuilder b = new StringBuilder();
        for (char c : word.toCharArray()) {
            b.append(shift(c, key));
        }
        return b.toString();
    }

    String decode(String word) {
        StringBuilder b = new StringBuilder();
        for (char c : word.toCharArray()) {
            b.append(shift(c, -key));
        }
        return b.toString();
    }

    static Map<Character, Integer> count(String[] words, int from) {
        Map<Character, Integer> n = new HashMap<>();
        for (int i = from; i < words.length; i++) {
            for (char c : words[i].toCharArray()) {
                n.put(c, n.getOrDefault(c, 0) + 1);
            }
        }
        return n;
    }

    static int usage() {
        System.out.println("encode KEY WORD..., decode KEY WORD... or count WORD...");
        return 2;
    }

    static int run(String[] args) {
        if (args.length < 2) {
            return usage();
        }
        if (args[0].equals("count")) {
            System.out.println(count(args, 1));
            return 0;
        }
        int key;
        try {
            key = Integer.parseInt(args[1]);
        } catch (NumberFormatException e) {
            System.out.println(args[1] + " is no number");
            return 1;
        }
        CaesarToolSafe tool = new CaesarToolSafe(key);
        boolean forth = args[0].equals("encode");
        if (!forth && !args[0].equals("decode")) {
            return usage();
        }
        StringBuilder out = new StringBuilder();
        for (int i = 2; i < args.length; i++) {
            String word = forth ? tool.encode(args[i]) : tool.decode(args[i]);
            assert word.length() == args[i].length();
            out.append(word).append(' ');
        }
        System.out.println(out.toString().trim());
        return 0;
    }

    public static void main(String[] args) {
        int code = run(args);
        if (code != 0) {
            System.out.println("that did not work: " + code);
        }
    }
}
