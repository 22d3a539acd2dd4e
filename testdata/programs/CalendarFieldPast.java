// verdict: UNSAFE
// twin: CalendarFieldSafe
// about: Looks at the first field of a calendar, or at one behind the last.
// about: The calendar has an array of fields, and does not look at the index.
// run: args=x
import java.util.Calendar;
import java.util.GregorianCalendar;

public class CalendarFieldPast {
    public static void main(String[] args) {
        Calendar c = new GregorianCalendar();
        int field = args.length > 0 ? Calendar.FIELD_COUNT : 0;
        try {
            System.out.println(c.isSet(field));
        } catch (ArrayIndexOutOfBoundsException e) {
            throw new IllegalStateException(); // expect: violated uncaught-exception
        }
    }
}
