package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.Petition;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Expires open petitions when their turn takes no more orders, and has their posts updated. */
final class LapsedPetitions {
    private final Bureau bureau;

    LapsedPetitions(Bureau bureau) {
        this.bureau = bureau;
    }

    void work() {
        List<Petition> open = bureau.ledger().read(books -> books.petitions().open());
        EachAlone.of(open, petition -> petition.turn().campaign(), this::lapse);
    }

    private void lapse(Petition petition) {
        if (bureau.ledger().read(books -> over(books, petition))) {
            Instant now = bureau.clock().instant();
            bureau.ledger().record(books -> {
                settle(books, petition, now);
                CrashPoint.PETITION_WRITTEN.reached();
            });
            CrashPoint.PETITION_COMMITTED.reached();
            bureau.wake();
        }
    }

    /** In a pause nothing is left to ask for. */
    private static boolean over(Books books, Petition petition) {
        CampaignId campaign = petition.turn().campaign();
        return petition.outcome().isEmpty()
                && (Usher.find(books, campaign).status() == CampaignStatus.ENDED
                        || books.turns()
                                .newest(campaign)
                                .filter(turn ->
                                        turn.key().number() == petition.turn().number()
                                                && turn.status().takesOrders()
                                                && turn.hold() != HoldReason.PAUSED)
                                .isEmpty());
    }

    private static void settle(Books books, Petition petition, Instant now) {
        CampaignId campaign = petition.turn().campaign();
        books.petitions()
                .settle(
                        petition.lapsed(
                                Usher.find(books, campaign), books.turns().newest(campaign)),
                        Optional.empty());
        books.outbox()
                .add(
                        campaign,
                        Dispatch.Kind.PETITION_LAPSED,
                        Optional.of(petition.turn()),
                        Optional.empty(),
                        Optional.of(Posts.say("petition-lapsed", "petition", petition.id())),
                        now);
    }
}
