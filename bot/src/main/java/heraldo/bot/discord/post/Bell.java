package heraldo.bot.discord.post;

import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.campaign.seat.PreferenceDesk;
import java.util.List;
import java.util.OptionalLong;

/** Knows who may be disturbed now. In somebody's quiet hours what is posted for them waits without a sound. */
final class Bell {

    private final PreferenceDesk preferences;
    private final CampaignClock clock;

    Bell(PreferenceDesk preferences, CampaignClock clock) {
        this.preferences = preferences;
        this.clock = clock;
    }

    /** Calls somebody, if there is anybody. */
    Calling call(OptionalLong user) {
        return asleep(user) ? Calling.SOFTLY : new Calling(user.stream().boxed().toList(), List.of(), false);
    }

    /** Calls nobody; whoever reads the channel is disturbed no more than they want to be. */
    Calling lay(OptionalLong reader) {
        return asleep(reader) ? Calling.SOFTLY : Calling.NOBODY;
    }

    private boolean asleep(OptionalLong user) {
        return user.stream().mapToObj(preferences::of).anyMatch(preference -> preference.asleep(clock.instant()));
    }
}
