package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Shelf;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.MenuPages;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads to somebody from the books of a ruleset: everything at a glance, or the one thing they name. */
abstract class ShelfCommand implements SlashHandler {

    private final BotContext context;
    private final Forms forms;
    private final Shelf shelf;
    private final String name;
    private final String option;

    /**
     * A command with an option for what is looked up, and one for the ruleset.
     *
     * @param option what is looked up
     */
    ShelfCommand(BotContext context, Forms forms, String name, String option) {
        this.context = context;
        this.forms = forms;
        this.shelf = new Shelf(context);
        this.name = name;
        this.option = option;
    }

    final BotContext context() {
        return context;
    }

    abstract Answer all(Game game, Call call);

    abstract Answer one(Game game, Call call, String typed);

    /** Lists the titles that callers can look up. */
    abstract List<Suggestion> titles(Game game, Call call);

    @Override
    public final CommandShape form() {
        return forms.form(
                name,
                forms.open(option, Kind.TEXT).withSuggestions(),
                forms.open(Shelf.RULESET, Kind.TEXT).withSuggestions());
    }

    @Override
    public final Right right() {
        return Right.VISIT;
    }

    @Override
    public final Answer answer(Admitted admitted) {
        Call call = admitted.call();
        Game game = shelf.game(call);
        return withMenu(
                call.text(option).map(typed -> one(game, call, typed)).orElseGet(() -> all(game, call)),
                game,
                call,
                "",
                Optional.empty());
    }

    /**
     * Answers a choice in the menu of a ruleset's titles.
     *
     * @param open the number of the title that was open until then
     */
    final Answer page(String ruleset, String open, String chosen, Call call) {
        Game game = shelf.named(ruleset);
        Optional<Integer> turned = MenuPages.page(chosen);
        String shown = turned.isPresent() ? value(titles(game, call), open) : chosen;
        return withMenu(shown.isEmpty() ? all(game, call) : one(game, call, shown), game, call, shown, turned);
    }

    /** Returns the title with a number in the menu; empty if there is none. */
    private static String value(List<Suggestion> titles, String number) {
        return IntStream.range(0, titles.size())
                .filter(place -> String.valueOf(place).equals(number))
                .mapToObj(place -> titles.get(place).value())
                .findFirst()
                .orElse("");
    }

    private static int number(List<Suggestion> titles, String value) {
        return titles.stream().map(Suggestion::value).toList().indexOf(value);
    }

    /** A page with a menu of all that may be looked up below it, if there is anything. */
    private Answer withMenu(Answer page, Game game, Call call, String open, Optional<Integer> turned) {
        List<Suggestion> titles = titles(game, call);
        List<MenuChoice> lines = titles.stream()
                .map(title -> MenuChoice.of(
                                title.value(),
                                context.dictionary()
                                        .tongue(call.tongue().locale())
                                        .capital(title.label()),
                                "")
                        .withChosen(title.value().equals(open)))
                .toList();
        if (lines.isEmpty()) {
            return page;
        }
        Speech plain = context.speech(call).plain();
        Card card = Card.of(page);
        List<Card.Part> parts = new ArrayList<>(card.parts());
        parts.add(new Card.Menu(
                plain.say("discord." + name + ".menu"),
                ShelfMenu.componentId(name, game, call, number(titles, open)),
                MenuPages.of(lines, turned.orElseGet(() -> MenuPages.withChosen(lines)), plain),
                1));
        return Answer.of(new Card(card.call(), card.accent(), parts));
    }

    @Override
    public final List<Suggestion> suggestions(Admitted admitted, String blank, String typed) {
        Call call = admitted.call();
        return blank.equals(Shelf.RULESET)
                ? shelf.suggestions(call, typed)
                : Suggestions.fitting(titles(shelf.game(call), call), typed);
    }
}
