package heraldo.bot.store;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.campaign.sheet.Receipt;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Turns that were open when a version of the program was ended go on under today's where they were. */
@Tag("slow")
class KeptTurnsTest {
    /** What Ana or Ben had written last for the open turn. */
    private static final String SHEET = "SELECT %s FROM campaign AS game JOIN turn ON turn.campaign = game.id"
            + " JOIN order_sheet USING (campaign, number, step)"
            + " WHERE name = 'Molino' AND turn.status = 'OPEN' AND seat = %d ORDER BY revision DESC";

    /** Since this form it has rained once more, and more is told at the end. */
    private static final int DIRECTED = 18;

    @TempDir
    Path folder;

    @TempDir
    Path then;

    static List<KeptBook> books() {
        return KeptBook.some(1);
    }

    @ParameterizedTest
    @MethodSource("books")
    void theOrdersOfTheOpenTurnStandWithTheirReceiptsAndCount(KeptBook book) throws IOException {
        boolean takenBack = book.form() >= 4;
        int showers = book.form() >= DIRECTED ? 1 : 0;
        Path old = book.into(then);
        try (Tavern tavern = book.open(folder)) {
            CampaignId mill = KeptBook.called(tavern, "Molino");
            assertEquals(takenBack ? List.of(6 + showers, 8 + showers) : List.of(7, 8), tavern.ground(mill));
            Receipt ana = tavern.office.orders().show(tavern.by(ANA).in(mill));
            assertEquals("moler 4 " + KeptBook.value(old, SHEET.formatted("code", 1)), written(ana));
            assertFalse(ana.written().ready());
            Receipt ben = tavern.office.orders().show(tavern.by(BEN).in(mill));
            assertEquals("moler 3 " + KeptBook.value(old, SHEET.formatted("code", 2)), written(ben));
            assertTrue(ben.written().ready());
            Instant due = Instant.ofEpochMilli(Long.parseLong(KeptBook.value(old, SHEET.formatted("due", 1))));
            assertEquals(due, ana.turn().deadline().orElseThrow());
            tavern.endTurn(mill);
            assertEquals(due.plus(TurnTimes.USUAL.grace()), tavern.clock.instant());
            assertEquals(takenBack ? List.of(10 + showers, 11 + showers) : List.of(11, 11), tavern.ground(mill));
        }
    }

    private static String written(Receipt receipt) {
        return receipt.lines().getFirst().text() + " "
                + receipt.written().code().orElseThrow();
    }

    /** The last words of two game masters had not gone out; a turn had been locked by one of them. */
    @ParameterizedTest
    @MethodSource("books")
    void whatHadNotGoneOutIsPostedOnceAndNothingElseAgain(KeptBook book) throws IOException {
        Path old = book.into(then);
        List<String> waiting = KeptBook.rows(old, "SELECT id FROM outbox WHERE done IS NULL AND kind <> 'CLEARED'");
        assertEquals(book.form() >= DIRECTED ? 9 : 2, waiting.size());
        List<String> out = KeptBook.rows(old, "SELECT id FROM outbox WHERE done IS NOT NULL");
        try (Tavern tavern = book.open(folder)) {
            tavern.work();
            tavern.endTurn(KeptBook.called(tavern, "Molino"));
            tavern.restart();
            tavern.work();
            List<String> posted = tavern.attempts.stream()
                    .map(dispatch -> Long.toString(dispatch.id()))
                    .toList();
            assertEquals(List.of(), posted.stream().filter(out::contains).toList());
            assertTrue(posted.containsAll(waiting), posted::toString);
            assertEquals(posted.size(), posted.stream().distinct().count(), "nothing is posted twice");
        }
    }

    @ParameterizedTest
    @MethodSource("books")
    void aTurnThatWasLockedIsPlayedAndOneThatIsPlayedAtOnceGoesOn(KeptBook book) throws IOException {
        boolean oneMore = book.form() >= 4;
        try (Tavern tavern = book.open(folder)) {
            tavern.work();
            CampaignId locked = KeptBook.called(tavern, "Rueda");
            assertEquals(oneMore ? List.of(6, 2) : List.of(5, 1), tavern.ground(locked));
            CampaignId steps = KeptBook.called(tavern, "Batán");
            assertEquals(List.of(3, 1), tavern.ground(steps));
            long due = oneMore ? BEN : ANA;
            tavern.office.orders().add(tavern.by(due).in(steps), "moler 2");
            assertEquals(oneMore ? List.of(3, 3) : List.of(5, 1), tavern.ground(steps));
            CampaignId game = KeptBook.called(tavern, "Kaixiflán");
            int number = tavern.newest(game).key().number();
            tavern.endTurn(game);
            assertEquals(number + 1, tavern.newest(game).key().number());
        }
    }
}
