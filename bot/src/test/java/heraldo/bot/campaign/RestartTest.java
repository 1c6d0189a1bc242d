package heraldo.bot.campaign;

import static heraldo.bot.campaign.Tavern.SPANISH;
import static heraldo.bot.campaign.Tavern.ending;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.testing.Sampling;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The same campaign twice: in a program that is always there, and in one that is killed again and again, also when a deadline
 * comes, and back within a quarter of an hour. Both have the same deadlines, through changes of the clocks. As
 * many times as {@code -Dheraldo.restarts} says.
 */
@Tag("slow")
class RestartTest {
    private static final int TURNS = 10;
    private static final int STORMS = Sampling.size("heraldo.restarts", 1, 20);
    private static final long SEED = Sampling.seed(RestartTest.class, 0);

    @TempDir
    Path folder;

    /** What happens between a deadline and the next. */
    @FunctionalInterface
    private interface Stretch {
        void pass(Tavern tavern, CampaignId id);
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}, {1} in {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "mill | 30 2 * * * | Europe/Berlin | 2027-03-20T12:00:00Z",
                "mill | 30 1 * * * | America/New_York | 2027-11-01T12:00:00Z",
                "mill | 15 * * * * | Australia/Lord_Howe | 2027-10-02T11:00:00Z",
                "mill | 0 0 * * * | Africa/Cairo | 2027-04-25T12:00:00Z",
                "market | 0 20 * * * | Europe/Madrid | 2027-03-24T12:00:00Z",
                "relay | 0 4,12,20 * * * | Europe/Madrid | 2027-03-25T12:00:00Z",
                "tribus | | | 2027-03-22T12:00:00Z",
            })
    void deadlinesAreTheSameWheneverTheProgramWasThereAgain(String ruleset, String cron, String zone, Instant start) {
        SortedMap<Term, String> cadence = cron == null ? new TreeMap<>() : ending(cron, zone);
        SortedMap<String, String> options = new TreeMap<>(cron == null ? Map.of() : Map.of("turns", "90"));
        NewCampaign wish = new NewCampaign("Molino", ruleset, 2, SPANISH, options, cadence, Terms.USUAL.waiting(0));
        List<Instant> undisturbed = deadlines("calm", wish, start, (tavern, id) -> tavern.toTheDeadline());
        for (long seed = SEED; seed < SEED + STORMS; seed++) {
            Random chance = new Random(seed);
            List<Instant> disturbed =
                    deadlines("storm" + seed, wish, start, (tavern, id) -> killed(tavern, id, chance));
            assertEquals(undisturbed, disturbed, "seed " + seed);
        }
        for (int i = 1; i < undisturbed.size(); i++) {
            boolean sameDay = ruleset.equals("market") || ruleset.equals("tribus");
            assertFalse(undisturbed.get(i).isBefore(undisturbed.get(i - 1)));
            assertFalse(!sameDay && undisturbed.get(i).equals(undisturbed.get(i - 1)));
        }
    }

    private List<Instant> deadlines(String name, NewCampaign wish, Instant start, Stretch stretch) {
        try (Tavern tavern = new Tavern(folder.resolve(name))) {
            tavern.sleep(Duration.between(Tavern.NOON, start));
            CampaignId id = tavern.running(wish);
            List<Instant> deadlines = new ArrayList<>();
            int turn = 0;
            while (deadlines.size() < TURNS) {
                CampaignTurn open = tavern.newest(id);
                assertEquals(HoldReason.NONE, open.hold());
                if (open.key().number() > turn) {
                    deadlines.add(open.due().orElseThrow());
                    turn = open.key().number();
                }
                stretch.pass(tavern, id);
            }
            return deadlines;
        }
    }

    /** Killed once on the way to the deadline, and once when it comes, before or after the turn is locked. */
    private static void killed(Tavern tavern, CampaignId id, Random chance) {
        CampaignTurn open = tavern.newest(id);
        Instant due = open.due().orElseThrow();
        long left = Math.max(1, Duration.between(tavern.clock.instant(), due).toMinutes());
        tavern.sleep(Duration.ofMinutes(chance.nextLong(left)));
        tavern.restart();
        tavern.work();
        if (!tavern.newest(id).key().equals(open.key())) {
            // It ended with the turn before it, whose day it shared.
            return;
        }
        Duration rest = Duration.between(tavern.clock.instant(), due).plus(TurnTimes.USUAL.grace());
        tavern.sleep(rest.isNegative() ? Duration.ZERO : rest);
        if (chance.nextBoolean()) {
            tavern.database.record(books -> books.turns().change(open, open.locked()));
        }
        tavern.sleep(Duration.ofMinutes(chance.nextLong(TurnTimes.USUAL.late().toMinutes())));
        tavern.restart();
        tavern.work();
    }
}
