package heraldo.rules.ruleset.hexadominacion.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.book.DiceOdds;
import heraldo.rules.ruleset.hexadominacion.order.deal.Buy;
import heraldo.rules.ruleset.hexadominacion.order.deal.Sell;
import heraldo.rules.ruleset.hexadominacion.order.deal.Trade;
import heraldo.rules.ruleset.hexadominacion.order.war.Attack;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Three realms on the map of the first seed: Rojo's capital is F10, beside it F9 with one soldier; D9 is nobody's. */
class OutlookTest {

    private static final Bundle WORDS = Table.FOLDER.bundle(Languages.SPANISH);
    private static final Seat RED = new Seat(1);

    private final World world = Table.world(3, 1);

    @Test
    void aBuildingSaysItsPriceAndItsYield() {
        assertEquals(
                List.of("cuesta 15 de madera y 15 de piedra; ya en esta ronda rinde de 6 a 10"),
                told(world, "CONSTRUIR E9"));
    }

    @Test
    void anAttackSaysItsOddsAndWhoMayBeThereFirst() {
        World guarded = neutral("D9", 2);
        assertEquals(
                List.of("cuesta 12 de trigo, 9 de madera y 12 de metal; ganas 78 de cada 100 veces contra los 2"
                        + " soldados que hay"),
                told(guarded, "ATACAR D9 DESDE E9:1, E10:2"));
        World contested = owned(guarded, "D8", 2, 0);
        assertTrue(told(contested, "ATACAR D9 DESDE E10:1").contains("si Azul no llega antes"));
    }

    @Test
    void aRivalMayBringWhoeverHeHas() {
        World blue = owned(world, "D9", 2, 1);
        List<String> told = told(blue, "ATACAR D9 DESDE E10:1");
        assertEquals(
                "cuesta 4 de trigo, 3 de madera y 4 de metal; ganas 42 de cada 100 veces contra el soldado que hay",
                told.get(0));
        assertEquals("si Azul no acude: puede traer 16", told.get(1));
    }

    @Test
    void anEmptyHexIsNeverCertain() {
        World blue = owned(world, "D9", 2, 0);
        assertEquals(
                List.of(
                        "cuesta 4 de trigo, 3 de madera y 4 de metal; ahora no lo defiende nadie",
                        "si Azul no acude: puede traer 16"),
                told(blue, "ATACAR D9 DESDE E10:1"));
    }

    @Test
    void anAttackThatCannotWinIsCautioned() {
        assertEquals(
                List.of("un dado no puede sumar más que los suyos: manda más soldados"),
                cautions(neutral("D9", 6), 1, "ATACAR D9 DESDE E10:1"));
    }

    /** 42 of 100 times. */
    @Test
    void anAttackThatWillProbablyFailIsCautioned() {
        assertEquals(List.of("es más fácil perder que ganar"), cautions(neutral("D9", 1), 1, "ATACAR D9 DESDE E10:1"));
        assertEquals(List.of(), cautions(neutral("D9", 2), 1, "ATACAR D9 DESDE E9:1, E10:2"));
    }

    @Test
    void aSecondAttackOnAHexMayStayAtHome() {
        assertEquals(
                List.of(
                        "es más fácil perder que ganar",
                        "si tu otro ataque toma Gorgar (D9), este se queda en casa y no cuesta nada"),
                cautions(neutral("D9", 1), 2, "ATACAR D9 DESDE E10:1", "ATACAR D9 DESDE E9:1"));
    }

    @Test
    void theLastLineThatEmptiesTheCapitalIsCautioned() {
        assertEquals(List.of(), cautions(world, 1, "MOVER 4 F10 > F9", "MOVER 6 F10 > F11"));
        assertEquals(
                List.of("deja sin soldados Navdia (F10), tu capital"),
                cautions(world, 2, "MOVER 4 F10 > F9", "MOVER 6 F10 > F11"));
    }

