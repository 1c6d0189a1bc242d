package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Knows in which theme the pictures of a campaign are drawn for everybody. It is asked for every picture, so it keeps in mind
 * what stands in the books: nobody else writes there while the program runs. Who may choose is not decided here.
 */
public final class ThemeDesk {

    private final Ledger ledger;
    private final Object reading = new Object();
    private volatile Optional<Map<CampaignId, String>> known = Optional.empty();

    public ThemeDesk(Ledger ledger) {
        this.ledger = ledger;
    }

    /** The theme of a campaign; empty for the usual one. */
    public Optional<String> of(CampaignId campaign) {
        return Optional.ofNullable(known().get(campaign));
    }

    /** Puts a theme in place of the one before, unless the act has come before. */
    public void settle(Act act, CampaignId campaign, String theme) {
        Map<CampaignId, String> all = known();
        boolean fresh = ledger.write(books -> {
            boolean first = books.acts().seen(act, Optional.empty());
            if (first) {
                books.themes().settle(campaign, theme);
            }
            return first;
        });
        if (fresh) {
            all.put(campaign, theme);
        }
    }

    private Map<CampaignId, String> known() {
        return known.orElseGet(this::read);
    }

    private Map<CampaignId, String> read() {
        synchronized (reading) {
            if (known.isEmpty()) {
                known = Optional.of(new ConcurrentHashMap<>(
                        ledger.read(books -> books.themes().all())));
            }
            return known.orElseThrow();
        }
    }
}
