// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Mail {
    boolean encrypted;
    boolean signed;
    boolean readable = true;
    int hops;
}

class Client {
    static boolean keys, encrypt, sign, verify, decrypt, forward, autoRespond, addressBook, spamFilter, archive;
    boolean hasPrivateKey;
    Client forwardTo;
    int received;

    void send(Mail m, Client to) {
        if (sign && hasPrivateKey) {
            m.signed = true;
        }
        if (encrypt && keys && to.hasPrivateKey) {
            m.encrypted = true;
            m.readable = false;
        }
        deliver(m, to);
    }

    private void deliver(Mail m, Client to) {
        if (m.hops > 2) {
            return;
        }
        m.hops++;
        to.receive(m);
    }

    void receive(Mail m) {
        received++;
        if (decrypt && m.encrypted && hasPrivateKey) {
            m.encrypted = false;
            m.readable = true;
        }
        if (verify && m.signed) {
            assert m.readable || m.encrypted;
        }
        if (forward && forwardTo != null) {
            if (encrypt && keys && !m.encrypted && forwardTo.hasPrivateKey) {
                m.encrypted = true;
                m.readable = false; //~ m.readable = m.signed;
            }
            assert !m.encrypted || !m.readable;
            deliver(m, forwardTo);
        }
    }
}

class Main {
    public static void main(String[] args) {
        Client.keys = Verifier.nondetBoolean();
        Client.encrypt = Verifier.nondetBoolean();
        Client.sign = Verifier.nondetBoolean();
        Client.verify = Verifier.nondetBoolean();
        Client.decrypt = Verifier.nondetBoolean();
        Client.forward = Verifier.nondetBoolean();
        Client.autoRespond = Verifier.nondetBoolean();
        Client.addressBook = Verifier.nondetBoolean();
        Client.spamFilter = Verifier.nondetBoolean();
        Client.archive = Verifier.nondetBoolean();
        Client bob = new Client();
        Client rjh = new Client();
        Client chuck = new Client();
        bob.hasPrivateKey = Verifier.nondetBoolean();
        rjh.hasPrivateKey = Verifier.nondetBoolean();
        chuck.hasPrivateKey = Verifier.nondetBoolean();
        if (Verifier.nondetBoolean()) {
            rjh.forwardTo = chuck;
        }
        if (Verifier.nondetBoolean()) {
            chuck.forwardTo = bob;
        }
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            if (Verifier.nondetBoolean()) {
                bob.send(new Mail(), rjh);
            } else {
                rjh.send(new Mail(), chuck);
            }
        }
    }
}