    @Test
    void aCityThatIsLeftEmptyIsCautioned() {
        World city = world.with(Board.hex("F9"), world.tile(Board.hex("F9")).withIndustry(Industry.CITY));
        assertEquals(List.of("deja sin soldados la ciudad de Morvega (F9)"), cautions(city, 1, "MOVER 1 F9 > F10"));
        assertEquals(List.of(), cautions(world, 1, "MOVER 1 F9 > F10"));
    }

    /** H23: who is ceded with the hex withdraws to an own neighbour, if there is one. */
    @Test
    void soldiersOfACededHexNeedSomewhereToGo() {
        World far = owned(world, "A1", 1, 3);
        assertEquals(
                List.of("sus 3 soldados no tienen adónde retirarse y se pierden"), cautions(far, 1, "CEDER A1 A Azul"));
        assertEquals(List.of(), cautions(owned(world, "A1", 1, 0), 1, "CEDER A1 A Azul"));
        assertEquals(List.of(), cautions(owned(far, "A2", 1, 0), 1, "CEDER A1 A Azul"));
    }

    @Test
    void whoBuysNeedsASellerAndThePrice() {
        World blue = owned(world, "D9", 2, 0);
        assertEquals(List.of(), cautions(blue, 1, "COMPRAR D9 DE Azul POR 5 trigo"));
        assertEquals(
                List.of("Gorgar (D9) no es de Azul: es neutral"),
                cautions(neutral("D9", 0), 1, "COMPRAR D9 DE Azul POR 5 trigo"));
        assertEquals(
                List.of("no te llegaría para pagarlo al final de la ronda"),
                cautions(blue, 1, "COMPRAR D9 DE Azul POR 300 trigo"));
    }

    /** The assumptions of the whole sheet: that partners write the same, and that yields are the least. */
    @Test
    void theFiguresSayWhatTheyCountOn() {
        World blue = owned(world, "D9", 2, 0);
        String least = "El rendimiento cuenta por lo mínimo: puede llegar a 18 más.";
        assertEquals(
                List.of("Cuenta con que tus tratos se cierren.", least), whole(blue, "COMPRAR D9 DE Azul POR 5 trigo"));
        assertEquals(List.of(least), whole(blue, "MOVER 1 F9 > F10"));
        assertEquals(List.of(), whole(blue, "RENDIRSE"));
    }

    /** H19: a defence that cannot be paid is lost; a hex that no rival touches needs none. */
    @Test
    void aBorderThatCouldNotBeDefendedIsCautioned() {
        World poor = world.with(RED, world.realm(RED).withStock(Stock.NONE));
        assertTrue(whole(poor).stream().noneMatch(said -> said.startsWith("Si atacan")));
        World near = owned(poor, "E9", 2, 0);
        assertEquals(
                "Si atacan Navdia (F10), no podrías pagar a ninguno de sus 10 soldados.",
                whole(near).get(0));
        assertTrue(whole(near.with(RED, near.realm(RED).withStock(Stock.of("50/50/50/50")))).stream()
                .noneMatch(said -> said.startsWith("Si atacan")));
    }

    @Test
    void whatATradePaysForHangsOnIt() {
        assertEquals(
                List.of("depende de tu cambio: si no se cierra, no hay con qué pagarla"),
                cautions(world, 2, "COMERCIO Azul DOY 20 trigo RECIBO 40 madera", "RECLUTAR 15 EN F9"));
    }

    @Test
    void ofTwoLinesForACityTheFirstIsWasted() {
        assertEquals(
                List.of("otra línea tuya dice qué rinde, y manda la última"),
                cautions(world, 1, "RECIBIR F10 trigo", "RECIBIR F10 metal"));
        assertEquals(
                List.of("no te queda ninguna ciudad sin línea propia"),
                cautions(world, 2, "RECIBIR F10 trigo", "RECIBIR * metal"));
    }

