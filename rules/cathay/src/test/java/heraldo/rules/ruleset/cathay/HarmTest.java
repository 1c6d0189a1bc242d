package heraldo.rules.ruleset.cathay;

import heraldo.rules.conformance.HarmLaws;
import heraldo.rules.conformance.Hosted;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whose building an order attacks. */
@Tag("slow")
class HarmTest {

    private static final HostedRuleset<Position> HOSTED = Hosted.find("cathay");

    @Test
    void whoLeavesOutWhatHarmsAnotherTakesNothingFromHim() {
        new HarmLaws<>(HOSTED, HarmTest::things).hold();
    }

    private static int things(Position position, Seat seat) {
        Side side = position.side(seat);
        return side.troop().count() + Long.bitCount(side.buildings().all().bits());
    }
}
