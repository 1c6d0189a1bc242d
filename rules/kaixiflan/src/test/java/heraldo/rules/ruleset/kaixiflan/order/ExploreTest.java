package heraldo.rules.ruleset.kaixiflan.order;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Limits of exploring (R63). */
class ExploreTest {

    private static final Hex CAPITAL = OddQ.hex("G5");

    private final Ruleset<Realm> rules = new KaixiflanGame().create(Table.FOLDER);
    private final Realm start = Table.realm(1);

    /** Why the last of some orders is refused. */
    private Optional<String> refused(Order... orders) {
        return rules.play()
                .check(start, new Seat(1), OrderSheet.of(orders))
                .getLast()
                .refusal()
                .map(Refusal::code);
    }

    @Test
    void noMoreHexesAreExploredThanThereArePoints() {
        int points = Table.GAME.law(start).bonuses(Owner.P1).points();
        List<Hex> hexes = near(points + 1);
        assertEquals(Optional.empty(), refused(new Explore(hexes.subList(0, points))));
        assertEquals(Optional.of("E-PTOS"), refused(new Explore(hexes)));
    }

    /** Two hexes that the scouts of the first province reach. */
    private List<Hex> near() {
        return near(2);
    }

    private List<Hex> near(int many) {
        return CAPITAL.within(3).stream()
                .filter(hex -> !start.atlas().explored(hex))
                .filter(hex -> refused(new Explore(List.of(hex))).isEmpty())
                .limit(many)
                .toList();
    }

    @Test
    void aHexIsExploredOnceInATurn() {
        Hex one = near().getFirst();
        assertEquals(Optional.of("E-DUP"), refused(new Explore(List.of(one, one))));
        assertEquals(Optional.of("E-DUP"), refused(new Explore(List.of(one)), new Explore(List.of(one))));
        assertEquals(Optional.empty(), refused(new Explore(List.of(one)), new Explore(List.of(near().get(1)))));
    }

    @Test
    void whatIsKnownOrOutOfReachIsNotExplored() {
        assertEquals(Optional.of("E-EXPL"), refused(new Explore(List.of(CAPITAL))));
        Hex far = start.atlas().lands().keySet().stream()
                .filter(hex -> !start.atlas().explored(hex) && hex.distance(CAPITAL) > 3)
                .findFirst()
                .orElseThrow();
        assertEquals(Optional.of("E-ALC"), refused(new Explore(List.of(far))));
    }
}
