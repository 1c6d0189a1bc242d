package heraldo.rules.ruleset.hexadominacion.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What realms have to register so that trades and sales hold (R11, R43). */
class DealsTest {

    private final World world = Table.world(3, 1);

    private List<Deal> deals(int seat, OrderSheet sheet) {
        return Table.RULES.agree().deals(world, new Seat(seat), sheet.line(1));
    }

    @Test
    void aTradeNeedsTheSameTheOtherWayRound() {
        Deal deal = deals(1, Table.sheet("COMERCIO Azul DOY 3 madera RECIBO 2 metal"))
                .get(0);
        assertEquals(new Seat(2), deal.with());
        assertEquals(Table.sheet("COMERCIO Rojo DOY 2 metal RECIBO 3 madera").line(1), deal.mirrored());
    }

    @Test
    void aSaleNeedsItsBuyerAndAPurchaseItsSeller() {
        OrderSheet sells = Table.sheet("VENDER F9 A Azul POR 50 trigo");
        OrderSheet buys = Table.sheet("COMPRAR F9 DE Rojo POR 50 trigo");
        assertEquals(buys.line(1), deals(1, sells).get(0).mirrored());
        assertEquals(sells.line(1), deals(2, buys).get(0).mirrored());
    }

    @Test
    void nothingElseNeedsAnybody() {
        assertEquals(List.of(), deals(1, Table.sheet("CONSTRUIR B1")));
    }
}
