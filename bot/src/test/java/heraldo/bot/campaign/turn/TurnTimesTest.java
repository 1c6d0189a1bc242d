package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.HostTable;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.model.TurnTimes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each of the times that a host may set makes the same evening come out differently, as soon as they write it into their
 * settings. A turn of the mill ends at 20:00 in Madrid, eight hours after noon.
 */
@Tag("slow")
class TurnTimesTest {

    private static final Instant EIGHT = Instant.parse("2026-11-20T19:00:00Z");
    private static final Duration UNTIL_EIGHT = Duration.between(Tavern.NOON, EIGHT);

    @TempDir
    private Path folder;

    private int villages;

    /** What comes of an evening where the host says nothing, and then where they have set a time. */
    private <T> List<T> without(String setting, Function<Village, T> evening) {
        return List.of(played("{}", evening), played(setting, evening));
    }

    private <T> T played(String settings, Function<Village, T> evening) {
        try (Tavern tavern = new Tavern(village(), HostTable.read(folder, settings, TurnTimes.class))) {
            CampaignId id = tavern.running();
            tavern.office.orders().add(tavern.by(ANA), "moler 2");
            tavern.work();
            return evening.apply(new Village(tavern, id));
        }
    }

    private Path village() {
        try {
            return Files.createDirectory(folder.resolve("village-" + villages++));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record Village(Tavern tavern, CampaignId id) {
        private GameMasterDesk desk() {
            return tavern.office.gameMaster();
        }

        private TurnStatus first() {
            return tavern.turn(id, 1).status();
        }

        private Instant due() {
            return tavern.newest(id).due().orElseThrow();
        }

        /** The bot is away from noon until so long after the deadline. */
        private void away(Duration after) {
            tavern.sleep(UNTIL_EIGHT.plus(after));
            tavern.restart();
            tavern.work();
        }
    }

    @Test
    void whatArrivesSoLongAfterItsDeadlineStillCounts() {
        assertEquals(
                List.of(EIGHT.plusSeconds(3), EIGHT.plusSeconds(10)),
                without(
                        "grace-seconds: 10",
                        village ->
                                village.tavern().office.clerk().nextDeadline().orElseThrow()));
        assertEquals(List.of(TurnStatus.PUBLISHED, TurnStatus.OPEN), without("{grace-seconds: 10}", village -> {
            village.tavern().pass(UNTIL_EIGHT.plusSeconds(9));
            return village.first();
        }));
    }

    @Test
    void aDeadlineIsKeptSoLate() {
        assertEquals(List.of(TurnStatus.PUBLISHED, TurnStatus.HELD), without("{late-minutes: 5}", village -> {
            village.away(Duration.ofMinutes(6));
            return village.first();
        }));
        assertEquals(List.of(TurnStatus.HELD, TurnStatus.PUBLISHED), without("{late-minutes: 60}", village -> {
            village.away(Duration.ofMinutes(59));
            return village.first();
        }));
    }

    @Test
    void soLateATurnMayEndWithoutSayingSo() {
        assertEquals(List.of(true, false), without("{punctual-minutes: 10}", village -> {
            village.away(Duration.ofMinutes(9));
            return village.tavern().posts(Dispatch.Kind.RESULT).get(0).message().isPresent();
        }));
    }

    @Test
    void aNewDeadlineIsSoFarAway() {
        Instant quarterPast = Tavern.NOON.plus(Duration.ofMinutes(15));
        assertEquals(
                List.of(quarterPast, quarterPast.plus(Duration.ofDays(1))), without("{room-minutes: 30}", village -> {
                    village.desk().deadline(village.tavern().by(GM), "15 12 * * *", "Europe/Madrid");
                    return village.due();
                }));
    }

    @Test
    void soMuchTimeIsLeftToThoseWhoCouldNotWrite() {
        Instant tomorrow = EIGHT.plus(Duration.ofDays(1));
        assertEquals(
                List.of(tomorrow.plus(Duration.ofDays(1)), tomorrow), without("{comeback-minutes: 20}", village -> {
                    village.away(Duration.ofHours(23).plusMinutes(30));
                    return village.due();
                }));
    }

    @Test
    void aGameMasterGivesSoMuchTime() {
        assertEquals(List.of("given", "at most 10"), without("{furthest-days: 10}", village -> {
            try {
                village.desk().extend(village.tavern().by(GM), Duration.ofDays(11));
                return "given";
            } catch (RefusedException e) {
                assertEquals("deadline-range", e.refusal().code());
                return "at most " + e.refusal().message().arguments().get("days");
            }
        }));
    }

    @Test
    void aClockMayBeShiftedSoFar() {
        assertEquals(List.of(TurnStatus.HELD, TurnStatus.PUBLISHED), without("{clock-jump-minutes: 15}", village -> {
            village.tavern().pass(UNTIL_EIGHT.minusMinutes(5));
            village.tavern().setClock(Duration.ofMinutes(10));
            village.tavern().work();
            return village.first();
        }));
    }

    @Test
    void aClockThatWasSetIsDoubtedForSoLong() {
        assertEquals(List.of(1, 2), without("{clock-trial-minutes: 10}", village -> {
            village.tavern().setClock(Duration.ofHours(9));
            village.tavern().work();
            village.tavern().pass(Duration.ofMinutes(10));
            return village.tavern().posts(Dispatch.Kind.NOTICE).size();
        }));
    }

    @Test
    void whatWasAskedForIsRememberedForSoLong() {
        assertEquals(List.of(true, false), without("{memory-days: 1}", village -> {
            Act act = village.tavern().by(GM);
            village.desk().announce(act, "Mañana hay mercado");
            village.tavern().toTheDeadline();
            village.tavern().toTheDeadline();
            return village.tavern().database.read(books -> books.acts().knows(act.id()));
        }));
    }
}
