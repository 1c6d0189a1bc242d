package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.HOSTED;
import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.hex;
import static heraldo.rules.ruleset.tribus.Table.owner;
import static heraldo.rules.ruleset.tribus.Table.soldiers;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Languages;
import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the game master may do. */
class EdictsTest {

    private static Amendment<World> amend(World world, String line) {
        var lexicon = HOSTED.books().edicts().lexicon(Languages.SPANISH, Roster.of(HostedRuleset.seats(6)));
        Order edict = HOSTED.books()
                .edicts()
                .read(line, lexicon)
                .order()
                .orElseThrow(() -> new IllegalArgumentException(line));
        return TRIBUS.direct().amend(world, edict);
    }

    private static Optional<String> refused(World world, String line) {
        Amendment<World> amendment = amend(world, line);
        assertTrue(amendment.refusal().isEmpty() || amendment.state().equals(world), "a refused act changes nothing");
        return amendment.refusal().map(Refusal::code);
    }

    @Test
    void daysCanBeChangedDuringTheDraft() {
        World draft = Table.fresh(2);
        int first = draft.roster().order().get(0);
        int second = draft.roster().order().get(1);
        World changed = amend(draft, "dia #" + first + " jueves").state();
        assertEquals(Weekday.THU, changed.tribes().get(first).day());
        assertEquals(Weekday.MON, changed.tribes().get(second).day(), "who had Thursday gets the other's day");
        assertEquals(List.of(), TRIBUS.play().violations(changed));
    }

    @Test
    void theFirstWeekHasBegunWhenItsFirstDayIsPlayed() {
        World waiting = Table.settled(2);
        int first = waiting.today().orElseThrow();
        World nobodys = amend(waiting, "dia #" + first + " viernes").state();
        assertEquals(Optional.empty(), nobodys.active(), "Monday is nobody's now");
        assertEquals(List.of(), TRIBUS.play().violations(nobodys));
        World back = amend(nobodys, "dia #" + first + " lunes").state();
        assertEquals(Optional.of(first), back.active());
        assertEquals(Optional.of("GM_BEGUN"), refused(Table.silence(back), "dia #1 viernes"));
        assertEquals(Optional.of("GM_BEGUN"), refused(Table.afterDay(back, Weekday.MON), "dia #1 viernes"));
    }

    @Test
    void ownerSoldiersShipsAndResourcesCanBeSetRight() {
        World world = world("D4=1 s5; A4=2 s3; E5=ship1 s2; pool1 D4=30");
        assertEquals(2, owner(amend(world, "dueno D4 #2").state(), "D4"));
        assertEquals(0, owner(amend(world, "libre A4").state(), "A4"));
        assertEquals(9, soldiers(amend(world, "soldados 9 en A4").state(), "A4"));
        World launched = amend(world, "barco G7 #2 3").state();
        assertEquals(Optional.of(new Ship(2, 3)), launched.board().ship(hex("G7")));
        assertTrue(amend(world, "sin barco E5").state().board().ship(hex("E5")).isEmpty());
        assertEquals(80, amend(world, "recursos D4 80").state().pools().get(0).amount());
    }

    @Test
    void anActThatWouldBreakTheRulesIsRefused() {
        World world = world("D4=1 s5; A4=2 s3; pool1 D4=30");
        assertEquals(Optional.of("GM_SOLDIERS"), refused(world, "soldados 10 en D4"));
        assertEquals(Optional.of("GM_NOBODY"), refused(world, "soldados 2 en B1"));
        assertEquals(Optional.of("E_TILE_TYPE"), refused(world, "barco D4 #1 2"));
        assertEquals(Optional.of("E_TILE_TYPE"), refused(world, "dueno G7 #1"));
        assertEquals(Optional.of("E_TRIBE_OUT"), refused(world, "dueno D5 #6"));
        assertEquals(Optional.of("GM_NO_SHIP"), refused(world, "sin barco E5"));
        assertEquals(Optional.of("GM_NO_POOL"), refused(world, "recursos A4 10"));
        assertEquals(Optional.of("GM_NOT_BESIEGED"), refused(world, "sin asedio D4"));
        assertEquals(Optional.of("GM_DRAFTING"), refused(Table.fresh(2), "dueno D4 #1"));
        assertEquals(Optional.of("GM_DRAFTING"), refused(Table.fresh(2), "barco G7 #1 2"));
        assertEquals(Optional.of("E_TRIBE_OUT"), refused(world, "barco G7 #6 2"));
        assertEquals(Optional.of("GM_SOLDIERS"), refused(world, "barco G7 #1 10"));
    }
}
