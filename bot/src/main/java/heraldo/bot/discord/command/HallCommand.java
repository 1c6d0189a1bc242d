package heraldo.bot.discord.command;

import heraldo.bot.campaign.hall.Hall;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Shelf;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.page.HallPage;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.Optional;

/** {@code /hall}: what became of the players of this server, over all campaigns that were played to their end. */
final class HallCommand implements SlashHandler {

    private final BotContext context;
    private final Forms forms;
    private final Shelf shelf;

    HallCommand(BotContext context, Forms forms) {
        this.context = context;
        this.forms = forms;
        this.shelf = new Shelf(context);
    }

    @Override
    public CommandShape form() {
        return forms.form("hall", forms.open(Shelf.RULESET, Kind.TEXT).withSuggestions());
    }

    @Override
    public Right right() {
        return Right.VISIT;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        Optional<Game> game = call.text(Shelf.RULESET).map(shelf::named);
        Hall hall = context.office().memory().hall().of(call.act().place().guild(), game.map(Game::id));
        Speech speech = context.speech(call);
        HallPage page = new HallPage(context, speech, call.tongue(), game, hall);
        AnswerButton how = HallButton.how(speech);
        if (hall.rows().isEmpty()) {
            return Answer.of(Embed.of(page.title(), page.empty())).with(how);
        }
        long reader = call.act().user();
        Optional<String> theme = context.office().preferences().of(reader).theme();
        return Answer.of(Embed.of(page.title(), page.text(reader)))
                .with(context.gallery().hall(theme, page.plate(), speech, page.alt()))
                .with(how);
    }

    @Override
    public List<Suggestion> suggestions(Admitted admitted, String blank, String typed) {
        return shelf.suggestions(admitted.call(), typed);
    }
}
