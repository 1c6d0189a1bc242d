package heraldo.rules.ruleset.tribus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.board.Hex;
import heraldo.rules.conformance.HarmLaws;
import heraldo.rules.conformance.Hosted;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.order.Amount;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.order.pact.Bargain;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whose lands, soldiers and ships an order takes. */
@Tag("slow")
class HarmTest {

    private static final HostedRuleset<World> HOSTED = Hosted.find("tribus");

    @Test
    void whoLeavesOutWhatHarmsAnotherTakesNothingFromHim() {
        new HarmLaws<>(HOSTED, HarmTest::things)
                .among(HarmTest::withoutPacts, order -> !(order instanceof Bargain))
                .hold();
    }

    private static World withoutPacts(World world) {
        return world.withBargains(world.bargains().withPacts(List.of()));
    }

    private static int things(World world, Seat seat) {
        int ashore = world.board().tiles().values().stream()
                .filter(tile -> tile.owner() == seat.number())
                .mapToInt(tile -> 1 + tile.soldiers())
                .sum();
        int afloat = world.board().ships().values().stream()
                .filter(ship -> ship.owner() == seat.number())
                .mapToInt(ship -> 1 + ship.crew())
                .sum();
        return ashore + afloat;
    }

    /** Wherever somebody comes to stand beside it. */
    @Test
    void whoClosesTheRingAroundACityHarmsWhoseItIs() {
        World world = Table.world("A4=1 s3; D10=2 s5");
        SortedSet<Hex> around = new TreeSet<>(Table.hex("D10").neighbours());
        around.forEach(hex -> assertEquals(
                Set.of(new Seat(2)),
                HOSTED.ruleset().agree().harmed(world, new Seat(1), new Move(Amount.ALL, Table.hex("A4"), hex))));
        assertEquals(
                Set.of(),
                HOSTED.ruleset()
                        .agree()
                        .harmed(world, new Seat(1), new Move(Amount.ALL, Table.hex("A4"), Table.hex("A5"))));
    }
}
