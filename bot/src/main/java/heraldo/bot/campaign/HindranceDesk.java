package heraldo.bot.campaign;

import heraldo.rules.kernel.Message;
import java.time.InstantSource;
import java.util.List;

/** Keeps account of what hinders campaigns, and of whether their game masters have been told. */
public final class HindranceDesk {

    private final Ledger ledger;
    private final InstantSource clock;

    HindranceDesk(Ledger ledger, InstantSource clock) {
        this.ledger = ledger;
        this.clock = clock;
    }

    /** Notes a hindrance, or that it is still there. */
    public void note(CampaignId campaign, String subject, Message words) {
        ledger.record(books -> books.hindrances().note(campaign, subject, words, clock.instant()));
    }

    /** What the game master of a campaign has still to be told, oldest first. */
    public List<Hindrance> untold(CampaignId campaign) {
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
        boolean there = ledger.read(books -> books.hindrances().of(campaign)).stream()
                .anyMatch(each -> each.subject().equals(subject));
        if (there) {
            ledger.record(books -> books.hindrances().strike(campaign, subject));
        }
    }

    /** What a game master has still to be told, with the campaigns. */
    public List<Untold> untold(long gameMaster) {
        return ledger.read(books -> books.hindrances().untold(gameMaster).stream()
                .map(each -> new Untold(Usher.find(books, each.campaign()), each))
                .toList());
    }

    /** What has still to be told of a campaign. */
    public record Untold(Campaign campaign, Hindrance hindrance) {}
}
