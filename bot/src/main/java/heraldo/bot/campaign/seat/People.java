package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.rulebook.Bureau;

/**
 * The desks that keep what people want for themselves, whatever they play.
 *
 * @param away keeps account of players who are away
 * @param preferences knows how people want to be spoken to
 * @param privacy tells people what is known of them, and forgets them
 */
public record People(AwayDesk away, PreferenceDesk preferences, PrivacyDesk privacy) {

    /** Opens them. */
    public static People of(Bureau bureau, Usher usher) {
        PreferenceDesk preferences = new PreferenceDesk(bureau.ledger(), bureau.calendar());
        return new People(new AwayDesk(bureau, usher), preferences, new PrivacyDesk(bureau, preferences));
    }
}
