package heraldo.rules.ruleset.kaixiflan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.board.OddQ;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.RecordedDice;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.DieRoll;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The text examples A72 and A82: dice do not depend on other orders, and a turn played again is the same turn. */
class SameTurnTest {

    private static final OrderSheet FIGHT = OrderSheet.of(new Fight(OddQ.hex("H7"), Optional.empty()));
    private static final OrderSheet SURVEY = OrderSheet.of(new Explore(List.of(OddQ.hex("F10"))));

    private final Ruleset<Realm> kaixiflan = new KaixiflanGame().create(Table.FOLDER);
    private final Realm realm = facingEachOther();

    /** P1 and P2 face each other in H7. */
    private static Realm facingEachOther() {
        Realm realm = Table.realm(1);
        return realm.withAtlas(realm.atlas().change(List.of(OddQ.hex("H7")), Land::revealed))
                .withMuster(realm.muster()
                        .plus(OddQ.hex("H7"), Owner.P1, new Units(0, 2))
                        .plus(OddQ.hex("H7"), Owner.P2, new Units(2, 1)));
    }

    @Test
    void a72AnOrderElsewhereChangesNoDie() {
        SortedMap<Seat, OrderSheet> alone = new TreeMap<>();
        alone.put(new Seat(1), FIGHT);
        SortedMap<Seat, OrderSheet> both = new TreeMap<>(alone);
        both.put(new Seat(5), SURVEY);
        assertEquals(battle(rolls(alone)), battle(rolls(both)));
    }

    private List<DieRoll> rolls(SortedMap<Seat, OrderSheet> sheets) {
        RecordedDice dice = new RecordedDice(new KeyedDice(Table.chain(1).turnSeed(1)));
        kaixiflan.play().resolve(realm, sheets, dice);
        return dice.rolls();
    }

    private static List<DieRoll> battle(List<DieRoll> rolls) {
        List<DieRoll> own = rolls.stream()
                .filter(roll -> roll.label().equals("combat|H7|P1"))
                .toList();
        assertEquals(2, own.size());
        return own;
    }

    @Test
    void a82ATurnPlayedAgainIsTheSameTurnInWhateverOrderTheSheetsCame() {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        sheets.put(new Seat(1), FIGHT);
        sheets.put(new Seat(5), SURVEY);
        SortedMap<Seat, OrderSheet> reversed = new TreeMap<>(Collections.reverseOrder());
        reversed.putAll(sheets);
        assertEquals(bytes(sheets), bytes(sheets));
        assertEquals(bytes(sheets), bytes(reversed));
    }

    private String bytes(Map<Seat, OrderSheet> sheets) {
        Resolution<Realm> resolution = kaixiflan
                .play()
                .resolve(realm, sheets, new KeyedDice(Table.chain(1).turnSeed(1)));
        return kaixiflan.play().codec().write(resolution.state()) + resolution.results() + resolution.chronicle();
    }
}
