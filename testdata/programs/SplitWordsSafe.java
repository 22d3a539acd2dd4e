// verdict: SAFE
// about: The longest word of a line.
// about: What a line is split into has no null among it.
// twin: SplitWordsDropped
// run: args=one,three,five,a--b

public class SplitWordsSafe {
    public static void main(String[] args) {
        for (String line : args) {
            String[] words = line.split("-");
            if (words.length > 2) {
                words[1] = words[0];
            }
            String longest = "";
            for (String w : words) {
                if (w.length() > longest.length()) {
                    longest = w;
                }
            }
            System.out.println(longest);
        }
    }
}
