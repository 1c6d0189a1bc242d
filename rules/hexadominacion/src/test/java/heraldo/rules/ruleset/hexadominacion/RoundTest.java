package heraldo.rules.ruleset.hexadominacion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.RecordedDice;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Resolution;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.DieRoll;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.hexadominacion.game.Rehearsal;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the notation of the examples cannot say (H-45, H-46, H-48), and what is told of a round. */
class RoundTest {

    private static final Seat RED = new Seat(1);
    private static final Seat BLUE = new Seat(2);

    /** Red holds F6 with 4 soldiers, Blue F7 with 6 and little wheat, and two hexes to retreat to. */
    private static World border(int seats) {
        World empty = Table.world(seats, 3);
        return empty.change(draft -> {
            draft.tiles.replaceAll(tile -> tile.withOwner(Tile.NOBODY).withSoldiers(0));
            for (int seat = 1; seat <= seats; seat++) {
                int capital = draft.realms.get(seat - 1).capital();
                draft.tiles.set(capital, draft.tiles.get(capital).withOwner(seat));
                draft.realms.set(seat - 1, draft.realms.get(seat - 1).withStock(Stock.all(100)));
            }
            draft.realms.set(1, draft.realms.get(1).withStock(new Stock(9, 100, 0, 100)));
            put(draft.tiles, "F6", 1, 4);
            put(draft.tiles, "F7", 2, 6);
            put(draft.tiles, "E7", 2, 0);
            put(draft.tiles, "F8", 2, 1);
            if (seats > 2) {
                put(draft.tiles, "K1", 3, 5);
            }
        });
    }

    private static void put(List<Tile> tiles, String hex, int owner, int soldiers) {
        int number = Board.hex(hex);
        tiles.set(number, tiles.get(number).withOwner(owner).withSoldiers(soldiers));
    }

    @Test
    void whatAThirdRealmDoesElsewhereChangesNoDie() {
        OrderSheet attack = Table.sheet("ATACAR F7 DESDE F6:4");
        List<DieRoll> two = rolls(border(3), Table.sheets(attack));
        List<DieRoll> three =
                rolls(border(3), Table.sheets(attack, OrderSheet.EMPTY, Table.sheet("ATACAR J1 DESDE K1:5")));
        assertEquals(7, two.stream().filter(RoundTest::battle).count(), "four attackers and three defenders");
        assertEquals(
                two.stream().filter(RoundTest::battle).toList(),
                three.stream().filter(RoundTest::battle).toList());
    }

    private static List<DieRoll> rolls(World world, SortedMap<Seat, OrderSheet> sheets) {
        RecordedDice dice = new RecordedDice(Table.dice(5, 1));
        Table.RULES.play().resolve(world, sheets, dice);
        return dice.rolls();
    }

    private static boolean battle(DieRoll roll) {
        return roll.label().startsWith("atk|1|F7|1|");
    }

    /** With six against four the dice may favour either; a line never counts as done where the hex was held. */
    @Test
    void aLostAttackIsASetbackAndAWonOneIsNone() {
        World world = border(3);
        SortedMap<Seat, OrderSheet> sheets = Table.sheets(Table.sheet("ATACAR F7 DESDE F6:4"));
        SortedSet<Boolean> outcomes = new TreeSet<>();
        for (int round = 1; round <= 40; round++) {
            Resolution<World> played = Table.RULES.play().resolve(world, sheets, Table.dice(5, round));
            LineResult line = played.results().getFirst();
            boolean won = played.state().tile(Board.hex("F7")).owner() == 1;
            assertEquals(won, Table.RULES.tell().setback(played.state(), line).isEmpty(), "round " + round);
            assertTrue(Table.RULES.tell().carriedOut(line));
            assertEquals(won ? "outcome.OK" : "outcome.beaten", told(played, line), "round " + round);
            outcomes.add(won);
        }
        assertEquals(2, outcomes.size(), "won and lost");
    }

    /** What the story says of a line. */
    private static String told(Resolution<World> played, LineResult line) {
        return played.chronicle().sections().stream()
                .flatMap(section -> section.entries().stream())
                .filter(entry -> entry.result().filter(line::equals).isPresent())
                .map(entry -> entry.text().key())
                .findFirst()
                .orElseThrow();
    }

    /** The hexes that Red reads of as lost: F6 stands empty beside Blue's six soldiers. */
    private static List<String> lost(String red, String blue) {
        World world = Table.with(border(2), draft -> {
            put(draft.tiles, "F6", 1, 0);
            draft.realms.replaceAll(realm -> realm.withStock(Stock.all(100)));
        });
        Resolution<World> played =
                Table.RULES.play().resolve(world, Table.sheets(Table.sheet(red), Table.sheet(blue)), Table.dice(5, 1));
        assertEquals(2, played.state().tile(Board.hex("F6")).owner(), "it is Blue's now");
        Aftermath<World> turn =
                new Aftermath<>(world, played.results(), played.chronicle(), played.state(), Viewer.of(RED));
        return Table.RULES.tell().card(turn, List.of(), RED).losses().stream()
                .map(loss -> loss.told().key())
                .toList();
    }

