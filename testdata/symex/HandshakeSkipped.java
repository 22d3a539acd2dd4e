// verdict: UNSAFE
// twin: HandshakeSafe
// about: The second message alone is enough.
// run: args=ACK,DATA

import java.util.ArrayList;
import java.util.List;

public class HandshakeSkipped {
    enum Phase { CLOSED, WAITING, OPEN }

    public static void main(String[] args) {
        Phase phase = Phase.CLOSED;
        List<String> log = new ArrayList<>();
        for (int i = 0; i < args.length && i < 3; i++) {
            String m = args[i];
            if (m.equals("SYN") && phase == Phase.CLOSED) {
                phase = Phase.WAITING;
                log.add(m);
            } else if (m.equals("ACK")) {
                phase = Phase.OPEN;
                log.add(m);
            } else if (m.equals("DATA") && phase == Phase.OPEN) {
                assert log.size() == 2 && log.get(0).equals("SYN"); // expect: violated assert
            }
        }
    }
}
