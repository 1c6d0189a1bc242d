package heraldo.rules.ruleset.hexadominacion.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.Amendment;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.World;
import org.junit.jupiter.api.Test;

class RulingTest {

    private static final Seat RED = new Seat(1);
    private static final Seat BLUE = new Seat(2);

    private final World world = Table.world(2, 1);

    @Test
    void aSanctionedRealmMayNotMoveTroopsButMayRecruit() {
        World banned = done(world, new Ruling.Sanction(RED, 3));
        OrderSheet sheet = Table.sheet("MOVER 1 F10 > F9", "RECLUTAR 1 EN F9");
        var verdicts = Table.RULES.play().check(banned, RED, sheet);
        assertEquals("E_SANCTION", verdicts.get(0).refusal().orElseThrow().code());
        assertTrue(verdicts.get(1).possible());
        World pardoned = done(banned, new Ruling.Pardon(RED));
        assertTrue(Table.RULES.play().check(pardoned, RED, sheet).stream().allMatch(Verdict::possible));
    }

    @Test
    void namesChangeBeforeTheFirstRoundIsPlayedAndEachIsUsedOnce() {
        int centre = Board.hex("F6");
        World renamed = done(world, new Ruling.Rename(centre, "Corona"));
        assertEquals("Corona", renamed.names().get(centre));
        assertEquals("GM_TAKEN", refused(renamed, new Ruling.Rename(0, "corona")));
        assertEquals("GM_NAME", refused(world, new Ruling.Rename(0, "X7 <@1>")));
        World later = Table.with(world, draft -> draft.round = 2);
        assertEquals("GM_STARTED", refused(later, new Ruling.Rename(centre, "Corona")));
    }

    @Test
    void anExtensionThatWaitsIsPlayedOrNot() {
        assertEquals("GM_EXTENSION", refused(world, new Ruling.Agree()));
        World waiting = Table.with(world, draft -> {
            draft.round = draft.last + 1;
            draft.extension = 5;
        });
        World on = done(waiting, new Ruling.Agree());
        assertEquals(55, on.last());
        assertTrue(on.open());
        World ended = done(waiting, new Ruling.Decline());
        assertTrue(ended.over());
        assertEquals(50, ended.round());
    }

    @Test
    void correctionsKeepThePositionLawful() {
        int capital = world.realm(BLUE).capital();
        assertEquals("GM_CAPITAL", refused(world, new Ruling.Award(capital, RED)));
        assertEquals("GM_CAPITAL", refused(world, new Ruling.Free(capital)));
        assertEquals("GM_STOCK", refused(world, new Ruling.Hold(RED, 401, Resource.WHEAT)));
        assertEquals("GM_CROWN", refused(world, new Ruling.Crown(RED, Board.hex("F6"))));
        assertEquals("GM_REALM", refused(world, new Ruling.Pardon(new Seat(3))));
        assertEquals("GM_PAST", refused(world, new Ruling.Sanction(RED, 0)));
        World given = done(world, new Ruling.Award(Board.hex("F6"), RED));
        World crowned = done(given, new Ruling.Crown(RED, Board.hex("F6")));
        assertEquals(Board.hex("F6"), crowned.realm(RED).capital());
        assertEquals(12, crowned.tile(Board.hex("F6")).soldiers());
        World held = done(crowned, new Ruling.Hold(RED, 400, Resource.STONE));
        assertEquals(400, held.realm(RED).stock().stone());
        assertTrue(Table.RULES.play().violations(held).isEmpty());
    }

    @Test
    void nothingChangesAnyMoreWhenTheGameIsOver() {
        World over = done(world, new Ruling.Close());
        assertTrue(over.over());
        assertEquals("E_CLOSED", refused(over, new Ruling.Pardon(RED)));
    }

    private static World done(World world, Ruling edict) {
        Amendment<World> amendment = Table.RULES.direct().amend(world, edict);
        assertTrue(amendment.refusal().isEmpty(), () -> "" + amendment.refusal());
        assertFalse(amendment.notice().isEmpty(), "everybody is told");
        return amendment.state();
    }

    private static String refused(World world, Ruling edict) {
        Amendment<World> amendment = Table.RULES.direct().amend(world, edict);
        assertEquals(world, amendment.state());
        return amendment.refusal().orElseThrow().code();
    }
}
