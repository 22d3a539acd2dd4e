import java.io.PrintWriter;
import java.io.StringWriter;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.util.ASMifier;
import org.objectweb.asm.util.CheckClassAdapter;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/** Writes a class file, reads it, and prints what it says as javap does, and as a program that writes it. */
public class Disassembly {
    public static void main(String[] args) {
        byte[] file = written(args[0], Integer.parseInt(args[1]));
        System.out.println(file.length);
        ClassReader r = new ClassReader(file);
        PrintWriter out = new PrintWriter(System.out);
        r.accept(new TraceClassVisitor(null, new Textifier(), out), 0);
        r.accept(new TraceClassVisitor(null, new ASMifier(), out), ClassReader.SKIP_DEBUG);
        StringWriter errors = new StringWriter();
        CheckClassAdapter.verify(r, Disassembly.class.getClassLoader(), false, new PrintWriter(errors));
        System.out.println("errors: " + errors);
    }

    /** A class with a method that counts up to a limit, and divides by what it is given. */
    static byte[] written(String name, int limit) {
        ClassWriter w = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        w.visit(Opcodes.V1_6, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, name, null, "java/lang/Object", new String[] {"java/io/Serializable"});
        w.visitSource(name + ".java", null);
        w.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, "sum", "J", null, null).visitEnd();
        w.visitField(Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, "NAME", "Ljava/lang/String;", null, "a \"name\"\n").visitEnd();
        MethodVisitor m = w.visitMethod(Opcodes.ACC_STATIC, "count", "(I)I", null, new String[] {"java/lang/Exception"});
        m.visitCode();
        Label from = new Label(), to = new Label(), handler = new Label(), loop = new Label(), end = new Label();
        m.visitTryCatchBlock(from, to, handler, "java/lang/ArithmeticException");
        m.visitInsn(Opcodes.ICONST_0);
        m.visitVarInsn(Opcodes.ISTORE, 1);
        m.visitLabel(from);
        m.visitLineNumber(7, from);
        m.visitLdcInsn(limit);
        m.visitVarInsn(Opcodes.ILOAD, 0);
        m.visitInsn(Opcodes.IDIV);
        m.visitInsn(Opcodes.POP);
        m.visitLabel(to);
        m.visitLabel(loop);
        m.visitIincInsn(1, 1);
        m.visitVarInsn(Opcodes.ILOAD, 1);
        m.visitLdcInsn(limit);
        m.visitJumpInsn(Opcodes.IF_ICMPLT, loop);
        m.visitFieldInsn(Opcodes.GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        m.visitLdcInsn("done");
        m.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/io/PrintStream", "println", Type.getMethodDescriptor(Type.VOID_TYPE, Type.getType(String.class)), false);
        m.visitLabel(end);
        m.visitVarInsn(Opcodes.ILOAD, 1);
        m.visitInsn(Opcodes.IRETURN);
        m.visitLabel(handler);
        m.visitInsn(Opcodes.POP);
        m.visitVarInsn(Opcodes.ILOAD, 0);
        m.visitLookupSwitchInsn(end, new int[] {-1, 0, 1000}, new Label[] {end, end, end});
        m.visitMaxs(0, 0);
        m.visitEnd();
        w.visitEnd();
        return w.toByteArray();
    }
}