    @Test
    void whatIsGivenOrSoldIsNoLossAndWhatIsTakenBeforeThatIsOne() {
        assertEquals(List.of(), lost("CEDER F6 A Azul", "RECIBIR * metal"));
        assertEquals(List.of(), lost("VENDER F6 A Azul POR 5 trigo", "COMPRAR F6 DE Rojo POR 5 trigo"));
        assertEquals(1, lost("CEDER F6 A Azul", "ATACAR F6 DESDE F7:2").size());
        assertEquals(
                1, lost("VENDER F6 A Azul POR 5 trigo", "ATACAR F6 DESDE F7:2").size());
    }

    @Test
    void aRehearsalPaysNothingForTheSaleOfWhatHasBecomeTheCapital() {
        int hex = Board.hex("F6");
        World world = Table.with(
                border(2),
                draft -> draft.tiles.set(hex, new Tile(4, draft.tiles.get(hex).industry(), 1, 4)));
        OrderSheet moved = Table.sheet("CAPITAL F6");
        OrderSheet sold = Table.sheet("CAPITAL F6", "VENDER F6 A Azul POR 50 trigo");
        assertEquals(stock(world, moved), stock(world, sold));
    }

    private static Stock stock(World world, OrderSheet sheet) {
        return Rehearsal.of(world, Table.GAME.book(), RED, sheet)
                .played()
                .side(1)
                .stock();
    }

    @Test
    void aRoundResolvedTwiceIsTheSameByteForByte() {
        World world = border(3);
        SortedMap<Seat, OrderSheet> sheets = Table.sheets(Table.sheet("ATACAR F7 DESDE F6:4", "RECIBIR * metal"));
        Resolution<World> once = Table.RULES.play().resolve(world, sheets, Table.dice(5, 1));
        Resolution<World> again = Table.RULES.play().resolve(world, sheets, Table.dice(5, 1));
        assertEquals(
                Table.RULES.play().codec().write(once.state()),
                Table.RULES.play().codec().write(again.state()));
        assertEquals(once.chronicle().toString(), again.chronicle().toString());
        assertNotEquals(
                Table.RULES.play().codec().write(once.state()),
                Table.RULES
                        .play()
                        .codec()
                        .write(Table.RULES
                                .play()
                                .resolve(world, sheets, Table.dice(6, 1))
                                .state()));
    }

    @Test
    void swappingWoodToAndFroAlertsTheGameMasterAndNobodyElse() {
        World first = Table.world(2, 3).change(draft -> {
            draft.round = 4;
            draft.turn = 4;
            draft.realms.replaceAll(realm -> realm.withStock(Stock.all(100)));
        });
        Resolution<World> there = Table.RULES
                .play()
                .resolve(
                        first,
                        Table.sheets(
                                Table.sheet("COMERCIO Azul DOY 60 madera RECIBO 60 metal"),
                                Table.sheet("COMERCIO Rojo DOY 60 metal RECIBO 60 madera")),
                        Table.dice(5, 4));
        assertEquals(List.of(), there.alerts());
        Resolution<World> back = Table.RULES
                .play()
                .resolve(
                        there.state(),
                        Table.sheets(
                                Table.sheet("COMERCIO Azul DOY 60 metal RECIBO 60 madera"),
                                Table.sheet("COMERCIO Rojo DOY 60 madera RECIBO 60 metal")),
                        Table.dice(5, 5));
        assertEquals(
                List.of("alert.ALERTA_TRUEQUE", "alert.ALERTA_TRUEQUE"),
                back.alerts().stream().map(Message::key).toList());
        assertTrue(!back.chronicle().toString().contains("ALERTA"));
    }

    @Test
    void aMoveWrittenBeforeTheSanctionIsCancelledByIt() {
        World free = border(2).change(draft -> put(draft.tiles, "E6", 1, 0));
        OrderSheet sheet = Table.sheet("MOVER 2 F6 > E6", "ATACAR F5 DESDE F6:2");
        assertTrue(Table.RULES.play().check(free, RED, sheet).stream().allMatch(verdict -> verdict.possible()));
        World banned = free.with(RED, free.realm(RED).withBanned(1));
        Resolution<World> resolved = Table.RULES.play().resolve(banned, Table.sheets(sheet), Table.dice(5, 1));
        assertEquals(
                List.of("X_SANCTION", "OK"),
                resolved.results().stream().map(LineResult::code).toList());
        assertTrue(!resolved.state().realm(RED).bannedIn(2), "it ends with its last round");
    }

