package heraldo.bot.discord.order;

import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.shape.Field;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;
import heraldo.bot.discord.shape.Naming;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.order.Phrase;
import heraldo.rules.order.SlashForm;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Turns the slash forms that derive from order types into the forms that are registered: Spanish names by default. */
final class OrderForms {

    private OrderForms() {}

    static Form form(Game game, SlashForm slash, boolean inWindow) {
        List<Naming> path = new ArrayList<>();
        path.add(new Naming(base(game), game.commands(), cut(game.names())));
        for (int i = 0; i < slash.path().size(); i++) {
            boolean last = i == slash.path().size() - 1;
            path.add(naming(
                    slash.path().get(i), last ? slash.about() : slash.path().get(i)));
        }
        List<Field> fields = inWindow
                ? List.of()
                : slash.options().stream().map(OrderForms::field).toList();
        return new Form(path, fields);
    }

    private static Field field(SlashForm.Option option) {
        Naming naming = naming(option.name(), option.hint());
        return switch (option.kind()) {
            case TEXT -> text(Field.of(naming, Kind.TEXT, option.required()), option.longest());
            case SEVERAL -> Field.of(naming, Kind.TEXT, option.required()).withPrompts();
            case WHOLE ->
                Field.of(naming, Kind.NUMBER, option.required())
                        .within(option.least(), option.most())
                        .withPrompts();
            case YES_NO -> Field.of(naming, Kind.YES_NO, option.required());
            // Never a fixed list: what can be chosen depends on the position, so the ruleset suggests it.
            case CHOICE -> Field.of(naming, Kind.TEXT, option.required()).withPrompts();
        };
    }

    /** A blank for anything that an option takes, in a command that does not know yet whose option it will be. */
    static Field blank(SlashForm.Option option) {
        Field field = Field.of(naming(option.name(), option.hint()), Kind.TEXT, false);
        return text(field, 0);
    }

    private static Field text(Field field, int longest) {
        return longest > 0 ? field.within(1, longest).withPrompts() : field.withPrompts();
    }

    private static Naming naming(Phrase name, Phrase about) {
        return new Naming(Tongue.ES, words(name), cut(words(about)));
    }

    private static Map<Tongue, String> words(Phrase phrase) {
        Map<Tongue, String> words = new EnumMap<>(Tongue.class);
        for (Tongue tongue : Tongue.values()) {
            words.put(tongue, phrase.in(tongue.locale()));
        }
        return words;
    }

    /** The language whose name for the command is the one that comes back with it. */
    private static Tongue base(Game game) {
        return Stream.of(Tongue.values())
                .filter(tongue -> game.commands().get(tongue).equals(game.command()))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalStateException(game.id() + " calls its command otherwise in every language"));
    }

    private static Map<Tongue, String> cut(Map<Tongue, String> abouts) {
        Map<Tongue, String> shorter = new EnumMap<>(Tongue.class);
        abouts.forEach((tongue, about) -> shorter.put(tongue, DiscordLimit.COMMAND_ABOUT.cut(about)));
        return shorter;
    }
}
