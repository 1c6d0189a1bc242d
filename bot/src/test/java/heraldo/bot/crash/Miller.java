package heraldo.bot.crash;

import heraldo.bot.sandbox.person.Person;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A player who writes orders and keeps the receipts. */
final class Miller implements AutoCloseable {
    private static final Pattern RECEIPT = Pattern.compile("`([0-9a-f]{64})`");

    private final Person person;
    private final Consumer<String> receipts;

    Miller(Person person, Consumer<String> receipts) {
        this.person = person;
        this.receipts = receipts;
    }

    /** Gives orders, one after the other, until the program dies. Only what is answered is promised. */
    void order(int sacks, boolean ready) {
        try {
            for (int sack = 0; sack < sacks; sack++) {
                keep(person.use("mill moler", "sacos", "1").text());
            }
            if (ready) {
                keep(person.use("orders ready").text());
            }
        } catch (RuntimeException e) {
            // The program died, or this player was woken because it did.
        }
    }

    private void keep(String answer) {
        Matcher receipt = RECEIPT.matcher(answer);
        if (receipt.find()) {
            receipts.accept(receipt.group(1));
        }
    }

    @Override
    public void close() {
        person.close();
    }
}
