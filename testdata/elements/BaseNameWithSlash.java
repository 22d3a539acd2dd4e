// verdict: UNSAFE
// twin: BaseNameSafe
// about: The base name of a file contains no separator.
// about: The search for the separator starts at the wrong end.
// run: lines=/usr/lib/x.so

import java.util.Scanner;

public class BaseNameWithSlash {
    static String baseName(String path) {
        int slash = path.indexOf('/');
        if (slash < 0) {
            return path;
        }
        return path.substring(slash + 1);
    }

    static String extension(String path) {
        String name = baseName(path);
        int dot = name.lastIndexOf('.');
        if (dot < 0) {
            return "";
        }
        return name.substring(dot + 1);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String path = in.nextLine();
            String name = baseName(path);
            assert name.indexOf('/') < 0; // expect: violated assert
            System.out.println(name + " is a file of kind " + extension(path));
        }
    }
}
