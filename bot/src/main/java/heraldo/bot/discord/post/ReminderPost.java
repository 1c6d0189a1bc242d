package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.turn.Missing;
import heraldo.bot.discord.command.Shortcut;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** Reminds a seat's player of a deadline: says what they have not done yet, in numbers, when it is posted. */
final class ReminderPost {

    private final Letter letter;

    ReminderPost(Letter letter) {
        this.letter = letter;
    }

    /** Returns the reminder for the seat's own channel; empty if its player has nothing to do any more, or it is too late. */
    Optional<Card> inChannel() {
        return letter.context()
                .office()
                .timekeeping()
                .reminders()
                .missing(letter.turn().key(), letter.occupancy().seat())
                .map(missing ->
                        said(letter.speech(), letter.turn(), letter.occupancy().seat(), missing))
                .map(text -> Card.of(new Answer(
                        Letter.mention(letter.called()),
                        List.of(new Embed("", text, Tone.WARNING)),
                        List.of(),
                        keys())));
    }

    /** Returns the sentence about missing orders and their deadline. */
    static String said(Speech speech, CampaignTurn turn, Seat seat, Missing missing) {
        return speech.say(
                "discord.post.reminder",
                "seat",
                seat,
                "lines",
                missing.lines(),
                "left",
                missing.actions().orElse(0),
                "open",
                String.valueOf(missing.open()),
                "when",
                turn.due().map(Moment::both).orElse(""));
    }

    /** They serve for that turn alone; what ends a turn is called as on the desk. */
    private List<AnswerButton> keys() {
        return List.of(
                key("key.orders", Shortcut.Kind.ORDERS, Weight.MAIN),
                key(letter.opened().instant() ? "desk.end-turn" : "desk.ready", Shortcut.Kind.READY, Weight.SIDE));
    }

    private AnswerButton key(String name, Shortcut.Kind meaning, Weight weight) {
        return new AnswerButton(
                letter.speech().plain().say("discord." + name),
                meaning.componentId(letter.campaign().id(), letter.turn().key().number()),
                weight);
    }
}
