package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Terms;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Days;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Shelf;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.opening.Cadences;
import heraldo.bot.discord.opening.OpeningDesk;
import heraldo.bot.discord.opening.OptionHints;
import heraldo.bot.discord.opening.Wish;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Seat;
import java.util.List;

/**
 * {@code /campaign new}: shows what would be opened, with its first deadlines, and asks for a yes. Callers who leave out the
 * game or the name are led through the rest step by step.
 */
final class CampaignNew implements SlashHandler {

    private static final int LONGEST_NAME = 60;
    private static final int LONGEST_OPTIONS = 1_000;
    private static final int MOST_SEATS = 20;
    private static final int LONGEST_REMINDERS = 30;

    private final BotContext context;
    private final Forms forms;
    private final OpeningDesk desk;

    CampaignNew(BotContext context, Forms forms, OpeningDesk desk) {
        this.context = context;
        this.forms = forms;
        this.desk = desk;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "campaign new",
                forms.open(Shelf.RULESET, Kind.TEXT).withSuggestions(),
                forms.open(Wish.NAME, Kind.TEXT).within(1, LONGEST_NAME),
                forms.open(Cadences.CRON, Kind.TEXT).withSuggestions(),
                forms.open(Cadences.ZONE, Kind.TEXT).withSuggestions(),
                forms.open(Wish.FIRST, Kind.TEXT),
                forms.open(Wish.QUIET, Kind.TEXT).within(1, Days.LONGEST),
                forms.open(Wish.SEATS, Kind.NUMBER).within(1, MOST_SEATS),
                forms.open(Wish.LANGUAGE, Kind.TEXT).withSuggestions(),
                forms.open(Wish.OPTIONS, Kind.TEXT).within(1, LONGEST_OPTIONS).withSuggestions(),
                forms.open(Wish.EARLY, Kind.YES_NO),
                forms.open(Wish.SHOW_DUE, Kind.YES_NO),
                forms.open(Wish.GM_SEES, Kind.YES_NO),
                PressChoice.option(forms, Wish.PRESS, context.dictionary()),
                forms.open(Wish.RECORDED, Kind.YES_NO),
                forms.open(Wish.PUBLISH, Kind.YES_NO),
                forms.open(Wish.REMINDER, Kind.TEXT).within(1, LONGEST_REMINDERS),
                forms.open(Wish.REGENT, Kind.YES_NO),
                GmAbsence.patience(forms, context.dictionary()),
                forms.open(Wish.WINDOW, Kind.NUMBER).within(0, Terms.LONGEST_WINDOW),
                forms.open(Wish.SIMULATE, Kind.YES_NO));
    }

    @Override
    public Right right() {
        return Right.FOUND;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return desk.begin(admitted);
    }

    private OptionHints hints(String ruleset, Call call) {
        Game game = context.game(ruleset).orElseThrow();
        return new OptionHints(
                context.office().library().rulebook(ruleset).hosted().options(),
                context.dictionary().speech(call.tongue(), game.words(call.tongue()), Seat::toString));
    }

    /** Suggests options of the game that the call names; none before it names one. */
    private List<Suggestion> options(Call call, String typed) {
        return call.text(Shelf.RULESET)
                .map(named -> new Shelf(context).named(named))
                .map(game -> hints(game.id(), call).suggestions(typed))
                .orElse(List.of());
    }

    @Override
    public List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        return switch (option) {
            case Wish.OPTIONS -> options(admitted.call(), typed);
            case Shelf.RULESET -> new Shelf(context).suggestions(admitted.call(), typed);
            case Wish.LANGUAGE ->
                Suggestions.fitting(
                        context.dictionary().tongues().stream()
                                .map(tongue -> new Suggestion(tongue.ownName(), tongue.code()))
                                .toList(),
                        typed);
            default -> Cadences.suggestions(context.speech(admitted.call()), option, typed);
        };
    }
}
