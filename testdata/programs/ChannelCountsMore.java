// verdict: UNSAFE
// about: A stream of the JDK hands on how many bytes a channel says it has read.
// about: The channel is one of the program, and says that there are more than the array has.
// run:
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;

public class ChannelCountsMore {
    static class Counted implements ReadableByteChannel {
        public int read(ByteBuffer buffer) {
            return 1000;
        }

        public boolean isOpen() {
            return true;
        }

        public void close() {
        }
    }

    public static void main(String[] args) throws IOException {
        InputStream in = Channels.newInputStream(new Counted());
        byte[] bytes = new byte[10];
        int n = in.read(bytes);
        if (n > 0) {
            System.out.println(bytes[n - 1]); // expect: violated array-index
        }
    }
}
