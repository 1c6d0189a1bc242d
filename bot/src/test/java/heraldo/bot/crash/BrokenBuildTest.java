package heraldo.bot.crash;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.port.CrashPoint;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An oracle that is always content is worth nothing: here the program has mistakes, and is found out. */
@Tag("long")
class BrokenBuildTest {
    private static final int MOST_SEASONS = 6;

    @TempDir
    private static Path classes;

    private static ClassArchive archive;

    @TempDir
    private Path folder;

    @BeforeAll
    static void theProgramStartsFast() {
        archive = ClassArchive.in(classes);
    }

    @Test
    void aPostMarkedAsSentBeforeItIsSentIsMissed() {
        assertFound(
                "LOST: message 0 is marked as sent", Flaw.SENT_TOO_EARLY, new Kill.At(CrashPoint.DISPATCH_CLAIMED, 0));
    }

    @Test
    void aPostTakenOffTheQueueBeforeItIsSentIsMissed() {
        assertFound("LOST: the post ", Flaw.TAKEN_OFF, new Kill.At(CrashPoint.DISPATCH_CLAIMED, 0));
    }

    @Test
    void aTurnWithTwoResultsIsSeen() {
        assertFound("DOUBLE: RESULT of turn 1", Flaw.TOLD_UNWRITTEN, new Kill.At(CrashPoint.RESULT_COMMITTED, 1));
    }

    @Test
    void aResultThatOrdersAndSeedDoNotGiveIsSeen() {
        assertFound("UNSOUND: ", Flaw.STALE_RESULT, new Kill.At(CrashPoint.RESULT_COMMITTED, 0));
    }

    @Test
    void aPostMarkedAnewAfterEveryStartIsSeenTwice() {
        assertFound("DUPLICATE: 2 times in crónica", Flaw.MARKED_ANEW, new Kill.At(CrashPoint.DISPATCH_DELIVERED, 1));
    }

    @Test
    void anOrderAcknowledgedBeforeItIsCommittedIsMissed() {
        assertFound(
                "LOST: the order with the receipt", Flaw.COMMITTED_TOO_LATE, new Kill.At(CrashPoint.LOCK_WRITTEN, 0));
    }

    @Test
    void aDispatchAnsweredBeforeItIsCommittedIsMissed() {
        assertFound(
                "LOST: what was answered for: dispatch",
                Flaw.COMMITTED_TOO_LATE,
                new Kill.At(CrashPoint.LOCK_WRITTEN, 0));
    }

    @Test
    void aRuleAnsweredBeforeItIsCommittedIsMissed() {
        assertFound("LOST: the rule of absence", Flaw.COMMITTED_TOO_LATE, new Kill.At(CrashPoint.LOCK_WRITTEN, 0));
    }

    @Test
    void aDispatchThatIsWrittenTwiceIsSeen() {
        assertFound(
                "DOUBLE: what was asked for is done again: dispatch",
                Flaw.SAID_TWICE,
                new Kill.At(CrashPoint.RESULT_COMMITTED, 0));
    }

    @Test
    void aRequestThatRanOutAndStillTakesVotesIsSeen() {
        assertFound("LOST: that a request ran out", Flaw.LAPSE_FORGOTTEN, new Kill.At(CrashPoint.BACKUP_WRITTEN, 9));
    }

    @Test
    void aTurnThatWasTakenBackAndIsToldAsIfItStoodIsSeen() {
        // A turn has to be played before it can be taken back, which is drawn before each of those that follow.
        Kill kill = new Kill.At(CrashPoint.BACKUP_WRITTEN, 9);
        List<Run> runs = new ArrayList<>(List.of(new Run(Run.Part.OPENING, kill)));
        runs.addAll(Collections.nCopies(6, new Run(Run.Part.TURN, kill)));
        assertFound("LOST: that a turn was taken back", Flaw.VOID_FORGOTTEN, runs);
    }

    /** The program dies while a campaign is opened and its first turn is played, or soon after it; what is done then is drawn. */
    private void assertFound(String words, Flaw flaw, Kill kill) {
        assertFound(words, flaw, List.of(new Run(Run.Part.OPENING, kill)));
    }

    private void assertFound(String words, Flaw flaw, List<Run> runs) {
        Toll toll = new Toll();
        for (int seed = 1; toll.stories().isEmpty() && seed <= MOST_SEASONS; seed++) {
            Path village = folder.resolve("season" + seed);
            Season.play(flaw.name(), Game.MILL, runs, village, new Random(seed), Optional.of(flaw), archive, toll);
        }
        assertTrue(
                toll.stories().stream().anyMatch(story -> story.contains(words)),
                () -> String.join("\n", toll.stories()));
    }
}
