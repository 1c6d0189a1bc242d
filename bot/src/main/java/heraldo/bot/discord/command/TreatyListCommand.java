package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.press.Treaties;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /treaty list}: the treaties of the own seat, and public ones of others. */
final class TreatyListCommand extends CampaignSuggestions {

    private final Forms forms;
    private final Treaties treaties;

    TreatyListCommand(BotContext context, Forms forms, Treaties treaties) {
        super(context);
        this.forms = forms;
        this.treaties = treaties;
    }

    @Override
    public CommandShape form() {
        return forms.form(Treaties.LIST, forms.campaign());
    }

    @Override
    public Right right() {
        return Right.READ;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return treaties.list(admitted);
    }
}
