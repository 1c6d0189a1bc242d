package heraldo.bot.campaign.press;

import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.rulebook.Bureau;

/**
 * The desks of those who speak to each other.
 *
 * @param treaties carries treaties
 * @param press takes what is said to everybody
 * @param talks opens private conversations
 */
public record Parley(TreatyDesk treaties, PressDesk press, TalkDesk talks) {

    /** Opens them. */
    public static Parley of(Bureau bureau, Usher usher) {
        return new Parley(new TreatyDesk(bureau, usher), new PressDesk(bureau, usher), new TalkDesk(bureau, usher));
    }
}
