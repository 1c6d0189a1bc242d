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
 * What somebody asks of the bot: a slash command with its options, a pressed button, a modal that was sent.
 *
 * @param act who, where, when
 * @param tongue the language to answer in
 * @param given the options that were filled in, by their base names; users as their ids, truth as {@code true}
 * @param componentId what the button or modal stood for; empty for slash commands
 * @param badge what the caller is in the server
 */
public record Call(
        Act act, Tongue tongue, SortedMap<String, String> given, Optional<ComponentId> componentId, Badge badge) {

    /** The name under which it comes back what was chosen in a menu of a message. */
    public static final String CHOSEN = "chosen";

    /** What stands between several values that were chosen in one menu. */
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

    /** What stands in an option; empty if it was left open. */
    public Optional<String> text(String option) {
        return Optional.ofNullable(given.get(option)).filter(text -> !text.isBlank());
    }

    /** What stands in an option that Discord demands. */
    public String needed(String option) {
        return Optional.ofNullable(given.get(option))
                .orElseThrow(() -> new IllegalStateException("Discord demands the option " + option));
    }

    /** What was chosen in a menu of a message, or in a menu of a form; several values in their order. */
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
