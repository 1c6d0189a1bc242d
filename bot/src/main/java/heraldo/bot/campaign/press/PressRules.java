package heraldo.bot.campaign.press;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.PressRule;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.RefusedException;

/** The press rules in force in a campaign. */
public final class PressRules {

    private PressRules() {}

    /** The rule of a campaign. */
    public static PressRule of(Books books, CampaignId campaign) {
        return books.press().rule(campaign).orElseGet(() -> PressRule.agreed(Usher.find(books, campaign)));
    }

    /** Makes sure that something may be said to everybody. */
    static void demandPublic(PressTable table) {
        if (!publicAllowed(table)) {
            throw RefusedException.of("press-none", "locked", locked(table));
        }
    }

    /** Returns whether the rule allows public messages now. */
    static boolean publicAllowed(PressTable table) {
        return now(table) != Press.NONE;
    }

    /** Makes sure that something may be said in private. */
    static void demandPrivate(PressTable table) {
        demandPublic(table);
        if (now(table) != Press.OPEN) {
            throw RefusedException.of("press-private", "locked", locked(table));
        }
    }

    private static Press now(PressTable table) {
        return of(table.books(), table.campaign().id()).in(table.turn().status());
    }

    /**
     * Returns {@code "true"} if the rule differs while a turn takes orders, and the open turn takes none; otherwise {@code
     * "false"}.
     */
    private static String locked(PressTable table) {
        boolean differs = !of(table.books(), table.campaign().id()).steady();
        return String.valueOf(differs && !table.turn().status().takesOrders());
    }
}
