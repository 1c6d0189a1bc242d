package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.page.NothingKey;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The card that replaces a panel for one question, with the way back to it. */
final class Slate {

    private static final String WORDS = "discord.panel.";

    private final BotContext context;
    private final EdictDesk edicts;
    private final Admitted admitted;
    private final Speech speech;

    Slate(BotContext context, EdictDesk edicts, Admitted admitted) {
        this.context = context;
        this.edicts = edicts;
        this.admitted = admitted;
        this.speech = context.speech(admitted.roster(), admitted.tongue());
    }

    /** Returns the word by which a sentence chooses its form: {@code SOME} for a name, {@code NONE} without one. */
    static String who(String name) {
        return name.isEmpty() ? "NONE" : "SOME";
    }

    /** Returns the title of a form, made from the menu choice that opens it. */
    static String title(String choice) {
        return choice.replaceFirst("…$", "");
    }

    /** Returns the id of the chosen member of the server; empty if there is none. */
    static Optional<String> person(Admitted admitted) {
        return admitted.call().text(Call.CHOSEN).filter(chosen -> chosen.matches("\\d{1,20}"));
    }

    Speech speech() {
        return speech;
    }

    /** The seat with a number, as it was at the door. */
    Occupancy seat(int number) {
        return admitted.roster().occupancy(new Seat(number));
    }

    /** The panel, with what an act came to. */
    Answer done(Message words) {
        return panel(Optional.of(context.emblems().sign("✔") + " "
                + context.speech(admitted.roster(), admitted.tongue()).say(words)));
    }

    Answer panel(Optional<String> note) {
        return Answer.of(new Panel(context, edicts, admitted).card(note));
    }

    /** A question, with a button that says what would be done, and one that leaves things as they are. */
    Answer ask(String text, String yes, PanelPress press, String detail) {
        return ask(text, List.of(), List.of(key(yes, press, detail, Weight.DANGER)));
    }

    /** The same with parts below the words, and with buttons for whatever may be done. */
    Answer ask(String text, List<? extends Part> parts, List<AnswerButton> deeds) {
        return answer(
                text, parts, deeds, NothingKey.leadingTo(PanelPress.SHOW.componentId(admitted.act(), ""), speech));
    }

    /** Words, parts below them, and buttons before the way back. */
    Answer show(String text, List<? extends Part> parts, List<AnswerButton> keys) {
        return answer(text, parts, keys, key("back", PanelPress.SHOW, "", Weight.SIDE));
    }

    private static Answer answer(String text, List<? extends Part> parts, List<AnswerButton> keys, AnswerButton last) {
        List<Part> all = new ArrayList<>();
        all.add(new Words(text));
        all.addAll(parts);
        List<AnswerButton> whole = new ArrayList<>(keys);
        whole.add(last);
        all.add(new Keys(whole));
        return Answer.of(new Card("", Tone.WARNING.rgb(), all));
    }

    AnswerButton key(String label, PanelPress press, String detail, Weight weight) {
        return new AnswerButton(speech.plain().say(WORDS + label), press.componentId(admitted.act(), detail), weight);
    }
}
