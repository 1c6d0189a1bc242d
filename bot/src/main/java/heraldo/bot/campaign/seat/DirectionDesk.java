package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.staff.Asking;
import heraldo.bot.campaign.staff.StaffActs;
import heraldo.rules.kernel.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.SortedSet;

/**
 * Says who directs. Every act is logged among those of the game master and told in the chronicle. Every method that changes
 * something answers with these words, and throws {@link RefusedException} if it cannot be done.
 */
public final class DirectionDesk {
    /** A game master of whom nothing was seen for so long may be succeeded. */
    public static final Duration SILENCE = Duration.ofDays(14);

    /** That the game master is there is noted no more often. */
    private static final Duration SEEN_ANEW = Duration.ofHours(6);

    private final Bureau bureau;
    private final StaffActs acts;

    public DirectionDesk(Bureau bureau, Usher usher) {
        this.bureau = bureau;
        this.acts = new StaffActs(bureau, usher);
    }

    /** Asks somebody to direct the campaign from now on. */
    public Message handOver(Act act, Guest guest) {
        return acts.directed(act, "handover", table -> {
            if (guest.user() == act.user()) {
                throw RefusedException.of("directs-already");
            }
            table.withdraw(Optional.empty());
            return Asking.direction(table, guest);
        });
    }

    /**
     * A manager of the server takes the direction over, because the game master has left it or has been silent for long.
     *
     * @param gone whether the game master is in the server no more
     */
    public Message takeOver(Act act, boolean gone) {
        return acts.succeeding(act, "takeover", table -> {
            Campaign campaign = table.campaign();
            if (campaign.gameMaster() == act.user()) {
                throw RefusedException.of("directs-already");
            }
            Instant seen = table.books()
                    .staff()
                    .seen(campaign.id())
                    .orElse(campaign.founding().opened());
            if (!gone && table.now().isBefore(seen.plus(SILENCE))) {
                throw RefusedException.of("direction-there", "days", (int) SILENCE.toDays());
            }
            boolean blind = table.direct(act.user());
            Message words = Posts.say("takeover", "why", gone ? "GONE" : "SILENT", "blind", String.valueOf(blind));
            return table.tell(Posts.naming(words, act.userName()));
        });
    }

    /** Those who have directed a campaign and seen all secrets in it, also its private conversations, and direct it no more. */
    public SortedSet<Long> overseers(CampaignId campaign) {
        return bureau.ledger().read(books -> books.staff().overseers(campaign));
    }

    /** Returns the time at which the game master was last seen, by default the opening of the campaign. */
    public Instant seen(Campaign campaign) {
        return bureau.ledger()
                .read(books -> books.staff().seen(campaign.id()))
                .orElse(campaign.founding().opened());
    }

    /** The game master is there; noted now and then. */
    public void see(Campaign campaign, Instant at) {
        if (at.isAfter(seen(campaign).plus(SEEN_ANEW))) {
            bureau.ledger().record(books -> books.staff().see(campaign.id(), at));
        }
    }
}
