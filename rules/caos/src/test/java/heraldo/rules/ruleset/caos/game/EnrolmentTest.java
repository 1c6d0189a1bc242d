package heraldo.rules.ruleset.caos.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.chance.RecordedDice;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.order.Enrol;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Who may join, and what the first turn looks like (§5.1, CR7, CR9, CR12, CR13). */
class EnrolmentTest {

    private final SortedMap<Seat, Order> seated = new TreeMap<>();

    @Test
    void twoBandsCannotHaveTheSameNameHoweverItIsSpelt() {
        join("Los Cuervos", "K");
        assertEquals(Optional.of("E_NAME_TAKEN"), refused(" los cuérvos ", "N"));
    }

    @Test
    void aFaithHasTwoBandsAndAMinorGodHasOne() {
        join("Uno", "K");
        assertEquals(Optional.empty(), refused("Dos", "K"));
        join("Dos", "K");
        assertEquals(Optional.of("E_FAITH_FULL"), refused("Tres", "K"));
        join("Tres", "m:Azgur");
        assertEquals(Optional.of("E_FAITH_FULL"), refused("Cuatro", "m:AZGUR"));
        assertEquals(Optional.empty(), refused("Cuatro", "m:Vharl"));
    }

    @Test
    void aNameIsNeitherALetterNorANovel() {
        assertEquals(Optional.of("E_SYNTAX"), refused("X", "K"));
        assertEquals(Optional.of("E_SYNTAX"), refused("X".repeat(33), "K"));
        assertEquals(Optional.empty(), refused("X".repeat(32), "K"));
    }

    @Test
    void aSeatIsCalledLikeItsBand() {
        Enrol enrol = new Enrol("Los Cuervos", Optional.empty(), Optional.empty());
        assertEquals(
                Optional.of(new PlayerText("Los Cuervos")),
                Arena.HOSTED.ruleset().join().seatName(enrol));
    }

    @Test
    void aMinorGodIsReadInBothLanguages() {
        var book = Arena.HOSTED.books().enrolments();
        var lexicon = book.lexicon(Languages.ENGLISH, Roster.of(List.of()));
        assertEquals(
                Optional.of(new Enrol("The Heralds", Optional.empty(), Optional.of(Faith.minor("Old Vharl")))),
                book.read("BAND \"The Heralds\" FAITH m:Old Vharl", lexicon).order());
    }

    @Test
    void whoChoseNoFaithDrawsOneOfThoseThatMayHaveAnotherBand() {
        join("Uno", "K");
        join("Dos", "K");
        RecordedDice dice = new RecordedDice(new ForcedDice(Map.of("faith|3", List.of(1), "faith|4", List.of(5))));
        War war = Arena.HOSTED.ruleset().play().setUp(new Setup(HostedRuleset.seats(4), Arena.options(), seated), dice);
        assertEquals(Faith.NURGLE, war.band(Arena.seat(3)).faith(), "Khorne is full, so the first candidate is Nurgle");
        assertEquals(Faith.RENEGADES, war.band(Arena.seat(4)).faith());
        assertEquals(
                List.of(5, 5), dice.rolls().stream().map(roll -> roll.sides()).toList());
        assertEquals("Uno", war.band(Arena.seat(1)).name());
        assertTrue(war.band(Arena.seat(1)).favours().contains(Faith.KHORNE));
        assertTrue(war.band(Arena.seat(4)).favours().isEmpty());
    }

    @Test
    void tenBandsFindAFaithEvenIfEachMayHaveOnlyOne() {
        War war = Arena.HOSTED
                .ruleset()
                .play()
                .setUp(new Setup(HostedRuleset.seats(10), Arena.options("maxPerFaith", "1")), Arena.NO_DICE);
        assertEquals(
                10,
                war.bands().values().stream()
                        .map(band -> band.faith())
                        .distinct()
                        .count());
    }

    @Test
    void atTheStartEveryPlanetIsEmptyAndEverybodyHasOneAction() {
        War war = Arena.war(5);
        assertTrue(
                war.worlds().values().stream().allMatch(world -> world.owner().isEmpty()));
        assertEquals(1, Budget.of(Arena.GAME.law(war), Arena.seat(1)).actions());
    }

    @Test
    void withHomeworldsEverybodyOwnsOnePlanetInASectorOfItsOwn() {
        RecordedDice dice = new RecordedDice(new ForcedDice(Map.of("home|1", List.of(2), "home|2", List.of(1))));
        War war = Arena.HOSTED
                .ruleset()
                .play()
                .setUp(new Setup(HostedRuleset.seats(5), Arena.options("start", "homeworld")), dice);
        assertTrue(war.world("RELENTE").isOf(Arena.seat(1)));
        assertTrue(war.world("VIGILIA").isOf(Arena.seat(2)), "whoever draws the Puertas begins beside Cadia");
        assertTrue(war.world("CADIA").owner().isEmpty());
        assertTrue(war.world("VENTISCA").isOf(Arena.seat(3)));
        assertEquals(
                5,
                war.worlds().values().stream()
                        .filter(world -> world.owner().isPresent())
                        .count());
    }

    @Test
    void homeworldsAreDrawnAmongTheRemainingSectorsInRingOrderAndNoDeedNamesOne() {
        Map<String, List<Integer>> first = new TreeMap<>();
        for (int seat = 1; seat < 10; seat++) {
            first.put("home|" + seat, List.of(1));
        }
        RecordedDice dice = new RecordedDice(new ForcedDice(first));
        War war = Arena.HOSTED
                .ruleset()
                .play()
                .setUp(new Setup(HostedRuleset.seats(10), Arena.options("start", "homeworld")), dice);
        List<String> ring = List.of(
                "VIGILIA",
                "RELENTE",
                "LAPIDA",
                "VENTISCA",
                "FEMUR",
                "RESINA",
                "ORILLA",
                "LINTERNA",
                "PORTICO",
                "ANICOS");
        for (int seat = 1; seat <= 10; seat++) {
            assertTrue(war.world(ring.get(seat - 1)).isOf(Arena.seat(seat)), ring.get(seat - 1));
        }
        assertEquals(
                List.of(10, 9, 8, 7, 6, 5, 4, 3, 2),
                dice.rolls().stream()
                        .filter(roll -> roll.label().startsWith("home|"))
                        .map(roll -> roll.sides())
                        .toList(),
                "the last sector is not drawn");
    }

    private void join(String band, String faith) {
        assertEquals(Optional.empty(), refused(band, faith));
        seated.put(Arena.seat(seated.size() + 1), new Enrol(band, Optional.empty(), Optional.of(Faith.of(faith))));
    }

    private Optional<String> refused(String band, String faith) {
        Enrol enrol = new Enrol(band, Optional.empty(), Optional.of(Faith.of(faith)));
        return Arena.HOSTED
                .ruleset()
                .join()
                .admit(enrol, seated, Arena.options())
                .map(Refusal::code);
    }
}
