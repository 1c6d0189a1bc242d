package heraldo.rules.ruleset.kaixiflan.order.troop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The limit of units of a kind: those alive and all recruits of the sheet count (R69). */
class RecruitTest {

    private static final int MOST = 25;

    private final Ruleset<Realm> rules = new KaixiflanGame().create(Table.FOLDER);
    private final Realm start = Table.realm(1);
    private final Hex capital = start.province(Owner.P1).capital();

    private Realm with(Units units) {
        Realm rich = start.with(Owner.P1, start.province(Owner.P1).withStock(Stock.all(400)));
        return rich.withMuster(
                rich.muster().plus(capital, Owner.P1, units.minus(rich.muster().total(Owner.P1))));
    }

    private static Levy levy(int colonists, int armies) {
        return new Levy(
                Optional.empty(),
                Optional.of(colonists).filter(number -> number > 0),
                Optional.of(armies).filter(number -> number > 0));
    }

    private Optional<String> refused(Realm realm, Levy... levies) {
        Order order = new Recruit(capital, List.of(levies));
        return rules.play()
                .check(realm, new Seat(1), OrderSheet.of(order))
                .getFirst()
                .refusal()
                .map(Refusal::code);
    }

    @Test
    void thereMayBeAsManyOfAKindAsTheLimitAndNoMore() {
        Realm some = with(new Units(MOST - 2, MOST - 2));
        assertEquals(Optional.empty(), refused(some, levy(2, 0)));
        assertEquals(Optional.of("E-LIM"), refused(some, levy(3, 0)));
        assertEquals(Optional.empty(), refused(some, levy(0, 2)));
        assertEquals(Optional.of("E-LIM"), refused(some, levy(0, 3)));
        assertEquals(Optional.of("E-LIM"), refused(some, levy(2, 0), levy(1, 0)));
    }

    @Test
    void whoIsFullOfOneKindMayRecruitTheOther() {
        assertEquals(Optional.empty(), refused(with(new Units(MOST, MOST - 1)), levy(0, 1)));
        assertEquals(Optional.empty(), refused(with(new Units(MOST - 1, MOST)), levy(1, 0)));
    }
}
