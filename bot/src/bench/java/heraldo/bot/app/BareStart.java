package heraldo.bot.app;

import heraldo.bot.witness.BareJda;
import java.util.List;

/** JDA as it comes, in a program of its own. */
public final class BareStart {

    static final String READY = "ready";

    private BareStart() {}

    /** Arguments: token, REST address, gateway address. */
    public static void main(String[] arguments) throws Exception {
        BareJda bare = BareJda.connect(arguments[0], arguments[1], arguments[2], List.of());
        System.out.println(READY);
        UntilStopped.with(bare);
    }
}
