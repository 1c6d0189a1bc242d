package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.rules.kernel.Message;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks after campaigns in servers that removed the bot: they are paused, go on once it is back and the game master says so,
 * and end if it is not back in time. It need not have received the event of its removal.
 */
final class Absences {
    private static final Logger LOG = LoggerFactory.getLogger(Absences.class);

    private final Bureau bureau;

    Absences(Bureau bureau) {
        this.bureau = bureau;
    }

    /**
     * Does what is due in all servers.
     *
     * @param trusted whether the clock is in order; if not, no campaign has waited too long
     */
    void work(boolean trusted) {
        for (long server : servers()) {
            Contact contact = bureau.reach().with(server);
            if (contact == Contact.GONE) {
                away(server, trusted);
            } else if (contact.stands()) {
                back(server);
            }
        }
    }

    private Set<Long> servers() {
        return bureau.ledger().read(books -> {
            Set<Long> all = new TreeSet<>(books.campaigns().servers());
            all.addAll(books.absences().servers());
            return all;
        });
    }

    private void away(long server, boolean trusted) {
        Instant now = bureau.clock().instant();
        Optional<Instant> since = bureau.ledger().read(books -> books.absences().since(server));
        if (since.isEmpty()) {
            LOG.warn(
                    "The bot is not in server {} any more. Its campaigns are paused until it is invited again.",
                    server);
        }
        boolean over = trusted
                && since.filter(then -> !now.isBefore(then.plus(bureau.policy().exile())))
                        .isPresent();
        boolean something = since.isEmpty()
                || bureau.ledger().read(books -> !due(books, server, over).isEmpty());
        if (something) {
            bureau.ledger().record(books -> {
                books.absences().begin(server, now);
                due(books, server, over).forEach(campaign -> leave(books, campaign, over, now));
                CrashPoint.ABSENCE_WRITTEN.reached();
            });
            CrashPoint.ABSENCE_COMMITTED.reached();
            bureau.wake();
        }
    }

    /** The campaigns with which something is to be done. A turn that is being played comes to its end first. */
    private static List<Campaign> due(Books books, long server, boolean over) {
        return books.campaigns().inGuild(server).stream()
                .filter(campaign -> books.turns()
                        .newest(campaign.id())
                        .map(turn -> over ? turn.status() != TurnStatus.LOCKED : runs(turn))
                        .orElse(over))
                .toList();
    }

    private static boolean runs(CampaignTurn turn) {
        return turn.status().takesOrders() && !turn.hold().waitsForGameMaster();
    }

    private static void leave(Books books, Campaign campaign, boolean over, Instant now) {
        Optional<CampaignTurn> turn = books.turns().newest(campaign.id());
        turn.filter(Absences::runs).ifPresent(running -> {
            books.turns().change(running, running.paused());
            books.turns().remindAt(running.key(), Optional.empty());
        });
        if (over) {
            books.campaigns().change(campaign.withStatus(CampaignStatus.ENDED));
            Message words = Posts.say("ended-without-server");
            turn.map(CampaignTurn::key)
                    .ifPresentOrElse(
                            open -> {
                                books.acts().note(open, now, GameMasterAct.ABANDONED, words);
                                Posts.ended(books, campaign, open, words, now);
                            },
                            // Where nothing was played, there are no dice to speak of.
                            () -> Posts.notice(books, campaign.id(), words, now));
        }
    }

    /** Players who wait for their game master are told so, and so is the game master. */
    private void back(long server) {
        Optional<Instant> since = bureau.ledger().read(books -> books.absences().since(server));
        since.ifPresent(then -> {
            LOG.info("The bot is in server {} again.", server);
            Instant now = bureau.clock().instant();
            bureau.ledger().record(books -> {
                books.absences().end(server);
                books.campaigns()
                        .inGuild(server)
                        .forEach(campaign -> books.turns()
                                .newest(campaign.id())
                                .filter(turn -> turn.hold().waitsForGameMaster())
                                .ifPresent(turn -> welcome(books, campaign, turn, then, now)));
                CrashPoint.ABSENCE_WRITTEN.reached();
            });
            CrashPoint.ABSENCE_COMMITTED.reached();
            bureau.wake();
        });
    }

    private static void welcome(Books books, Campaign campaign, CampaignTurn turn, Instant since, Instant now) {
        String then = Moments.of(since);
        Posts.notice(books, campaign, turn.key(), Posts.say("back", "since", then), now);
        Posts.alert(books, campaign, turn.key(), Posts.say("back-alert", "since", then), now);
    }
}
