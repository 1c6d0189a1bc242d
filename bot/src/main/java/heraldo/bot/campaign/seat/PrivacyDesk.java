package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.book.PeopleBook;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.rules.kernel.PlayerText;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BiFunction;

/** Tells people what is known of them, and forgets them: what they played stays, but nothing links it to them. */
public final class PrivacyDesk {

    private final Ledger ledger;
    private final InstantSource clock;
    private final PreferenceDesk preferences;

    public PrivacyDesk(Bureau bureau, PreferenceDesk preferences) {
        this.ledger = bureau.ledger();
        this.clock = bureau.clock();
        this.preferences = preferences;
    }

    /**
     * The traces of a user in campaigns.
     *
     * @param ended the number of ended campaigns in which they appear
     * @param left the number of running campaigns they have left, which forget them at their end
     */
    public record Traces(int ended, int left) {}

    /** All that is known of somebody and is their own, by where it stands; and what the campaigns are called. */
    public record Known(SortedMap<String, List<Map<String, Object>>> rows, List<Campaign> campaigns) {
        @Override
        public String toString() {
            return "what is known of somebody";
        }
    }

    /** Returns everything that the books know of a user. */
    public Known known(long user) {
        return ledger.read(books -> new Known(books.people().of(user), campaigns(books, user)));
    }

    /**
     * Returns the traces of a user that a request to forget them would concern.
     *
     * @throws RefusedException if they play or direct a campaign that has not ended
     */
    public Traces traces(long user) {
        return ledger.read(books -> traces(books, user));
    }

    /**
     * Forgets somebody: a pseudonym replaces them in ended campaigns at once, in those they have left when these end, and what
     * they have said about themselves is deleted.
     *
     * @param naming their name in a campaign from now on, by the number of their seat; 0 if they have none
     * @throws RefusedException if they play or direct a campaign that has not ended
     */
    public Traces forget(Act act, BiFunction<Campaign, Integer, String> naming) {
        Traces traces = ledger.write(books -> {
            Traces found = traces(books, act.user());
            if (books.acts().seen(act, Optional.empty())) {
                List<Campaign> all = campaigns(books, act.user());
                books.people().drop(act.user());
                all.forEach(campaign -> rename(books, campaign, act, naming));
                CrashPoint.FORGET_WRITTEN.reached();
            }
            return found;
        });
        CrashPoint.FORGET_COMMITTED.reached();
        preferences.forget(act.user());
        return traces;
    }

    private void rename(Books books, Campaign campaign, Act act, BiFunction<Campaign, Integer, String> naming) {
        int seat = Usher.occupancy(books, campaign, act.user())
                .map(Occupancy::seat)
                .map(own -> own.number())
                .orElse(0);
        long pseudonym = books.people().pseudonym(clock.instant());
        String name = naming.apply(campaign, seat);
        PeopleBook.Renaming renaming = new PeopleBook.Renaming(act.user(), act.userName(), pseudonym, name);
        if (campaign.status() == CampaignStatus.ENDED) {
            books.people().rename(campaign.id(), renaming);
        } else {
            books.people().renameLater(campaign.id(), renaming);
        }
    }

    private static Traces traces(Books books, long user) {
        List<Campaign> present = books.campaigns().of(user);
        if (!present.isEmpty()) {
            throw RefusedException.of(
                    "forget-seated",
                    "campaigns",
                    present.stream()
                            .map(campaign -> new PlayerText(campaign.name()))
                            .toList(),
                    "count",
                    present.size());
        }
        List<Campaign> all = campaigns(books, user);
        int ended = (int) all.stream()
                .filter(campaign -> campaign.status() == CampaignStatus.ENDED)
                .count();
        return new Traces(ended, all.size() - ended);
    }

    private static List<Campaign> campaigns(Books books, long user) {
        return books.people().campaigns(user).stream()
                .map((CampaignId id) -> Usher.find(books, id))
                .toList();
    }
}
