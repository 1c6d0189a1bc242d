package heraldo.rules.ruleset.caos;

import heraldo.rules.conformance.HarmLaws;
import heraldo.rules.conformance.Hosted;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.state.War;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whose planets an order invades. */
@Tag("slow")
class HarmTest {

    private static final HostedRuleset<War> HOSTED = Hosted.find("caos");

    @Test
    void whoLeavesOutWhatHarmsAnotherTakesNothingFromHim() {
        new HarmLaws<>(HOSTED, HarmTest::things).hold();
    }

    private static int things(War war, Seat seat) {
        return (int)
                war.worlds().values().stream().filter(world -> world.isOf(seat)).count();
    }
}
