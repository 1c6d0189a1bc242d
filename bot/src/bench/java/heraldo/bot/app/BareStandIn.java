package heraldo.bot.app;

import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;

/** The stand-in for Discord in a program of its own, without any bot. */
public final class BareStandIn {

    static final String READY = "ready";

    private BareStandIn() {}

    public static void main(String[] arguments) throws Exception {
        Sandbox sandbox = Sandbox.open(SandboxOptions.standard());
        System.out.println(READY);
        UntilStopped.with(sandbox);
    }
}
