package heraldo.rules.ruleset.caos.game;

import static heraldo.rules.ruleset.caos.Arena.HOSTED;
import static heraldo.rules.ruleset.caos.Arena.NO_DICE;
import static heraldo.rules.ruleset.caos.Arena.owning;
import static heraldo.rules.ruleset.caos.Arena.seat;
import static heraldo.rules.ruleset.caos.Arena.sheet;
import static heraldo.rules.ruleset.caos.Arena.war;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What bands have to write so that swaps and alliances hold (C30, C35). */
class DealsTest {

    private final War war = owning(owning(war(4), 1, "ORILLA", "BAJAMAR"), 2, "PORTICO");

    private List<Deal> deals(int seat, String line) {
        return HOSTED.ruleset().agree().deals(war, seat(seat), order(line));
    }

    private Order order(String line) {
        return sheet(war, line).line(1);
    }

    @Test
    void aSwapHappensWhenTheOtherWritesItTheOtherWayRound() {
        Order swap = order("CAMBIAR ORILLA POR PORTICO CON #2");
        Deal deal = deals(1, "CAMBIAR ORILLA POR PORTICO CON #2").get(0);
        assertEquals(order("CAMBIAR PORTICO POR ORILLA CON #1"), deal.mirrored());
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        sheets.put(seat(1), OrderSheet.of(swap));
        sheets.put(deal.with(), OrderSheet.of(deal.mirrored()));
        War after = HOSTED.ruleset().play().resolve(war, sheets, NO_DICE).state();
        assertEquals(Optional.of(seat(2)), after.worlds().get("ORILLA").owner());
        assertEquals(Optional.of(seat(1)), after.worlds().get("PORTICO").owner());
    }

    @Test
    void everyAllyWritesTheSameTermsNamingTheOthers() {
        List<Deal> deals = deals(1, "ALIANZA CADIA CON #2,#3 PARA #1");
        assertEquals(
                List.of(order("ALIANZA CADIA CON #1,#3 PARA #1"), order("ALIANZA CADIA CON #2,#1 PARA #1")),
                deals.stream().map(Deal::mirrored).toList());
    }

    @Test
    void aGiftNeedsNobody() {
        assertEquals(List.of(), deals(1, "CEDER ORILLA A #2"));
    }
}
