package heraldo.bot.store;

import java.io.IOException;
import java.nio.file.Path;

/** Opens a database and keeps it until it is killed. */
final class OtherProcess {
    private OtherProcess() {}

    public static void main(String[] arguments) throws IOException {
        SqliteLedger ledger = SqliteLedger.open(Path.of(arguments[0]));
        System.out.write("open\n".getBytes());
        System.out.flush();
        System.in.read();
        ledger.close();
    }
}
