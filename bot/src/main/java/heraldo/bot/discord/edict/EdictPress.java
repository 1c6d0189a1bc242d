package heraldo.bot.discord.edict;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentId;

/** Everything that can be pressed, chosen or sent on the game master's forms. */
enum EdictPress {
    /** A kind was chosen. */
    KIND("kind"),
    /** A value was chosen for a field. */
    VALUE("value"),
    /** A form was sent. */
    FORM("form"),
    /** The form is opened again as it was filled in. */
    CHANGE("change"),
    /** It is done as it was looked at. */
    DO("do"),
    /** Something pending is called off. */
    CALL_OFF("off"),
    SHOW("show");

    private static final String GAP = " ";
    private static final int BASE = 36;
    /** As many ids as one message has in its life; a menu that is drawn anew must bear another than before. */
    private static final long DIFFERENT = 46_656;
    /** Discord's ids have the time above these bits. */
    private static final int TIME = 22;

    private final String word;

    EdictPress(String word) {
        this.word = word;
    }

    String action(EdictFamily family) {
        return family.word() + "." + word;
    }

    /** What pressing means, for whoever acts. */
    ComponentId componentId(EdictFamily family, Act act, String detail) {
        String fresh = Long.toString((Long.parseLong(act.id()) >> TIME) % DIFFERENT, BASE);
        return ComponentId.own(action(family), act, fresh + GAP + detail);
    }

    /** What else a press needs. */
    static String detail(Call call) {
        String argument = call.componentId().orElseThrow().argument();
        return argument.substring(argument.indexOf(GAP) + 1);
    }
}
