package heraldo.rules.ruleset.kaixiflan.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.PlaceName;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Words beside the values that a form offers. */
class ChoicesTest {

    private static final Ruleset<Realm> RULES = new KaixiflanGame().create(Table.FOLDER);
    private static final Bundle WORDS = Table.FOLDER.bundle(Languages.SPANISH);
    private static final List<String> SEATS = List.of("Alborada", "Brumaria");
    private static final Hex FIELD = OddQ.hex("G7");

    private final Realm start = Table.realm(1);

    private static ParamQuery query(String type, String param) {
        OrderType<?> order = RULES.play().orders().stream()
                .filter(each -> each.key().equals(type))
                .findFirst()
                .orElseThrow();
        return new ParamQuery(new Seat(1), OrderSheet.EMPTY, order, param, new TreeMap<>());
    }

    private static String beside(Realm realm, String type, String param, String value) {
        return WORDS.say(
                Known.in(RULES.think().glosses(realm, query(type, param), List.of(value)), value),
                seat -> SEATS.get(seat.number() - 1));
    }

    @Test
    void whatIsKnownOfAPlaceStandsBesideIt() {
        Realm mine = start.withAtlas(start.atlas()
                        .change(
                                List.of(FIELD),
                                land -> land.holding(Optional.of(new Land.Source(Good.GOLD, 1)))
                                        .revealed()))
                .withMuster(
                        start.muster().plus(FIELD, Owner.P2, new Units(2, 0)).plus(FIELD, Owner.IND, new Units(0, 1)));
        Realm named = mine.withNames(Frozen.with(mine.names(), FIELD, new PlaceName("Claro", Owner.P2, false)));
        assertEquals(" · sin explorar", beside(start, "name", "hex", "G7"));
        assertEquals(" · capital de Alborada", beside(start, "name", "hex", "G5"));
        String known = " · oro 1 · 2 colonos de Brumaria · independientes: 1 ejército";
        assertEquals(known, beside(mine, "name", "hex", "G7"));
        assertEquals(" Claro" + known, beside(named, "name", "hex", "G7"));
    }

    @Test
    void whoCollectsReadsWhatThatWouldBring() {
        assertEquals(
                " · capital de Alborada · daría 2 oro, 1 piedra, 2 madera, 2 comida y 1 ciencia",
                beside(start, "collect", "hex", "G5"));
    }
}
