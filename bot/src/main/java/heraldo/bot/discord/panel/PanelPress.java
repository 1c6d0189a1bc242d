package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.gate.PlacedControl;
import heraldo.bot.discord.page.PanelKey;
import java.util.Optional;
import java.util.function.Function;

/** Everything that can be pressed, chosen or sent on a panel, and the command whose right it needs. */
enum PanelPress {
    SHOW(PanelKey.ACTION, "gm panel"),
    /** The choice of an action on the deadline. */
    TIME("gm.time", "gm resolve"),
    /** The turn is ended now: its game master was asked. */
    RESOLVE("gm.resolve", "gm resolve"),
    /** The deadline moves by more than a week: its game master was asked. */
    EXTEND("gm.extend", "gm extend"),
    /** The form for another end of the turn was sent. */
    UNTIL("gm.until", "gm deadline"),
    /** The form for days and hours was sent. */
    DAYS("gm.days", "gm deadline"),
    /** The form for quiet days was sent. */
    QUIET("gm.quiet", "gm deadline"),
    /** The form for a line of cron was sent, or the question about it answered. */
    CRON("gm.cron", "gm deadline"),
    /** The form for the time to think better of it was sent. */
    WINDOW("gm.window", "gm window"),
    /** A seat was chosen. */
    SEAT("gm.seat", "gm panel"),
    REMIND("gm.remind", "gm extend"),
    /** The question for a seat's new player. */
    REPLACE("gm.replace", "gm replace"),
    /** The choice of the number of turns for which a seat is lent. */
    LEND("gm.lend", "gm replace"),
    /** Somebody was chosen. */
    GUEST("gm.guest", "gm replace"),
    /** The one who was chosen is invited: the game master was asked. */
    INVITE("gm.invite", "gm replace"),
    /** A seat is to be offered to everybody; where somebody holds it, the game master is asked. */
    OFFER("gm.offer", "gm replace"),
    /** A held seat is offered to everybody: the game master was asked. */
    OFFERED("gm.offered", "gm replace"),
    WITHDRAW("gm.withdraw", "gm replace"),
    RECALL("gm.recall", "gm replace"),
    /** Asks whether a player is to be taken out. */
    REMOVE("gm.remove", "gm remove"),
    REMOVED("gm.removed", "gm remove"),
    /** Opens the form for the reason why a player is taken out. */
    REMOVE_WHY("gm.remove-why", "gm remove"),
    /** Somebody was chosen who is to be barred or readmitted. */
    BAR_WHOM("gm.bar-whom", "gm remove"),
    BAR("gm.bar", "gm remove"),
    /** Opens the form for the reason why somebody is barred. */
    BAR_WHY("gm.bar-why", "gm remove"),
    READMIT("gm.readmit", "gm remove"),
    /** The game begins: its game master was asked if seats are free. */
    START("gm.start", "campaign start"),
    /** A theme for everybody's pictures was chosen. */
    THEME("gm.theme", "gm theme"),
    /** Something else was chosen. */
    MORE("gm.more", "gm panel"),
    ANNOUNCE("gm.say", "gm announce"),
    /** The form for what may be said was sent. */
    PRESS("gm.press", "gm press"),
    /** An unsigned dispatch was chosen. */
    MAIL("gm.mail", "gm press"),
    MAIL_OUT("gm.mail-out", "gm press"),
    MAIL_BAR("gm.mail-bar", "gm press"),
    MAIL_READMIT("gm.mail-readmit", "gm press"),
    /** The form for what happens to those who send nothing was sent. */
    ABSENCE("gm.absence", "gm absence"),
    /** The campaign goes back: its game master was asked. */
    REWIND("gm.rewind", "gm rewind"),
    /** The choice of a new game master. */
    HEIR("gm.heir", "gm handover"),
    HAND("gm.hand", "gm handover"),
    END("gm.end", "gm end"),
    ARCHIVE("gm.archive", "gm archive"),
    DELETE("gm.delete", "gm archive");

    private static final int BASE = 36;

    private final String action;
    private final String errand;

    PanelPress(String action, String errand) {
        this.action = action;
        this.errand = errand;
    }

    String action() {
        return action;
    }

    String errand() {
        return errand;
    }

    /** Returns the handler of a press that opens no form. */
    ComponentHandler control(Function<Admitted, Answer> deed, Function<Admitted, Card> panel) {
        return PlacedControl.of(action, errand, deed, panel.andThen(Optional::of));
    }

    /** Returns the handler of a press that may open a form. */
    ComponentHandler control(
            Function<Admitted, Optional<ModalForm>> form,
            Function<Admitted, Answer> deed,
            Function<Admitted, Card> panel) {
        return new PlacedControl(action, errand, true, form, deed, panel.andThen(Optional::of));
    }

    /** The id of a control on a panel, for the acting user. */
    ComponentId componentId(Act act, String detail) {
        return ComponentId.anew(action, act, detail);
    }

    /** A person's number, as short as it can be. */
    static String shortened(String user) {
        return Long.toUnsignedString(Long.parseUnsignedLong(user), BASE);
    }

    /** The person that such a number stands for. */
    static long person(String number) {
        return Long.parseUnsignedLong(number, BASE);
    }

    /** Returns the detail in the component id of a press. */
    static String detail(Call call) {
        return call.componentId().orElseThrow().detail();
    }
}
