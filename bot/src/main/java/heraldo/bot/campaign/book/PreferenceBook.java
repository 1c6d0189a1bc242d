package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.Preference;
import java.util.List;

/** The book of people who have said how they want to be spoken to. */
public interface PreferenceBook {

    /** All of them. */
    List<Preference> all();

    /** Returns the preferences of a user. */
    Preference of(long user);

    /** Puts what somebody wants in place of what they wanted before. */
    void settle(Preference preference);
}
