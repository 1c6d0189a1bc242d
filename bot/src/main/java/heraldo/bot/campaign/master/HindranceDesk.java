package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.rules.kernel.Message;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Keeps account of what hinders campaigns, and of whether their game masters have been told. */
public final class HindranceDesk {

    private final Ledger ledger;
    private final InstantSource clock;
    private final Set<CampaignId> telling = ConcurrentHashMap.newKeySet();

    public HindranceDesk(Ledger ledger, InstantSource clock) {
        this.ledger = ledger;
        this.clock = clock;
    }

    /** Notes a hindrance, or that it is still there. */
    public void note(CampaignId campaign, String subject, Message words) {
        ledger.record(books -> books.hindrances().note(campaign, subject, words, clock.instant()));
    }

    /**
     * Has the game master of a campaign told, unless somebody else is just doing so: posts and answers may want to at once.
     *
     * @param teller is given what they have still to be told, oldest first
     */
    public void tell(CampaignId campaign, Consumer<List<Hindrance>> teller) {
        if (telling.add(campaign)) {
            try {
                teller.accept(untold(campaign));
            } finally {
                telling.remove(campaign);
            }
        }
    }

    private List<Hindrance> untold(CampaignId campaign) {
        return ledger.read(books -> books.hindrances().of(campaign)).stream()
                .filter(each -> !each.told())
                .toList();
    }

    /** Notes that the game master has been told. Of a letter nothing is left to remedy then. */
    public void told(Hindrance hindrance) {
        ledger.record(books -> {
            if (hindrance.open()) {
                books.hindrances().told(hindrance.campaign(), hindrance.subject(), clock.instant());
            } else {
                books.hindrances().strike(hindrance.campaign(), hindrance.subject());
            }
        });
    }

    /** Strikes out what is remedied, if it was there. */
    public void remedied(CampaignId campaign, String subject) {
        remedied(campaign, hindrance -> hindrance.subject().equals(subject));
    }

    /** Strikes out all that is remedied. */
    public void remedied(CampaignId campaign, Predicate<Hindrance> remedied) {
        List<Hindrance> over = ledger.read(books -> books.hindrances().of(campaign)).stream()
                .filter(remedied)
                .toList();
        if (!over.isEmpty()) {
            ledger.record(books -> over.forEach(each -> books.hindrances().strike(campaign, each.subject())));
        }
    }

    /** The campaigns of which a game master has still to be told something. */
    public List<Campaign> untold(long gameMaster) {
        return ledger.read(books -> books.hindrances().untold(gameMaster).stream()
                .map(Hindrance::campaign)
                .distinct()
                .map(campaign -> Usher.find(books, campaign))
                .toList());
    }
}
