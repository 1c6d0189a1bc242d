package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.Optional;

/** {@code /orders paste}: opens a box for many lines. */
final class OrdersPaste implements SlashHandler {

    private final BotContext context;
    private final Forms forms;

    OrdersPaste(BotContext context, Forms forms) {
        this.context = context;
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("orders paste");
    }

    @Override
    public Right right() {
        return Right.PLAY;
    }

    @Override
    public Optional<ModalForm> modal(Admitted admitted) {
        Speech speech = context.speech(admitted.call()).plain();
        ModalForm.Input box = new ModalForm.Input(
                PastedOrders.TEXT,
                speech.say("discord.paste.label"),
                speech.say("discord.paste.hint"),
                Optional.empty(),
                DiscordLimit.MODAL_TEXT.most(),
                true);
        ComponentId componentId = ComponentId.own(PastedOrders.ACTION, admitted.act(), "");
        return Optional.of(new ModalForm(speech.say("discord.paste.title"), componentId, List.of(box)));
    }

    @Override
    public boolean asks() {
        return true;
    }

    @Override
    public Answer answer(Admitted admitted) {
        throw new IllegalStateException("answered by its box");
    }
}
