package heraldo.bot.app;

import heraldo.bot.campaign.Bureau;
import heraldo.bot.campaign.CampaignClock;
import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.Courier;
import heraldo.bot.campaign.Library;
import heraldo.bot.campaign.PostOffice;
import heraldo.bot.schedule.CronCalendar;
import heraldo.bot.schedule.Ticker;
import heraldo.bot.store.SqliteLedger;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.Deque;

/** Where campaigns are run: the books, the desks, and the clerks with their alarms. Discord is not part of it. */
final class Premises implements AutoCloseable {

    private static final int SECRET = 32;

    private final CampaignClock clock;
    private final SqliteLedger ledger;
    private final Bells bells = new Bells();
    private final Deque<AutoCloseable> open = new ArrayDeque<>();
    private final CampaignOffice office;

    private Premises(Installation here, Settings settings, Path database, CampaignClock clock) {
        this.clock = clock;
        this.ledger = SqliteLedger.open(database);
        this.open.push(ledger);
        this.office = CampaignOffice.of(new Bureau(
                ledger,
                new Library(here.catalog()),
                new CronCalendar(settings.leastGapOfDeadlines()),
                clock,
                Premises::secret,
                bells));
    }

    /**
     * Opens the books. Nobody works yet.
     *
     * @throws heraldo.bot.store.UnusableDatabaseException if the database cannot be used
     */
    static Premises open(Installation here, Settings settings, Path database, CampaignClock clock) {
        return new Premises(here, settings, database, clock);
    }

    CampaignOffice office() {
        return office;
    }

    /** Sets the clerks to work: one ends turns, the other posts through the courier. */
    void staff(Courier courier) {
        PostOffice post = new PostOffice(ledger, courier, clock);
        staff(new Ticker("clerk", office.clerk()::work, office.clerk()::nextAlarm, clock));
        staff(new Ticker("post", post::work, post::nextAlarm, clock));
        bells.ring(clock.instant());
    }

    private void staff(Ticker ticker) {
        bells.add(ticker);
        open.push(ticker);
    }

    /** Lets the clerks end what they are at, and closes the books. */
    @Override
    public void close() throws Exception {
        while (!open.isEmpty()) {
            open.pop().close();
        }
    }

    private static byte[] secret() {
        byte[] bytes = new byte[SECRET];
        new SecureRandom().nextBytes(bytes);
        return bytes;
    }
}