    @Test
    void cancelledLinesMovesAndStocksAreForTheirOwnerAlone() {
        World world = border(2).change(draft -> put(draft.tiles, "E6", 1, 0));
        Resolution<World> resolved = Table.RULES
                .play()
                .resolve(
                        world,
                        Table.sheets(Table.sheet(
                                "MOVER 1 F6 > E6", "CONSTRUIR E6", "RECLUTAR 99 EN F6", "ATACAR F7 DESDE F6:3")),
                        Table.dice(5, 1));
        List<Chronicle.Entry> entries = resolved.chronicle().sections().stream()
                .flatMap(section -> section.entries().stream())
                .toList();
        assertTrue(entries.stream()
                .filter(entry -> entry.result().isPresent())
                .allMatch(entry -> entry.onlyFor().equals(entry.result().map(LineResult::seat))));
        List<String> open = entries.stream()
                .filter(entry -> entry.onlyFor().isEmpty())
                .map(entry -> entry.text().toString())
                .toList();
        assertTrue(open.stream().noneMatch(text -> text.contains("X_RESOURCES")));
        assertTrue(open.stream().anyMatch(text -> text.contains("key=built")));
        assertTrue(open.stream().anyMatch(text -> text.contains("battle.dice")));
        assertTrue(entries.stream()
                .filter(entry -> entry.text().key().startsWith("own."))
                .allMatch(entry -> entry.onlyFor().isPresent()));
    }

    @Test
    void theWorldRemembersTheAttacksAndTheHexesThatChangedHands() {
        World world = border(2).with(BLUE, border(2).realm(BLUE).withStock(Stock.NONE));
        World next = Table.RULES
                .play()
                .resolve(world, Table.sheets(Table.sheet("ATACAR F7 DESDE F6:4")), Table.dice(5, 1))
                .state();
        assertEquals(List.of(Board.hex("F7")), next.past().changed());
        assertEquals(1, next.past().strikes().size());
        assertTrue(next.past().strikes().get(0).won());
        assertEquals(List.of(Board.hex("F6")), next.past().strikes().get(0).origins());
        World later = Table.RULES
                .play()
                .resolve(next, new TreeMap<>(), Table.dice(5, 2))
                .state();
        assertEquals(List.of(), later.past().changed());
        assertEquals(List.of(), later.past().strikes());
    }

    @Test
    void anExtensionThatWaitsStopsTheGameUntilTheGameMasterSpeaks() {
        World last = Table.world(2, 3, "extensionNeedsGm", "true").change(draft -> {
            draft.round = 50;
            draft.turn = 50;
            draft.realms.replaceAll(realm -> realm.withVote(4));
        });
        Resolution<World> counted = Table.RULES.play().resolve(last, Map.of(), Table.dice(5, 50));
        assertEquals(4, counted.state().course().extension());
        assertEquals(
                List.of("alert.extension"),
                counted.alerts().stream().map(Message::key).toList());
        assertTrue(Table.RULES.play().turn(counted.state()).due().isEmpty());
        assertEquals(
                "E_CLOSED",
                Table.RULES
                        .play()
                        .check(counted.state(), RED, Table.sheet("VOTO PRORROGA 1"))
                        .get(0)
                        .refusal()
                        .orElseThrow()
                        .code());
        Resolution<World> waited = Table.RULES.play().resolve(counted.state(), Map.of(), Table.dice(5, 51));
        assertEquals(
                counted.state().course().turn() + 1, waited.state().course().turn());
        assertEquals(counted.state().round(), waited.state().round());
        assertTrue(Table.RULES.play().outcome(waited.state()).isEmpty());
    }

    @Test
    void aGameOfASilentRoundOnlyGrows() {
        World world = Table.world(3, 3);
        World next =
                Table.RULES.play().resolve(world, Map.of(), Table.dice(5, 1)).state();
        for (Realm realm : next.realms()) {
            assertTrue(realm.stock().sum() > 200);
            assertEquals(30, realm.culture());
        }
        assertEquals(2, next.round());
        assertEquals(2, Table.RULES.play().turn(next).number());
    }

    @Test
    void aHexIsUnderstoodByTheNameTheGameMasterGaveIt() {
        World world = Table.world(2, 3).change(draft -> draft.names.put(Board.hex("F6"), "Nueva Roma"));
        OrderSheet sheet = Table.sheet(world, "ATACAR Nueva Roma DESDE F7:3", "attack mornera from F7:3");
        assertEquals(Table.sheet("ATACAR F6 DESDE F7:3", "ATACAR F6 DESDE F7:3"), sheet);
    }
}
