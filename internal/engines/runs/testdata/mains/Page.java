import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.safety.Safelist;

/** Reads a page of HTML, prints its links, its text and the whole page, and what is left of it without scripts. */
public class Page {
    public static void main(String[] args) {
        String html = String.join("\n", args);
        Document page = Jsoup.parse(html, "http://example.org/");
        System.out.println(page.title());
        for (Element e : page.select("a[href], p > b, li:nth-child(2)")) {
            System.out.println(e.tagName() + " " + e.absUrl("href") + " " + e.text());
        }
        System.out.println(page.text());
        System.out.println(page.outerHtml());
        System.out.println(Jsoup.clean(html, Safelist.basic()));
    }
}
