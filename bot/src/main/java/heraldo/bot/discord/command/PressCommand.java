package heraldo.bot.discord.command;

import heraldo.bot.campaign.press.PressDesk;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.press.PressForm;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import java.util.Optional;

/** {@code /press}: tells everybody something in the public talk, in the seat's name or without it. Without a text a form opens. */
final class PressCommand extends CampaignSuggestions {

    private final Forms forms;
    private final PressForm form;

    PressCommand(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
        this.form = new PressForm(context);
    }

    @Override
    public CommandShape form() {
        return forms.form(
                PressForm.PRESS,
                forms.open(PressForm.TEXT, Kind.TEXT, "press-text").within(1, PressDesk.LONGEST),
                forms.open(PressForm.ANONYMOUS, Kind.YES_NO),
                forms.open(PressForm.PLACE, Kind.TEXT).within(1, PressDesk.LONGEST_PLACE),
                forms.campaign());
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
        return admitted.call().text(PressForm.TEXT).isPresent() ? Optional.empty() : Optional.of(form.of(admitted));
    }

    @Override
    public Answer answer(Admitted admitted) {
        return form.answer(admitted);
    }
}
