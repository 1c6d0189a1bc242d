package heraldo.rules.ruleset.caos.governor;

import static heraldo.rules.ruleset.caos.Arena.HOSTED;
import static heraldo.rules.ruleset.caos.Arena.owning;
import static heraldo.rules.ruleset.caos.Arena.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.governor.Council;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.DefendSector;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.state.Latest;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.testing.Sampling;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CaosMindTest {

    private static Dice dice(int mood) {
        byte[] key = new byte[32];
        key[0] = (byte) mood;
        return new KeyedDice(key);
    }

    private static List<Order> habit(War war, int seat, Temper temper) {
        return HOSTED.ruleset()
                .think()
                .mind()
                .orElseThrow()
                .habit(war, seat(seat), temper, dice(1))
                .orders();
    }

    private static List<String> claimed(List<Order> orders) {
        return orders.stream()
                .filter(Claim.class::isInstance)
                .map(order -> ((Claim) order).code())
                .toList();
    }

    private static int units(List<Order> orders, String planet) {
        return orders.stream()
                .filter(order -> order instanceof Invade line && line.planet().equals(planet))
                .mapToInt(order -> ((Invade) order).units())
                .sum();
    }

    /** One band in Vigilia, beside Cadia, with so many permanent actions, late in a game with few deeds left. */
    private static War besideCadia(int actions) {
        War war = owning(Arena.war(5), 1, "VIGILIA", "CAMPANAS", "POLVORA")
                .with(seat(1), band -> band.withPermanent(actions))
                .withTurn(7);
        for (String deed : List.of("ARM", "REY", "ELE", "CON")) {
            war = war.crossedOut(deed, List.of(seat(2)));
        }
        return war;
    }

    @Test
    void aWorldThatCannotFallIsNotAttackedAndItsFallIsNotClaimed() {
        for (Temper temper : Temper.values()) {
            List<Order> orders = habit(besideCadia(1), 1, temper);
            assertEquals(0, units(orders, "CADIA"), () -> temper + ": four units of five that it takes " + orders);
            assertFalse(claimed(orders).contains("CAD"));
        }
    }

    @Test
    void whoeverHasPlentyTakesCadiaAndClaimsWhatIsTrue() {
        for (Temper temper : Temper.values()) {
            List<Order> orders = habit(besideCadia(40), 1, temper);
            assertTrue(units(orders, "CADIA") >= 5, () -> temper + ": " + orders);
            assertTrue(claimed(orders).containsAll(List.of("CAD", "SIN")), () -> temper + ": " + orders);
        }
    }

    /** The second band has the only planets that the first could take and nobody else is there. */
    @Test
    void aPlanetThatWasDefendedIsAttackedWithMore() {
        War war = owning(Arena.war(5), 1, "VIGILIA").with(seat(1), band -> band.withPermanent(30));
        war = owning(war, 2, "MATADERO");
        SortedMap<String, Integer> defences = new TreeMap<>();
        defences.put("MATADERO", 3);
        War seen = war.withLatest(new Latest(List.of(), defences, Collections.emptySortedSet(), new TreeMap<>()));
        assertEquals(1, units(habit(war, 1, Temper.RAIDER), "MATADERO"));
        assertEquals(4, units(habit(seen, 1, Temper.RAIDER), "MATADERO"));
    }

    @Test
    void alliesAgreeAgainstTheLeaderWithoutAWord() {
        War war = owning(Arena.war(5), 1, "RELENTE", "CENIZA", "MASTIL", "SALOBRE", "HACHAZO");
        war = owning(owning(owning(war, 2, "VIGILIA"), 3, "VENTISCA"), 4, "FENRIS");
        for (int weak = 2; weak <= 4; weak++) {
            war = war.with(seat(weak), band -> band.withPermanent(2));
        }
        war = war.with(seat(1), band -> band.scored(30)).withTurn(4);
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        for (int weak = 2; weak <= 4; weak++) {
            OrderSheet sheet = new OrderSheet(habit(war, weak, Temper.values()[weak]));
            assertTrue(sheet.orders().stream().anyMatch(Ally.class::isInstance), () -> "an alliance in " + sheet);
            sheets.put(seat(weak), sheet);
        }
        TreeSet<String> codes = new TreeSet<>();
        HOSTED.ruleset().play().resolve(war, sheets, Arena.NO_DICE).results().stream()
                .filter(result -> result.order() instanceof Ally
                        || result.order() instanceof Claim claim && claim.code().equals("GUE"))
                .forEach(result -> codes.add(result.code()));
        assertEquals(List.of("OK"), List.copyOf(codes));
    }

    @Test
    void aWholeSectorIsGuardedInTheLastTurn() {
        War war = owning(Arena.war(5), 1, "RELENTE", "CENIZA", "MASTIL", "SALOBRE", "HACHAZO");
        for (int other = 2; other <= 5; other++) {
            war = owning(
                    war,
                    other,
                    List.of("VIGILIA", "VENTISCA", "CARAMBANO", "POLVORA").get(other - 2));
        }
        War last = war.withTurn(8).with(seat(1), band -> band.withPermanent(4));
        assertTrue(habit(last, 1, Temper.KEEPER).stream().anyMatch(DefendSector.class::isInstance));
    }

    @Tag("long")
    @Test
    @Tag("slow")
    void everyStrengthAndTemperWritesWhatStands() {
        for (Strength strength : Strength.values()) {
            int seats = strength == Strength.MARSHAL ? 4 : 7;
            int games = strength == Strength.APPRENTICE ? Sampling.size("heraldo.mind.games", 2, 6) : 1;
            int turns = strength == Strength.APPRENTICE ? 12 : Sampling.size("heraldo.mind.turns", 3, 12);
            for (int game = 1; game <= games; game++) {
                Table table = new Table(seats, Collections.nCopies(seats, strength), game, turns);
                table.play(played -> played.sheets()
                        .forEach((seat, sheet) -> HOSTED.ruleset()
                                .play()
                                .check(played.before(), seat, sheet)
                                .forEach(verdict ->
                                        assertEquals(Optional.empty(), verdict.refusal(), () -> seat + " " + sheet))));
            }
        }
    }

    @Tag("long")
    @Test
    void gamesSeeJointAttacksTrueDeedsAndAGalaxyThatFills() {
        int[] counts = new int[3];
        for (int game = 3; game < 3 + Sampling.size("heraldo.mind.games", 1, 3); game++) {
            War[] seventh = new War[1];
            new Table(8, Collections.nCopies(8, Strength.CAPTAIN), game, 12).play(played -> {
                seventh[0] = played.before().turn() == 8 ? played.before() : seventh[0];
                played.resolution().results().forEach(result -> {
                    boolean claim = result.order() instanceof Claim;
                    counts[0] += result.order() instanceof Ally && result.code().equals("OK") ? 1 : 0;
                    counts[1] += claim ? 1 : 0;
                    counts[2] += claim && result.code().equals("R_DEED_FALSE") ? 1 : 0;
                });
            });
            long owned = seventh[0].worlds().values().stream()
                    .filter(world -> world.owner().isPresent())
                    .count();
            assertTrue(owned * 100 >= 60 * seventh[0].worlds().size(), () -> owned + " planets owned after turn 7");
        }
        assertTrue(counts[0] > 0, "joint attacks");
        assertTrue(counts[2] * 5 < counts[1], () -> Arrays.toString(counts) + ": false claims among all");
    }

    @Tag("long")
    @Test
    void aCaptainBeatsApprentices() {
        int won = 0;
        int games = Sampling.size("heraldo.strength.games", 5, 24);
        for (int game = 1; game <= games; game++) {
            Seat captain = seat(1 + game % 4);
            Strength[] strengths = new Strength[4];
            Arrays.fill(strengths, Strength.APPRENTICE);
            strengths[captain.number() - 1] = Strength.CAPTAIN;
            War last = new Table(4, List.of(strengths), game, 12).play(played -> {});
            int best = last.bands().values().stream()
                    .mapToInt(band -> band.score())
                    .max()
                    .orElseThrow();
            won += last.band(captain).score() == best ? 1 : 0;
        }
        int found = won;
        assertTrue(won * 10 >= games * 4, () -> found + " of " + games + " against three, of whom each would win six");
    }

    @Tag("long")
    @Test
    void theSameDiceGiveTheSameSheet() {
        War war = besideCadia(4);
        for (Strength strength : Strength.values()) {
            Governor governor = new Governor(Temper.TRADER, strength);
            assertEquals(
                    Council.decide(HOSTED.ruleset(), war, seat(1), governor, dice(2)),
                    Council.decide(HOSTED.ruleset(), war, seat(1), governor, dice(2)));
        }
    }
}
