// verdict: UNSAFE
// twin: CapitalsSafe
// about: The words of a line get capital letters; words have letters.
// about: Empty words are not left out.
// run: lines=to  be

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.stream.Collectors;

public class CapitalsOfNothing {
    static List<String> words(String line) {
        return List.of(line.split(" ")).stream()
                .map(String::trim)
                .filter(w -> !w.equals("-"))
                .collect(Collectors.toList());
    }

    static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1); // expect: violated uncaught-exception
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<String> all = new ArrayList<>();
        while (in.hasNextLine()) {
            for (String word : words(in.nextLine())) {
                all.add(capital(word));
            }
        }
        String longest = "";
        for (String word : all) {
            if (word.length() > longest.length()) {
                longest = word;
            }
        }
        System.out.println(longest);
    }
}
