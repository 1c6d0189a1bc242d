package heraldo.rules.ruleset.caos.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CaptainTest {

    private final War start = Arena.war(5);

    private static Dice dice(int seed) {
        byte[] key = new byte[32];
        key[0] = (byte) seed;
        return new KeyedDice(key);
    }

    private static OrderSheet sheet(War war, int seat, int seed) {
        return Arena.HOSTED.ruleset().think().propose(war, Arena.seat(seat), dice(seed));
    }

    @Test
    void whoHasNothingLands() {
        assertTrue(sheet(start, 1, 1).line(1) instanceof Invade, "the only action lands somewhere");
    }

    @Test
    void seatsAndSeedsPlayDifferently() {
        List<OrderSheet> sheets =
                List.of(sheet(start, 1, 1), sheet(start, 2, 1), sheet(start, 1, 2), sheet(start, 1, 3));
        assertTrue(sheets.stream().distinct().count() > 1, "not everybody lands on one planet: " + sheets);
    }

    @Test
    void theSameDiceGiveTheSameSheet() {
        assertEquals(sheet(start, 1, 1), sheet(start, 1, 1));
    }

    @Test
    void aDeedThatIsMetIsClaimed() {
        War war = Arena.owning(start, 1, "VIGILIA", "RELENTE", "VENTISCA");
        assertTrue(
                sheet(war, 1, 1).orders().stream()
                        .anyMatch(order ->
                                order instanceof Claim claim && claim.code().equals("ARM")),
                "planets in three outer sectors");
    }

    @Test
    void everyLineOfAWholeGameStandsAndAlliesAgreeOnTheirTerms() {
        int[] agreed = new int[1];
        SelfPlay.of(Arena.HOSTED, 6, new TreeMap<>(), 5)
                .play(
                        10,
                        played -> played.sheets().forEach((seat, sheet) -> {
                            List<Verdict> verdicts =
                                    Arena.HOSTED.ruleset().play().check(played.before(), seat, sheet);
                            assertTrue(verdicts.stream().allMatch(Verdict::possible), () -> seat + " " + sheet);
                            agreed[0] += played.resolution().results().stream()
                                            .anyMatch(result -> result.order() instanceof Ally
                                                    && result.code().equals("OK"))
                                    ? 1
                                    : 0;
                        }));
        assertNotEquals(0, agreed[0], "some alliance came about");
    }

    @Test
    void theWholeEyeComesIntoOneHandWhereTheFirstSeatsShareItOut() {
        boolean done = false;
        for (int seed = 1; seed <= 12 && !done; seed++) {
            War last = SelfPlay.of(Arena.HOSTED, 4, new TreeMap<>(), seed).play(10, played -> {});
            done = last.done().containsKey("OJO");
        }
        assertTrue(done, "some game of four sees the Señor del Ojo del Terror");
        assertFalse(start.done().containsKey("OJO"));
    }
}
