package heraldo.rules.ruleset.hexadominacion.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HandshakesTest {

    private final World world = Table.world(3, 1);
    private final OrderSheet red = Table.sheet("COMERCIO Azul DOY 3 madera RECIBO 2 metal");

    @Test
    void bothAreToldOfAMirroredTradeAndNobodyElseIs() {
        OrderSheet blue = Table.sheet("COMERCIO Rojo DOY 2 metal RECIBO 3 madera");
        List<Notice> notices = notices(Table.sheets(red, blue, Table.sheet("CONSTRUIR B1")));
        assertEquals(
                List.of(new Seat(1), new Seat(2)),
                notices.stream().map(Notice::to).toList());
        assertEquals("notice.trade", notices.get(0).text().key());
    }

    @Test
    void amountsThatDifferBetrayNothing() {
        OrderSheet blue = Table.sheet("COMERCIO Rojo DOY 2 metal RECIBO 4 madera");
        assertEquals(List.of(), notices(Table.sheets(red, blue)));
    }

    @Test
    void sellerAndBuyerAreToldOfASale() {
        OrderSheet seller = Table.sheet("VENDER F9 A Azul POR 50 trigo");
        OrderSheet buyer = Table.sheet("COMPRAR F9 DE Rojo POR 50 trigo");
        assertEquals(2, notices(Table.sheets(seller, buyer)).size());
    }

    @Test
    void aGameMayDoWithoutNotices() {
        OrderSheet blue = Table.sheet("COMERCIO Rojo DOY 2 metal RECIBO 3 madera");
        World silent = Table.world(3, 1, "tradeHandshake", "false");
        assertEquals(List.of(), Table.RULES.agree().notices(silent, Table.sheets(red, blue)));
    }

    private List<Notice> notices(Map<Seat, OrderSheet> sheets) {
        return Table.RULES.agree().notices(world, sheets);
    }
}
