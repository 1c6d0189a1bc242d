package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.authority.Badge;
import heraldo.bot.discord.text.Tongue;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A request to the bot: a slash command with its options, a pressed component, or a submitted modal.
 *
 * @param act the user, the place and the time
 * @param tongue the language to answer in
 * @param given the options that were filled in, by their base names; users as their ids, truth as {@code true}
 * @param componentId the component id of the button or modal; empty for slash commands
 * @param badge the caller's permissions and roles in the server
 */
public record Call(
        Act act, Tongue tongue, SortedMap<String, String> given, Optional<ComponentId> componentId, Badge badge) {

    /** The name under which it comes back what was chosen in a menu of a message. */
    public static final String CHOSEN = "chosen";

    /** The separator between several values chosen in one menu. */
    static final String SEVERAL = "\n";

    public Call {
        given = Collections.unmodifiableSortedMap(new TreeMap<>(given));
    }

    /** The same call, meant for one campaign. */
    public Call in(CampaignId campaign) {
        return new Call(act.in(campaign), tongue, given, componentId, badge);
    }

    /** The slash command with such options, of which those that came with this call are as this call says. */
    Call giving(SortedMap<String, String> before) {
        SortedMap<String, String> both = new TreeMap<>(before);
        both.putAll(given);
        both.values().removeIf(String::isBlank);
        return new Call(act, tongue, both, Optional.empty(), badge);
    }

    /** Returns the text of an option; empty if the user left it blank. */
    public Optional<String> text(String option) {
        return Optional.ofNullable(given.get(option)).filter(text -> !text.isBlank());
    }

    /** Returns the text of an option that Discord requires. */
    public String needed(String option) {
        return Optional.ofNullable(given.get(option))
                .orElseThrow(() -> new IllegalStateException("Discord demands the option " + option));
    }

    /** Returns the values chosen in the menu of a message or form, in their order. */
    public List<String> chosen(String option) {
        return text(option).map(values -> List.of(values.split(SEVERAL))).orElse(List.of());
    }

    public OptionalInt number(String option) {
        return text(option).map(Integer::parseInt).map(OptionalInt::of).orElseGet(OptionalInt::empty);
    }

    public boolean flag(String option) {
        return text(option).filter(Boolean::parseBoolean).isPresent();
    }
}
