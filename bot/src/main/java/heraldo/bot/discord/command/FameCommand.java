package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Standings;
import java.util.OptionalInt;
import java.util.SortedMap;

/** {@code /fame}: how the sides stand now or after a turn, how that came about, and every column of the table. */
final class FameCommand extends CampaignSuggestions implements TurnButton.OfTurn {

    private final Forms forms;

    FameCommand(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("fame", forms.turn(), forms.campaign());
    }

    @Override
    public Right right() {
        return Right.READ;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return answer(admitted, admitted.call().number(Turns.OPTION));
    }

    @Override
    public Answer answer(Admitted admitted, OptionalInt turn) {
        View view = context().view(admitted);
        Turns.Page shown = new Turns(context(), view.campaign()).page(turn);
        Standings standings = shown.position().standings();
        SortedMap<Integer, Standings> course =
                context().office().memory().history().until(view.campaign().id(), shown.number());
        String title = shown.title(view.campaign(), view.speech());
        return Answer.of(Embed.of(title, context().gallery().fame(standings, view.speech())))
                .with(context()
                        .gallery()
                        .standings(view.look(), course, shown.turn().label()));
    }
}
