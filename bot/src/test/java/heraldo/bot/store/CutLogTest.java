package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.post.RestoreGap;
import heraldo.rules.kernel.Seat;
import heraldo.testing.Sampling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A machine dies shortly after a deadline, and its disk has kept only so much of the database's log. Wherever the log is cut,
 * the database begins with a moment at which something had just been committed; what has been posted since is noticed, and
 * what the campaign had, it plays to the same result. As many cuts as {@code -Dheraldo.cuts} says.
 */
@Tag("slow")
class CutLogTest {

    private static final int CUTS = Sampling.size("heraldo.cuts", 8, 400);

    @TempDir
    Path folder;

    private byte[] log;
    private byte[] file;
    private CampaignId id;
    private String result;
    private Instant died;
    private Map<Long, Dispatch> posted;

    @BeforeEach
    void dies() throws IOException {
        Path books = folder.resolve("whole/heraldo.db");
        try (Tavern tavern = new Tavern(books.getParent())) {
            id = tavern.running("turns", "9");
            tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 2");
            tavern.office.orders().add(tavern.by(Tavern.BEN), "moler 1");
            tavern.toTheDeadline();
            result = tavern.turn(id, 1).result().orElseThrow().state();
            died = tavern.clock.instant();
            posted = Map.copyOf(tavern.posted);
            file = Files.readAllBytes(books);
            log = Files.readAllBytes(Sources.log(books));
        }
    }

    @Test
    void aLogThatIsCutAnywhereIsGoneOnWithOrNoticed() throws IOException {
        TreeSet<Integer> lengths = new TreeSet<>(List.of(0, log.length));
        Random random = new Random(Sampling.seed(CutLogTest.class, 1));
        int part = log.length / CUTS;
        for (int cut = 0; cut < CUTS; cut++) {
            lengths.add(cut * part + random.nextInt(part));
        }
        TreeSet<String> ends = new TreeSet<>();
        for (int length : lengths) {
            ends.add(startsAgain(length));
        }
        assertEquals(List.of("as it was", "held", "nothing"), List.copyOf(ends), "the cuts reach everything");
    }

    /** What became of the campaign whose log was cut to so many bytes. */
    private String startsAgain(int length) throws IOException {
        Path there = Files.createDirectories(folder.resolve("cut" + length));
        Files.write(there.resolve("heraldo.db"), file);
        Files.write(Sources.log(there.resolve("heraldo.db")), Arrays.copyOf(log, length));
        try (Tavern tavern = new Tavern(there)) {
            tavern.sleep(Duration.between(Tavern.NOON, died).plusMinutes(2));
            new RestoreGap(tavern.database, tavern.clock).check((campaign, known) -> OptionalLong.of(last()));
            tavern.work();
            assertNothingElsePostedUnderTheSameNumber(tavern);
            if (!running(tavern)) {
                return "nothing";
            }
            return tavern.newest(id).hold() == HoldReason.RESTORED ? held(tavern, length) : whole(tavern, length);
        }
    }

    /** A post that is made again under its number is found where it stands; under that of another it would be lost. */
    private void assertNothingElsePostedUnderTheSameNumber(Tavern tavern) {
        tavern.posted.forEach((number, post) -> {
            if (number <= last()) {
                assertEquals(posted.get(number).kind(), post.kind());
                assertEquals(posted.get(number).turn(), post.turn());
                assertEquals(posted.get(number).message(), post.message());
            }
        });
    }

    private long last() {
        return posted.keySet().stream().max(Long::compare).orElseThrow();
    }

    private boolean running(Tavern tavern) {
        return tavern.database.read(books -> books.campaigns().running()).stream()
                .anyMatch(campaign -> campaign.id().equals(id));
    }

    /** Everything that was posted is known. */
    private String whole(Tavern tavern, int length) {
        assertEquals(2, tavern.newest(id).key().number(), "cut at " + length);
        assertEquals(Optional.of(result), state(tavern));
        return "as it was";
    }

    /** The game master has the turn that was open resolved: the orders that are left give what they give. */
    private String held(Tavern tavern, int length) {
        CampaignTurn turn = tavern.newest(id);
        assertEquals(TurnStatus.HELD, turn.status(), "cut at " + length);
        assertTrue(tavern.kinds().stream().noneMatch(Dispatch.Kind.RESULT::equals)
                || turn.key().number() > 1);
        boolean all = List.of(1, 2).stream().allMatch(seat -> sent(tavern, turn, new Seat(seat)));
        Act act = tavern.by(Tavern.GM);
        tavern.office
                .gameMaster()
                .resolve(new Act(
                        "decides", act.user(), act.userName(), act.place(), act.at(), act.language(), act.meant()));
        tavern.work();
        assertEquals(turn.key().number() + 1, tavern.newest(id).key().number());
        assertTrue(turn.key().number() > 1 || !all || state(tavern).equals(Optional.of(result)), "cut at " + length);
        return "held";
    }

    private static boolean sent(Tavern tavern, CampaignTurn turn, Seat seat) {
        return tavern.database
                .read(books -> books.sheets().latest(turn.key(), seat))
                .isPresent();
    }

    private Optional<String> state(Tavern tavern) {
        return tavern.turn(id, 1).result().map(came -> came.state());
    }
}
