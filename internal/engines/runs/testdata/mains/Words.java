import org.apache.commons.lang3.StringEscapeUtils;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.builder.HashCodeBuilder;
import org.apache.commons.lang3.math.NumberUtils;
import org.apache.commons.lang3.text.WordUtils;
import org.apache.commons.lang3.tuple.Pair;

/** Does to each argument what commons-lang can do to texts. */
public class Words {
    public static void main(String[] args) {
        for (String s : args) {
            System.out.println(StringUtils.capitalize(s) + StringUtils.reverse(s) + StringUtils.center(s, 20, '*') + StringUtils.swapCase(s));
            System.out.println(StringUtils.getLevenshteinDistance(s, "kitten") + " " + StringUtils.abbreviate(s, 6));
            System.out.println(WordUtils.wrap(s + " " + s + " " + s, 10));
            System.out.println(StringEscapeUtils.escapeJava("\u00e9\n" + s) + StringEscapeUtils.escapeHtml4("<" + s + "&\u00e9>"));
            System.out.println(StringUtils.join(StringUtils.split(s, "aeiou"), "-"));
            System.out.println(new HashCodeBuilder().append(s).append(3).toHashCode());
            System.out.println(Pair.of(s, s.length()));
            System.out.println(NumberUtils.isCreatable(s) + " " + NumberUtils.toInt("12") + " " + NumberUtils.createNumber("0x1F"));
        }
    }
}
