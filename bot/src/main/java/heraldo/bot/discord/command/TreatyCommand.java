package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.press.Treaties;
import heraldo.bot.discord.shape.CommandShape;
import java.util.Optional;

/** {@code /treaty offer}: opens the form in which a treaty is written. */
final class TreatyCommand extends CampaignSuggestions {

    private final Forms forms;
    private final Treaties treaties;

    TreatyCommand(BotContext context, Forms forms, Treaties treaties) {
        super(context);
        this.forms = forms;
        this.treaties = treaties;
    }

    @Override
    public CommandShape form() {
        return forms.form(Treaties.OFFER, forms.campaign());
    }

    @Override
    public Right right() {
        return Right.PARLEY;
    }

    @Override
    public boolean asks() {
        return true;
    }

    @Override
    public Optional<ModalForm> modal(Admitted admitted) {
        return treaties.form(admitted);
    }

    @Override
    public Answer answer(Admitted admitted) {
        throw treaties.alone(admitted);
    }
}
