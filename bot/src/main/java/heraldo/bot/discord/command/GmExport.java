package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.panel.Estate;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /gm export}: the campaign's record as a file that anybody can check. */
final class GmExport extends CampaignSuggestions {

    private final Forms forms;

    GmExport(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("gm export", forms.campaign());
    }

    @Override
    public Right right() {
        return Right.RECORD;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Estate estate = new Estate(context());
        return Answer.of(estate.aboutRecord(admitted)).with(estate.record(admitted));
    }
}
