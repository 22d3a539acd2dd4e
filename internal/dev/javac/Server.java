import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles what the standard input asks for until the input ends. server.go has the format. */
class Server {
    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in));
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out));
        System.setOut(System.err);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        while (true) {
            String[] request;
            try {
                request = new String[in.readInt()];
            } catch (EOFException e) {
                return;
            }
            for (int i = 0; i < request.length; i++) {
                request[i] = new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
            }
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            out.writeInt(compiler.run(null, text, text, request));
            out.writeInt(text.size());
            text.writeTo(out);
            out.flush();
        }
    }
}
