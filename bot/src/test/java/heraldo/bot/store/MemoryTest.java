package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.testing.Sampling;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever looks into the books sees them as they are, whether the database was asked or somebody remembered. */
class MemoryTest {
    private static final int ACTS = Sampling.size("heraldo.memory.acts", 100, 6_000);

    private SqliteLedger ledger;
    private CampaignId campaign;

    @BeforeEach
    void aCampaign(@TempDir Path folder) {
        try (Tavern tavern = new Tavern(folder)) {
            campaign = tavern.running();
        }
        ledger = SqliteLedger.open(folder.resolve("heraldo.db"));
    }

    @AfterEach
    void closed() {
        ledger.close();
    }

    private Campaign campaign(Books books) {
        return books.campaigns().find(campaign).orElseThrow();
    }

    private long director(Books books) {
        return campaign(books).gameMaster();
    }

    private void direct(Books books, long user) {
        books.campaigns().change(campaign(books).directedBy(user));
    }

    @Test
    void whatNobodyChangesIsAskedForOnce() {
        ledger.read(this::director);
        long asked = ledger.effort().run();
        ledger.read(this::director);
        ledger.record(books ->
                books.occupancies().change(books.occupancies().of(campaign).getFirst()));
        ledger.read(this::director);
        assertEquals(2, ledger.effort().run() - asked, "the seats were read and changed, the campaign was not");
    }

    @Test
    void aChangeIsSeenByWhoeverLooksAfterIt() {
        for (long user = 1; user < 5; user++) {
            long now = user;
            ledger.read(this::director);
            ledger.record(books -> {
                direct(books, now);
                assertEquals(now, director(books), "by whoever made it");
            });
            assertEquals(now, ledger.read(this::director));
        }
    }

    @Test
    void whatWasUndoneNobodyRemembers() {
        long before = ledger.read(this::director);
        assertThrows(
                IllegalStateException.class,
                () -> ledger.record(books -> {
                    direct(books, 99);
                    director(books);
                    throw new IllegalStateException("undone");
                }));
        assertEquals(before, ledger.read(this::director));
        assertEquals(before, ledger.write(this::director));
    }

    @Test
    void whoeverIsLookingSeesTheBooksAsTheyWere() throws Exception {
        ledger.record(books -> direct(books, 1));
        ExecutorService other = Executors.newSingleThreadExecutor();
        try {
            long seen = ledger.read(books -> {
                books.occupancies().of(campaign);
                finished(other.submit(() -> ledger.record(writing -> direct(writing, 2))));
                finished(other.submit(() -> ledger.read(this::director)));
                return director(books);
            });
            assertEquals(1, seen);
            assertEquals(2, ledger.read(this::director));
        } finally {
            other.shutdownNow();
        }
    }

    private static void finished(Future<?> deed) {
        try {
            deed.get(60, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** The one who writes sets campaign and seats to the same number in one act, again and again. */
    @Test
    void nobodySeesHalfAnActHoweverManyLookMeanwhile() throws Exception {
        AtomicBoolean over = new AtomicBoolean();
        ExecutorService people = Executors.newFixedThreadPool(3);
        try {
            ledger.record(books -> both(books, 1));
            List<Future<Integer>> lookers = IntStream.range(0, 3)
                    .mapToObj(each -> people.submit(() -> looks(over)))
                    .toList();
            for (int number = 2; number < ACTS; number++) {
                int now = number;
                ledger.record(books -> both(books, now));
            }
            over.set(true);
            for (Future<Integer> looker : lookers) {
                assertTrue(looker.get(60, TimeUnit.SECONDS) > 0);
            }
        } finally {
            people.shutdownNow();
        }
    }

    private void both(Books books, int number) {
        direct(books, number);
        books.occupancies().change(books.occupancies().of(campaign).getFirst().silentFor(number));
    }

    private int looks(AtomicBoolean over) {
        int looks = 0;
        // At least once: on a busy machine all may be written before anybody comes to look.
        do {
            looks++;
            boolean seatsFirst = looks % 2 == 0;
            long difference = ledger.read(books -> {
                long seats = seatsFirst ? silent(books) : 0;
                long director = director(books);
                return (seatsFirst ? seats : silent(books)) - director;
            });
            assertEquals(0, difference);
        } while (!over.get());
        return looks;
    }

    private long silent(Books books) {
        return books.occupancies().of(campaign).getFirst().silent();
    }
}
