package heraldo.bot.discord.command;

import heraldo.bot.campaign.master.RewindOffer;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Tone;
import heraldo.bot.discord.gate.Key;
import heraldo.bot.discord.gate.Key.Weight;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.Form;
import heraldo.bot.discord.text.Speech;
import java.util.Optional;
import java.util.OptionalInt;

/** {@code /gm rewind}: asks whether a turn that has been played is to be opened again. */
final class GmRewind extends CampaignPrompts {

    private final Forms forms;

    GmRewind(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("gm rewind", forms.turn(), forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        Act act = front().act(call);
        OptionalInt turn = call.number(Turns.FIELD);
        RewindOffer offer = front().office()
                .gameMaster()
                .offerRewind(act, turn.isEmpty() ? Optional.empty() : Optional.of(turn.getAsInt()));
        Speech speech = front().speech(offer.campaign(), call.tongue());
        Speech plain = speech.plain();
        int meant = seen(offer, offer.number());
        String title = plain.say("discord.rewind.title", "turn", meant);
        String question = speech.say(
                offer.number() == offer.open().number() ? "discord.rewind.question-open" : "discord.rewind.question",
                "turn",
                meant,
                "open",
                seen(offer, offer.open().number()));
        return Answer.of(new Card(title, question, Tone.WARNING))
                .with(
                        new Key(plain.say("discord.rewind.yes"), RewindKey.yes(offer, act.user()), Weight.DANGER),
                        new Key(plain.say("discord.rewind.no"), RewindKey.no(offer, act.user()), Weight.SIDE));
    }

    private int seen(RewindOffer offer, int number) {
        return front().office().archive().number(offer.campaign().id(), number).seen();
    }
}
