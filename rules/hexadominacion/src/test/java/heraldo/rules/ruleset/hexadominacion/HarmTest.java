package heraldo.rules.ruleset.hexadominacion;

import heraldo.rules.conformance.HarmLaws;
import heraldo.rules.conformance.Hosted;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.World;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whose hex an order attacks. */
@Tag("slow")
class HarmTest {

    private static final HostedRuleset<World> HOSTED = Hosted.find("hexadominacion");

    @Test
    void whoLeavesOutWhatHarmsAnotherTakesNothingFromHim() {
        new HarmLaws<>(HOSTED, HarmTest::things).hold();
    }

    private static int things(World world, Seat seat) {
        return world.tiles().stream()
                .filter(tile -> tile.owner() == seat.number())
                .mapToInt(tile -> 1 + tile.soldiers())
                .sum();
    }
}
