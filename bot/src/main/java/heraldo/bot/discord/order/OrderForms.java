package heraldo.bot.discord.order;

import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.shape.CommandOption;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.shape.Naming;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.order.Phrase;
import heraldo.rules.order.SlashForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Turns the slash forms that derive from order types into the forms that are registered: Spanish names by default. */
final class OrderForms {

    private OrderForms() {}

    static CommandShape form(Game game, SlashForm slash, boolean inModal) {
        List<Naming> path = new ArrayList<>();
        path.add(
                new Naming(base(game), game.title().commands(), cut(game.title().names())));
        for (int i = 0; i < slash.path().size(); i++) {
            boolean last = i == slash.path().size() - 1;
            path.add(naming(
                    slash.path().get(i), last ? slash.about() : slash.path().get(i)));
        }
        List<CommandOption> options = inModal
                ? List.of()
                : slash.options().stream().map(OrderForms::option).toList();
        return new CommandShape(path, options);
    }

    private static CommandOption option(SlashForm.Option option) {
        Naming naming = naming(option.name(), option.hint());
        return switch (option.entry()) {
            case SlashForm.Text text -> text(CommandOption.of(naming, Kind.TEXT, option.required()), text.longest());
            case SlashForm.Several several ->
                CommandOption.of(naming, Kind.TEXT, option.required()).withSuggestions();
            case SlashForm.Whole whole ->
                CommandOption.of(naming, Kind.NUMBER, option.required())
                        .within(whole.least(), whole.most())
                        .withSuggestions();
            case SlashForm.YesNo yesNo -> CommandOption.of(naming, Kind.YES_NO, option.required());
            // Never a fixed list: what can be chosen depends on the position, so the ruleset suggests it.
            case SlashForm.Choices choices ->
                CommandOption.of(naming, Kind.TEXT, option.required()).withSuggestions();
        };
    }

    /** An option for anything that an option takes, in a command that does not know yet whose option it will be. */
    static CommandOption blank(SlashForm.Option option) {
        return text(CommandOption.of(naming(option.name(), option.hint()), Kind.TEXT, false), 0);
    }

    private static CommandOption text(CommandOption option, int longest) {
        return longest > 0 ? option.within(1, longest).withSuggestions() : option.withSuggestions();
    }

    private static Naming naming(Phrase name, Phrase about) {
        return new Naming(Tongue.FIRST, words(name), cut(words(about)));
    }

    private static Map<Tongue, String> words(Phrase phrase) {
        Map<Tongue, String> words = new TreeMap<>();
        phrase.byLanguage().forEach((language, word) -> words.put(Tongue.of(language), word));
        return words;
    }

    /** The language whose name for the command is the one that comes back with it. */
    private static Tongue base(Game game) {
        return Stream.concat(
                        Stream.of(Tongue.FIRST),
                        game.title().commands().keySet().stream().sorted())
                .filter(tongue -> game.command(tongue).equals(game.title().command()))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalStateException(game.id() + " calls its command otherwise in every language"));
    }

    private static Map<Tongue, String> cut(Map<Tongue, String> abouts) {
        Map<Tongue, String> shorter = new TreeMap<>();
        abouts.forEach((tongue, about) -> shorter.put(tongue, DiscordLimit.COMMAND_ABOUT.cut(about)));
        return shorter;
    }
}
