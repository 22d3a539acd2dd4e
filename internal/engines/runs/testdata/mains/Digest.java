import java.nio.charset.StandardCharsets;
import org.apache.commons.codec.binary.Base32;
import org.apache.commons.codec.binary.Base64;
import org.apache.commons.codec.binary.Hex;
import org.apache.commons.codec.digest.DigestUtils;
import org.apache.commons.codec.digest.MurmurHash3;
import org.apache.commons.codec.digest.XXHash32;
import org.apache.commons.codec.language.DoubleMetaphone;
import org.apache.commons.codec.language.Metaphone;
import org.apache.commons.codec.language.Soundex;

/** Prints digests and encodings of each argument. */
public class Digest {
    public static void main(String[] args) {
        for (String text : args) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            System.out.println(Hex.encodeHexString(bytes));
            System.out.println(new Base32().encodeAsString(bytes));
            System.out.println(Base64.encodeBase64String(bytes));
            System.out.println(new String(Base64.decodeBase64(Base64.encodeBase64URLSafeString(bytes)), StandardCharsets.UTF_8));
            System.out.println(new Metaphone().encode(text) + " " + new DoubleMetaphone().encode(text) + " " + new Soundex().encode("Robert"));
            System.out.println(DigestUtils.md2Hex(text));
            System.out.println(DigestUtils.md5Hex(text));
            System.out.println(DigestUtils.sha1Hex(text));
            System.out.println(DigestUtils.sha256Hex(text));
            System.out.println(DigestUtils.sha384Hex(text));
            System.out.println(DigestUtils.sha512Hex(text));
            System.out.println(DigestUtils.sha3_256Hex(text));
            System.out.println(MurmurHash3.hash32x86(bytes));
            XXHash32 hash = new XXHash32();
            hash.update(bytes, 0, bytes.length);
            System.out.println(hash.getValue());
        }
    }
}
