package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Ticket;
import heraldo.bot.discord.gate.Window;
import heraldo.bot.discord.shape.Form;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.Optional;

/** {@code /orders paste}: opens a box for many lines. */
final class OrdersPaste implements SlashHandler {

    private final Front front;
    private final Forms forms;

    OrdersPaste(Front front, Forms forms) {
        this.front = front;
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("orders paste");
    }

    @Override
    public Optional<Window> window(Call call) {
        Speech speech = front.speech(call).plain();
        Window.Input box = new Window.Input(
                PastedOrders.TEXT,
                speech.say("discord.paste.label"),
                speech.say("discord.paste.hint"),
                Optional.empty(),
                DiscordLimit.MODAL_TEXT.most(),
                true);
        Ticket ticket = Ticket.own(PastedOrders.ACTION, call.act(), "");
        return Optional.of(new Window(speech.say("discord.paste.title"), ticket, List.of(box)));
    }

    @Override
    public boolean asks() {
        return true;
    }

    @Override
    public Answer answer(Call call) {
        throw new IllegalStateException("answered by its box");
    }
}
