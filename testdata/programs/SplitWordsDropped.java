// verdict: UNSAFE
// about: The longest word of a line.
// about: The second of three words or more is dropped.
// twin: SplitWordsSafe
// run: args=a-b-c

public class SplitWordsDropped {
    public static void main(String[] args) {
        for (String line : args) {
            String[] words = line.split("-");
            if (words.length > 2) {
                words[1] = null;
            }
            String longest = "";
            for (String w : words) {
                if (w.length() > longest.length()) { // expect: violated null-dereference
                    longest = w;
                }
            }
            System.out.println(longest);
        }
    }
}
