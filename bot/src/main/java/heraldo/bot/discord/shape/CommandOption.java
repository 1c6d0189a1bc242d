package heraldo.bot.discord.shape;

import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Tongue;
import java.util.Map;
import java.util.Map.Entry;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/**
 * One option of a command.
 *
 * @param choices stored values with their words, when the values are few and fixed; otherwise empty
 * @param suggested whether values are suggested while the player types
 * @param least the smallest number, or the shortest text
 * @param most the largest number, or the longest text
 */
public record CommandOption(
        Naming naming,
        Kind kind,
        boolean required,
        boolean suggested,
        SortedMap<String, Map<Tongue, String>> choices,
        OptionalInt least,
        OptionalInt most) {

    /** The type of an option's value. */
    public enum Kind {
        TEXT(OptionType.STRING),
        NUMBER(OptionType.INTEGER),
        YES_NO(OptionType.BOOLEAN),
        USER(OptionType.USER),
        ROLE(OptionType.ROLE);

        private final OptionType type;

        Kind(OptionType type) {
            this.type = type;
        }
    }

    public static CommandOption of(Naming naming, Kind kind, boolean required) {
        return new CommandOption(
                naming, kind, required, false, new TreeMap<>(), OptionalInt.empty(), OptionalInt.empty());
    }

    /** This option with values suggested while the player types. */
    public CommandOption withSuggestions() {
        return new CommandOption(naming, kind, required, true, choices, least, most);
    }

    /** This option with its bounds: of the number, or of the text's length. */
    public CommandOption within(int smallest, int largest) {
        return new CommandOption(
                naming, kind, required, suggested, choices, OptionalInt.of(smallest), OptionalInt.of(largest));
    }

    /** This option with a fixed choice of values. */
    public CommandOption withChoices(SortedMap<String, Map<Tongue, String>> fixed) {
        return new CommandOption(naming, kind, required, suggested, fixed, least, most);
    }

    public String name() {
        return naming.name();
    }

    OptionData option() {
        OptionData option = new OptionData(kind.type, naming.name(), naming.about(), required, suggested)
                .setNameLocalizations(naming.localNames())
                .setDescriptionLocalizations(naming.localAbouts());
        bound(option);
        for (Entry<String, Map<Tongue, String>> choice : choices.entrySet()) {
            Naming words = new Naming(naming.base(), choice.getValue(), Map.of());
            option.addChoices(new Command.Choice(DiscordLimit.CHOICE_NAME.cut(words.name()), choice.getKey())
                    .setNameLocalizations(words.localNames()));
        }
        return option;
    }

    private void bound(OptionData option) {
        if (kind == Kind.NUMBER) {
            least.ifPresent(option::setMinValue);
            most.ifPresent(option::setMaxValue);
        } else if (kind == Kind.TEXT) {
            least.ifPresent(option::setMinLength);
            most.ifPresent(option::setMaxLength);
        }
    }
}
