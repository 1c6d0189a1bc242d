package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.sheet;
import static heraldo.rules.ruleset.tribus.Table.told;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.order.pact.Proposal;
import heraldo.rules.ruleset.tribus.state.Bargains;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A governor keeps the word of the first tribe, where another chief of the engine's would break his. */
@Tag("slow")
class GovernorTest {

    private static final int MOODS = 12;

    /** Gifts are rare. */
    private static final int MANY = 60;

    private static final Seat FIRST = new Seat(1);

    @ParameterizedTest
    @CsvSource({
        "A4=1; C2=1 s4; D10=2 s5; J10=2 s5, PACTO #1 DOY ciudad J10 RECIBO tropas C2",
        "A4=1; G7=ship1 s5; D10=2 s5; J10=2 s5, PACTO #1 DOY ciudad J10 RECIBO barco G7",
        "A4=1; B4=1; C1=1 s6; D1=2 s1; D10=2 s5, PACTO #1 DOY ciudad D1 RECIBO tierra B4",
        "A4=1; B4=1; F5=ship1 s3; F4=2; D4 D7 G4 G10 J4 J7=2 s9, PACTO #1 DOY tierra F4 RECIBO tierra B4"
    })
    void whatIsAgreedChangesHands(String position, String pact) {
        World agreed = with(world(position), proposed(1, 2, pact).sealed());
        assertEquals(Set.of("pact.OK"), governed(agreed));
        assertTrue(otherwise(agreed).contains("pact.X_ASSET"), "it would tempt others");
    }

    @ParameterizedTest
    @CsvSource({
        "A4=1; C2=1 s4; D10=2 s5; J10=2 s5, PACTO #1 DOY ciudad J10 RECIBO tropas C2",
        "A4=1; G7=ship1 s5; D10=2 s5; J10=2 s5, PACTO #1 DOY ciudad J10 RECIBO barco G7",
        "A4=1; B4=1; C1=1 s6; D1=2 s1; D10=2 s5, PACTO #1 DOY ciudad D1 RECIBO tierra B4"
    })
    void whatHeAcceptsChangesHandsOnTheSameDay(String position, String pact) {
        World asked = with(world(position), proposed(1, 2, pact));
        assertEquals(Set.of("pact.OK"), governed(asked));
        assertTrue(otherwise(asked).contains("pact.X_ASSET"), "it would tempt others");
    }

    @Test
    void whatIsPromisedToOneIsNotPromisedToAnother() {
        World asked = with(
                world("A4=1; C2=1; D10=2 s5; J10=3 s5; C3=2; B2=3"),
                proposed(1, 2, "PACTO #1 DOY tierra C3 RECIBO tierra C2"),
                proposed(2, 3, "PACTO #1 DOY tierra B2 RECIBO tierra C2"));
        assertEquals(Set.of("pact.OK"), governed(asked));
        assertTrue(otherwise(asked).contains("pact.X_ASSET"), "it would tempt others");
    }

    @Test
    void anOfferThatStandsMayBeAcceptedAtAnyTime() {
        World offered = with(
                world("A4=1; B4=1; C1=1 s6; D1=2 s1; D10=2 s5"),
                proposed(1, 1, "PACTO #2 DOY tierra B4 RECIBO ciudad D1"));
        assertEquals(Set.of("pact.OK"), governed(offered, "ACEPTAR 1"));
        assertTrue(otherwise(offered, "ACEPTAR 1").contains("pact.X_ASSET"), "it would tempt others");
    }

    @Test
    void theLastCityIsNotForSale() {
        World asked = with(
                world("A4=1 s1; D10=2 s5; J10=2 s5; G7=ship2 s9; G8=ship2 s9"),
                proposed(1, 2, "PACTO #1 DOY barco G7, barco G8 RECIBO ciudad A4"));
        assertEquals(Set.of(), governed(asked));
        assertTrue(otherwise(asked).contains("pact.X_LAST_CITY"), "it would tempt others");
    }

    @Test
    void nothingIsGivenForNothing() {
        World weak = world("A4=1; C2=1 s1; B1=1 s1; D10=2 s9; J10=2 s9; J9 J8=2");
        assertFalse(gifts(weak, TRIBUS.think()::govern));
        assertTrue(gifts(weak, TRIBUS.think()::propose), "it would tempt others");
    }

    @Test
    void whatIsAgreedIsOfferedToNobody() {
        World agreed = with(
                world("A4=1; C4=1; D10=2 s5; B4 C5 D5=2; M1=2; M2 L1=1"),
                proposed(1, 2, "PACTO #1 DOY tierra M1 RECIBO tierra C4").sealed());
        Predicate<Proposal> again =
                offer -> offer.give().stream().anyMatch(asset -> asset.place().equals(Table.hex("C4")));
        assertFalse(offers(agreed, TRIBUS.think()::govern, again));
        assertTrue(offers(agreed, TRIBUS.think()::propose, again), "it would tempt others");
    }

    private static boolean gifts(World world, Chiefs chiefs) {
        return offers(world, chiefs, offer -> offer.get().isEmpty());
    }

    /** Whether such a thing is offered in one mood or another. */
    private static boolean offers(World world, Chiefs chiefs, Predicate<Proposal> such) {
        return moods(MANY).stream()
                .flatMap(mood -> chiefs.sheet(world, FIRST, mood).orders().stream())
                .anyMatch(order -> order instanceof Proposal offer && such.test(offer));
    }

    /** What comes of the pacts of the day, in one mood or another, if a governor leads the first tribe. */
    private static Set<String> governed(World world, String... answer) {
        return outcomes(world, TRIBUS.think()::govern, answer);
    }

    /** The same if the engine plays it as its own. */
    private static Set<String> otherwise(World world, String... answer) {
        return outcomes(world, TRIBUS.think()::propose, answer);
    }

    private static Set<String> outcomes(World world, Chiefs chiefs, String... answer) {
        Set<String> outcomes = new TreeSet<>();
        for (Dice mood : moods(MOODS)) {
            World evening = play(
                            world,
                            new Table.Sent(1, chiefs.sheet(world, FIRST, mood)),
                            new Table.Sent(2, sheet(answer)))
                    .state();
            told(play(evening)).stream().filter(key -> key.startsWith("pact.")).forEach(outcomes::add);
        }
        return outcomes;
    }

    private static List<Dice> moods(int number) {
        List<Dice> moods = new ArrayList<>();
        for (int mood = 1; mood <= number; mood++) {
            byte[] key = new byte[32];
            key[0] = (byte) mood;
            moods.add(new KeyedDice(key));
        }
        return moods;
    }

    private static World with(World world, Pact... pacts) {
        return world.withBargains(new Bargains(List.of(pacts), pacts.length + 1));
    }

    private static Pact proposed(int id, int giver, String line) {
        Proposal proposal = (Proposal) Table.order(line);
        return new Pact(
                id, giver, proposal.with().number(), proposal.give(), proposal.get(), proposal.note(), 0, false);
    }

    @FunctionalInterface
    private interface Chiefs {

        OrderSheet sheet(World world, Seat seat, Dice mood);
    }
}