    @Test
    void whatHasNoRoomIsToldAndCountsAsLost() {
        World rich = world.with(RED, world.realm(RED).withStock(Stock.of("50/398/50/50")));
        Outlook outlook = Table.RULES.think().outlook(rich, RED, Table.sheet("RECIBIR F10 trigo"));
        assertTrue(
                said(outlook.cautions()).contains("Lo que no cabe se pierde: 14 de madera. Caben 400 de cada recurso."),
                () -> said(outlook.cautions()).toString());
        assertEquals(16, outlook.store().get(1).income());
        assertEquals(400, outlook.store().get(1).after());
    }

    @Test
    void whatCouldStillBeDoneIsToldAsAClause() {
        Outlook outlook = Table.RULES.think().outlook(world, RED, OrderSheet.EMPTY);
        assertEquals(
                List.of("te llega para subir Navgar (F11) al nivel 3", "no has dicho qué rinde Navdia (F10)"),
                said(outlook.unused()));
        World last = Table.with(world, draft -> draft.round = draft.last);
        assertTrue(said(Table.RULES
                        .think()
                        .outlook(last, RED, Table.sheet("RECIBIR F10 trigo"))
                        .unused())
                .contains("no has votado si hay prórroga, y es la última ronda"));
    }

    /** A city before other hexes, and nothing that is at the top or raised in this sheet. */
    @Test
    void whatCanBeRaisedIsTheBestHexThatIsNotRaisedYet() {
        World rich = world.with(RED, world.realm(RED).withStock(Stock.of("400/400/400/400")));
        assertTrue(unused(rich).get(0).startsWith("te llega para subir Navdia (F10)"), unused(rich)::toString);
        assertFalse(unused(rich, "CONSTRUIR F10").get(0).contains("Navdia (F10)"));
        int capital = Board.hex("F10");
        World top = rich.with(capital, rich.tile(capital).withLevel(Tile.TOP));
        assertTrue(unused(top).get(0).startsWith("te llega para subir"), unused(top)::toString);
        assertFalse(unused(top).get(0).contains("Navdia (F10)"));
    }

    @Test
    void whoCannotBuildIsRemindedOfSoldiersAndWhoCanPayNothingOfNothing() {
        World stoneless = world.with(RED, world.realm(RED).withStock(Stock.of("8/8/8/0")));
        assertTrue(unused(stoneless).get(0).startsWith("te llega para reclutar"), unused(stoneless)::toString);
        World poor = world.with(RED, world.realm(RED).withStock(Stock.NONE));
        assertEquals(List.of("no has dicho qué rinde Navdia (F10)"), unused(poor));
        int capital = Board.hex("F10");
        World chosen = poor.with(capital, poor.tile(capital).withChoice(Optional.of(Resource.WOOD)));
        assertEquals(List.of(), unused(chosen));
    }

    @Test
    void whereNoMoreRoundsCanBeAskedForNobodyIsRemindedToVote() {
        World last = Table.with(Table.world(3, 1, "extensionMax", "0"), draft -> draft.round = draft.last);
        assertTrue(unused(last).stream().noneMatch(said -> said.contains("prórroga")), unused(last)::toString);
    }

    /** Losses of others are theirs to know. */
    @Test
    void whatOthersLoseIsNotTold() {
        Seat blue = new Seat(2);
        World full = world.with(blue, world.realm(blue).withStock(Stock.of("400/400/400/400")));
        assertTrue(whole(full).stream().noneMatch(said -> said.startsWith("Lo que no cabe")), whole(full)::toString);
    }

    /** The rulebook's own table of odds, in hundredths. */
    @Test
    void oddsAreThoseOfTheRulebook() {
        int[][] table = {
            {1, 1, 42}, {2, 1, 84}, {2, 2, 44}, {3, 2, 78}, {5, 5, 46}, {6, 5, 70}, {10, 10, 47}, {12, 10, 79}
        };
        for (int[] row : table) {
            assertEquals(row[2], DiceOdds.conquest(row[0], row[1]), row[0] + " against " + row[1]);
        }
        assertEquals(0, DiceOdds.conquest(1, 6));
        assertEquals(99, DiceOdds.conquest(12, 2));
        assertEquals(DiceOdds.CERTAIN, DiceOdds.conquest(13, 2));
        assertEquals(DiceOdds.CERTAIN, DiceOdds.conquest(1, 0));
        assertEquals(1, DiceOdds.conquest(30, 60));
    }

