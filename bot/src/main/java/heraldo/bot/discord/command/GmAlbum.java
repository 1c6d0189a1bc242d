package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.panel.Estate;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /gm album}: the campaign as a page to be leafed through, in one file; it tells what everybody may know. */
final class GmAlbum extends CampaignSuggestions {

    private final Forms forms;

    GmAlbum(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("gm album", forms.campaign());
    }

    @Override
    public Right right() {
        return Right.RECORD;
    }

    @Override
    public boolean slow() {
        return true;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Estate estate = new Estate(context());
        return Answer.of(estate.aboutAlbum(admitted)).with(estate.album(admitted));
    }
}
