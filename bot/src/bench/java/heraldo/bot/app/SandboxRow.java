package heraldo.bot.app;

import java.util.ArrayList;
import java.util.List;

/** From the start of {@code heraldo sandbox} until its page is ready with the demo on it, beside the stand-in alone. */
final class SandboxRow implements Row {

    private static final int STARTS = 5;
    /** As the command of the README has them. */
    private static final List<String> USUAL = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    @Override
    public String name() {
        return "sandbox";
    }

    @Override
    public List<String> measure() throws Exception {
        List<String> options = new ArrayList<>(USUAL);
        options.addAll(List.of("-cp", System.getProperty("java.class.path")));
        Starts demo = new Starts(options, Main.class, List.of("sandbox", "--port", "0"), "The sandbox is open");
        Starts bare = new Starts(options, BareStandIn.class, List.of(), BareStandIn.READY);
        for (int start = 0; start < STARTS; start++) {
            demo.begin();
            bare.begin();
        }
        return List.of(demo.beside(bare, "sandbox with demo", "bare stand-in"));
    }
}
