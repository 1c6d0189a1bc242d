package heraldo.bot.discord.shape;

import heraldo.bot.discord.text.DiscordLimit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandGroupData;

/** All forms, gathered into commands, groups and subcommands as Discord wants them registered. */
public final class CommandTree {

    private final Map<String, SlashCommandData> commands = new LinkedHashMap<>();

    private CommandTree() {}

    /**
     * The commands to register, in the order of their first form.
     *
     * @throws TooLargeException if a command breaks one of Discord's limits; the message says which and by how much
     */
    public static List<SlashCommandData> of(List<CommandShape> forms) {
        CommandTree tree = new CommandTree();
        forms.forEach(tree::plant);
        List<SlashCommandData> grown = List.copyOf(tree.commands.values());
        TooLargeException.demand("all commands", DiscordLimit.COMMANDS, grown.size());
        grown.forEach(command -> TooLargeException.demand(
                "/" + command.getName(), DiscordLimit.COMMAND_TEXT, CommandText.length(command)));
        return grown;
    }

    private void plant(CommandShape form) {
        form.path().forEach(CommandTree::demandShort);
        form.options().forEach(option -> demandShort(option.naming()));
        TooLargeException.demand(
                "/" + form.fullName(), DiscordLimit.OPTIONS, form.options().size());
        SlashCommandData command = commands.computeIfAbsent(
                form.path().get(0).name(), name -> command(form.path().get(0)));
        switch (form.path().size()) {
            case 1 ->
                command.addOptions(
                        form.options().stream().map(CommandOption::option).toList());
            case 2 -> {
                demandRoom(command, form);
                command.addSubcommands(subcommand(form));
            }
            default -> group(command, form).addSubcommands(subcommand(form));
        }
    }

    private static SlashCommandData command(Naming naming) {
        return Commands.slash(naming.name(), naming.about())
                .setNameLocalizations(naming.localNames())
                .setDescriptionLocalizations(naming.localAbouts())
                .setContexts(InteractionContextType.GUILD);
    }

    private static SubcommandData subcommand(CommandShape form) {
        Naming naming = form.path().get(form.path().size() - 1);
        return new SubcommandData(naming.name(), naming.about())
                .setNameLocalizations(naming.localNames())
                .setDescriptionLocalizations(naming.localAbouts())
                .addOptions(form.options().stream().map(CommandOption::option).toList());
    }

    private static SubcommandGroupData group(SlashCommandData command, CommandShape form) {
        Naming naming = form.path().get(1);
        for (SubcommandGroupData group : command.getSubcommandGroups()) {
            if (group.getName().equals(naming.name())) {
                TooLargeException.demand(
                        "/" + form.fullName(),
                        DiscordLimit.OPTIONS,
                        group.getSubcommands().size() + 1);
                return group;
            }
        }
        demandRoom(command, form);
        SubcommandGroupData group = new SubcommandGroupData(naming.name(), naming.about())
                .setNameLocalizations(naming.localNames())
                .setDescriptionLocalizations(naming.localAbouts());
        command.addSubcommandGroups(group);
        return group;
    }

    private static void demandRoom(SlashCommandData command, CommandShape form) {
        int taken =
                command.getSubcommands().size() + command.getSubcommandGroups().size();
        TooLargeException.demand("/" + form.fullName(), DiscordLimit.OPTIONS, taken + 1);
    }

    private static void demandShort(Naming naming) {
        naming.names()
                .values()
                .forEach(name -> TooLargeException.demand(name, DiscordLimit.COMMAND_NAME, name.length()));
        naming.abouts()
                .values()
                .forEach(about -> TooLargeException.demand(about, DiscordLimit.COMMAND_ABOUT, about.length()));
    }
}