    /**
     * The store is what the round gives if all others are silent, every yield is the least, and defenders throw sixes: what is
     * conquered yields, too. Deals need a partner, and what nobody defends falls without dice; both are left out.
     */
    @Test
    void theStoreIsWhatTheRoundGivesIfNobodyInterferes() {
        int compared = 0;
        for (int seats = 2; seats <= 6; seats++) {
            World now = Table.world(seats, seats);
            for (int round = 1; round <= 12 && now.open(); round++) {
                SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
                for (int number = 1; number <= seats; number++) {
                    Seat seat = new Seat(number);
                    if (now.realm(seat).active()) {
                        OrderSheet sheet = Table.RULES.think().propose(now, seat, Table.dice(seats, round));
                        sheets.put(seat, sheet);
                        compared += compare(now, seat, undecided(now, sheet));
                    }
                }
                now = Table.RULES
                        .play()
                        .resolve(now, sheets, Table.dice(1, round))
                        .state();
            }
        }
        assertTrue(compared > 100, "compared " + compared);
    }

    /** Every die shows 1, those of defenders a 6. */
    private static final Dice STUBBORN = new Dice() {
        @Override
        public Stream stream(String label) {
            return sides -> label.endsWith("|D") ? sides : 1;
        }

        @Override
        public long lot(String label) {
            return 0;
        }
    };

    private static int compare(World now, Seat seat, OrderSheet sheet) {
        World after =
                Table.RULES.play().resolve(now, Map.of(seat, sheet), STUBBORN).state();
        if (!after.past().changed().isEmpty()) {
            return 0;
        }
        List<StoreRow> rows = Table.RULES.think().outlook(now, seat, sheet).store();
        for (Resource good : Resource.ALL) {
            assertEquals(
                    now.realm(seat).stock().get(good), rows.get(good.ordinal()).before());
            assertEquals(
                    after.realm(seat).stock().get(good),
                    rows.get(good.ordinal()).after(),
                    seat + " " + good + " " + sheet);
        }
        return 1;
    }

    private static OrderSheet undecided(World now, OrderSheet sheet) {
        return new OrderSheet(sheet.orders().stream()
                .filter(order -> switch (order) {
                    case Trade trade -> false;
                    case Sell sell -> false;
                    case Buy buy -> false;
                    case Attack attack -> now.tile(attack.target()).soldiers() > 0;
                    default -> true;
                })
                .toList());
    }

    private World neutral(String hex, int soldiers) {
        return world.with(Board.hex(hex), new Tile(1, world.tile(Board.hex(hex)).industry(), 0, soldiers));
    }

    private static World owned(World world, String hex, int owner, int soldiers) {
        return world.with(Board.hex(hex), new Tile(1, world.tile(Board.hex(hex)).industry(), owner, soldiers));
    }

    private static List<String> told(World world, String... lines) {
        return said(Table.RULES
                .think()
                .outlook(world, RED, Table.sheet(lines))
                .line(1)
                .told());
    }

    private static List<String> cautions(World world, int line, String... lines) {
        return said(Table.RULES
                .think()
                .outlook(world, RED, Table.sheet(lines))
                .line(line)
                .cautions());
    }

    private static List<String> unused(World world, String... lines) {
        return said(Table.RULES.think().outlook(world, RED, Table.sheet(lines)).unused());
    }

    private static List<String> whole(World world, String... lines) {
        return said(Table.RULES.think().outlook(world, RED, Table.sheet(lines)).cautions());
    }

    private static List<String> said(List<Message> messages) {
        List<String> said = new ArrayList<>();
        messages.forEach(message -> said.add(
                WORDS.say(message, seat -> WORDS.ways("seat." + seat.number()).get(0))));
        return said;
    }
}
