// verdict: SAFE
// twin: CalendarFieldPast
// about: Looks at the first or the last field of a calendar.
// run: args=x
import java.util.Calendar;
import java.util.GregorianCalendar;

public class CalendarFieldSafe {
    public static void main(String[] args) {
        Calendar c = new GregorianCalendar();
        int field = args.length > 0 ? Calendar.FIELD_COUNT - 1 : 0;
        if (c.isSet(field)) {
            System.out.println(field);
        }
    }
}
