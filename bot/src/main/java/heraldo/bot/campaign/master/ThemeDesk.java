package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Message;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Knows in which theme the pictures of a campaign are drawn for everybody. It is asked for every picture, so it caches what the
 * books say: nobody else writes there while the program runs. Who may choose is not decided here.
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

    /**
     * Puts a theme in place of the one before, unless the act has come before; it is logged among those of the game master.
     *
     * @return the public message about it
     */
    public Message settle(Act act, CampaignId campaign, String theme) {
        Map<CampaignId, String> all = known();
        Message words = words(theme, Optional.ofNullable(all.get(campaign)));
        boolean fresh = ledger.write(books -> {
            boolean first = !books.acts().knows(act.id());
            if (first) {
                books.themes().settle(campaign, theme);
                Optional<TurnKey> turn = books.turns().newest(campaign).map(CampaignTurn::key);
                books.acts().log(campaign, turn, act, "theme", words);
            }
            return first;
        });
        if (fresh) {
            all.put(campaign, theme);
        }
        return words;
    }

    private static Message words(String theme, Optional<String> before) {
        Message words = Posts.say("theme", "theme", name(theme));
        return before.filter(name -> !name.equals(theme))
                .map(name -> Posts.instead(words, name(name)))
                .orElse(words);
    }

    /** Returns the display name of a theme. */
    public static Message name(String theme) {
        return Message.of("campaign.theme." + theme);
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
