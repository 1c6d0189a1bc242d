package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Petition;
import heraldo.bot.campaign.model.Petition.Outcome;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Settles what players have asked one another for when its turn takes no more orders, and has its post changed. */
final class LapsedPetitions {
    private final Bureau bureau;

    LapsedPetitions(Bureau bureau) {
        this.bureau = bureau;
    }

    void work() {
        boolean any = bureau.ledger().read(books -> !lapsed(books).isEmpty());
        if (any) {
            Instant now = bureau.clock().instant();
            bureau.ledger().record(books -> {
                lapsed(books).forEach(petition -> settle(books, petition, now));
                CrashPoint.PETITION_WRITTEN.reached();
            });
            CrashPoint.PETITION_COMMITTED.reached();
            bureau.wake();
        }
    }

    private static List<Petition> lapsed(Books books) {
        return books.petitions().open().stream()
                .filter(petition -> over(books, petition))
                .toList();
    }

    private static boolean over(Books books, Petition petition) {
        Optional<CampaignTurn> newest = books.turns().newest(petition.turn().campaign());
        return newest.filter(turn -> turn.key().number() == petition.turn().number()
                        && turn.status().takesOrders())
                .isEmpty();
    }

    private static void settle(Books books, Petition petition, Instant now) {
        books.petitions().settle(petition.settled(Outcome.EXPIRED), Optional.empty());
        books.outbox()
                .add(
                        petition.turn().campaign(),
                        Dispatch.Kind.PETITION_LAPSED,
                        Optional.of(petition.turn()),
                        Optional.empty(),
                        Optional.of(Posts.say("petition-lapsed", "petition", petition.id())),
                        now);
    }
}
