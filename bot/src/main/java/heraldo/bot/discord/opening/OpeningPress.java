package heraldo.bot.discord.opening;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.gate.PlacedControl;
import java.util.Optional;
import java.util.function.Function;

/** Everything that can be pressed, chosen or sent on the way to a new campaign. */
enum OpeningPress {
    /** Another game is looked for. */
    GAMES("games"),
    /** A game was chosen. */
    GAME("game"),
    /** The choice of the number of players. */
    SEATS("seats"),
    /** A form is opened. */
    FORM("form"),
    /** A form was sent. */
    SENT("sent"),
    /** The options of the ruleset are listed. */
    OPTIONS("options"),
    /** One of them was chosen, or another page of them. */
    OPTION("option"),
    /** Its value was sent. */
    VALUE("value"),
    /** The draft is shown. */
    SHOW("show"),
    /** It is looked at before it is opened. */
    ASK("ask");

    /** The command whose right all of them need. */
    static final String ERRAND = "campaign new";

    private static final String GAP = " ";
    private static final int BASE = 36;

    private final String word;

    OpeningPress(String word) {
        this.word = word;
    }

    String action() {
        return "new." + word;
    }

    /** Returns the handler of a press that opens no form. */
    ComponentHandler control(Function<Admitted, Answer> deed, Function<Admitted, Optional<Card>> drawn) {
        return PlacedControl.of(action(), ERRAND, deed, drawn);
    }

    /** Returns the handler of a press that may open a form. */
    ComponentHandler control(
            Function<Admitted, Optional<ModalForm>> form,
            Function<Admitted, Answer> deed,
            Function<Admitted, Optional<Card>> drawn) {
        return new PlacedControl(action(), ERRAND, true, form, deed, drawn);
    }

    /**
     * Returns the component id of a press for the acting user.
     *
     * @param draft names the draft
     * @param detail the press's other arguments
     */
    ComponentId componentId(Act act, String draft, String detail) {
        return ComponentId.of(action(), act.user(), String.join(GAP, ComponentId.fresh(act), draft, detail));
    }

    /** Returns the id of a draft that begins with an act. */
    static String draft(Act act) {
        return Long.toString(Long.parseLong(act.id()), BASE);
    }

    /** The draft that a press belongs to. */
    static String draft(Call call) {
        return part(call, 1);
    }

    /** Returns the detail in the component id of a press. */
    static String detail(Call call) {
        return part(call, 2);
    }

    private static String part(Call call, int place) {
        String[] parts = call.componentId().orElseThrow().argument().split(GAP, 3);
        return place < parts.length ? parts[place] : "";
    }
}
