package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Shelf;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import java.util.List;

/** {@code /tutorial}: learns a game by playing it against governors. */
final class TutorialCommand implements SlashHandler {

    private final Shelf shelf;
    private final Forms forms;
    private final Study study;

    TutorialCommand(BotContext context, Forms forms, Study study) {
        this.shelf = new Shelf(context);
        this.forms = forms;
        this.study = study;
    }

    @Override
    public CommandShape form() {
        return forms.form("tutorial", forms.open(Shelf.RULESET, Kind.TEXT).withSuggestions());
    }

    @Override
    public Right right() {
        return Right.VISIT;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return admitted.call()
                .text(Shelf.RULESET)
                .map(typed -> study.begin(admitted, shelf.named(typed)))
                .orElseGet(() -> study.offer(admitted));
    }

    @Override
    public List<Suggestion> suggestions(Admitted admitted, String blank, String typed) {
        return shelf.suggestions(admitted.call(), typed);
    }
}
