package heraldo.bot.campaign.press;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Talk;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Has private conversations checked again whenever a change may close or open them. */
public final class Talks {

    private Talks() {}

    /** The turn takes no more orders, or takes them again: where that makes a difference, conversations are closed or opened. */
    public static void turned(Books books, CampaignId campaign, Instant now) {
        if (!PressRules.of(books, campaign).steady()) {
            renew(books, campaign, now);
        }
    }

    /** Something else may be said from now on. */
    public static void renew(Books books, CampaignId campaign, Instant now) {
        if (!books.talks().of(campaign).isEmpty()) {
            books.outbox()
                    .add(campaign, Dispatch.Kind.TALKS, Optional.empty(), Optional.empty(), Optional.empty(), now);
        }
    }

    /** A player has left their seat: their conversations end, and the next holder starts new ones. */
    public static void left(Books books, CampaignId campaign, Instant now) {
        List<Talk> over = books.talks().of(campaign).stream()
                .filter(talk -> !talk.over())
                .filter(talk -> !talk.held(books.occupancies().of(campaign)))
                .toList();
        over.forEach(talk -> books.talks().end(talk.id(), now));
        if (!over.isEmpty()) {
            renew(books, campaign, now);
        }
    }
}
