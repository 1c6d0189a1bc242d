package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.shape.CommandOption;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.shape.Naming;
import java.util.ArrayList;
import java.util.List;

/** Makes the forms of the platform's commands; their words are in the dictionary. */
final class Forms {

    private static final String COMMAND = "discord.command.";
    private static final String OPTION = "discord.option.";

    private final Dictionary dictionary;

    Forms(Dictionary dictionary) {
        this.dictionary = dictionary;
    }

    /**
     * A form.
     *
     * @param path its English words, e.g. {@code campaign new}
     */
    CommandShape form(String path, CommandOption... options) {
        List<Naming> names = new ArrayList<>();
        StringBuilder key = new StringBuilder();
        for (String word : path.split(" ", -1)) {
            key.append(key.isEmpty() ? "" : "-").append(word);
            names.add(dictionary.naming(COMMAND + key));
        }
        return new CommandShape(names, List.of(options));
    }

    CommandOption needed(String name, Kind kind) {
        return CommandOption.of(naming(name), kind, true);
    }

    /**
     * An option that has to be filled in and means something of its own to one command.
     *
     * @param key where its words are
     */
    CommandOption needed(String name, Kind kind, String key) {
        return CommandOption.of(naming(name, key), kind, true);
    }

    CommandOption open(String name, Kind kind) {
        return CommandOption.of(naming(name), kind, false);
    }

    /**
     * An option that means something of its own to one command.
     *
     * @param key where its words are
     */
    CommandOption open(String name, Kind kind, String key) {
        return CommandOption.of(naming(name, key), kind, false);
    }

    /** The option for the campaign, which most people leave open. */
    CommandOption campaign() {
        return open(BotContext.CAMPAIGN, Kind.TEXT).withSuggestions();
    }

    /** The option for a turn that has been played. */
    CommandOption turn() {
        return open("turn", Kind.NUMBER).within(1, 9_999);
    }

    /** The name that comes back with an interaction is the English one; commands ask for it by that name. */
    private Naming naming(String name) {
        return naming(name, name);
    }

    private Naming naming(String name, String key) {
        Naming naming = dictionary.naming(OPTION + key);
        if (!naming.name().equals(name)) {
            throw new IllegalStateException("the English name of " + OPTION + key + " is " + naming.name());
        }
        return naming;
    }
}
