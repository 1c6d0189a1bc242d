package heraldo.bot.discord.shape;

import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandGroupData;
import net.dv8tion.jda.api.interactions.commands.localization.LocalizationMap;

/** The length of a command's text as Discord counts it: the longest localisation of every name and description. */
final class CommandText {

    private CommandText() {}

    static int length(SlashCommandData command) {
        int own = longest(command.getName(), command.getNameLocalizations())
                + longest(command.getDescription(), command.getDescriptionLocalizations());
        int groups = command.getSubcommandGroups().stream()
                .mapToInt(CommandText::length)
                .sum();
        return own + options(command.getOptions()) + subcommands(command.getSubcommands()) + groups;
    }

    private static int length(SubcommandGroupData group) {
        return longest(group.getName(), group.getNameLocalizations())
                + longest(group.getDescription(), group.getDescriptionLocalizations())
                + subcommands(group.getSubcommands());
    }

    private static int subcommands(List<SubcommandData> subcommands) {
        return subcommands.stream()
                .mapToInt(subcommand -> longest(subcommand.getName(), subcommand.getNameLocalizations())
                        + longest(subcommand.getDescription(), subcommand.getDescriptionLocalizations())
                        + options(subcommand.getOptions()))
                .sum();
    }

    private static int options(List<OptionData> options) {
        return options.stream()
                .mapToInt(option -> longest(option.getName(), option.getNameLocalizations())
                        + longest(option.getDescription(), option.getDescriptionLocalizations())
                        + option.getChoices().stream()
                                .mapToInt(CommandText::length)
                                .sum())
                .sum();
    }

    private static int length(Command.Choice choice) {
        return longest(choice.getName(), choice.getNameLocalizations())
                + choice.getAsString().length();
    }

    private static int longest(String text, LocalizationMap localised) {
        Map<?, String> others = localised.toMap();
        return Math.max(
                text.length(),
                others.values().stream().mapToInt(String::length).max().orElse(0));
    }
}
