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

    private final String word;

    EdictPress(String word) {
        this.word = word;
    }

    /** Returns whether the press may open a form. */
    boolean asks() {
        return this == KIND || this == VALUE || this == CHANGE;
    }

    String action(EdictFamily family) {
        return family.word() + "." + word;
    }

    /** Returns the component id of the press for the acting user. */
    ComponentId componentId(EdictFamily family, Act act, String detail) {
        return ComponentId.anew(action(family), act, detail);
    }

    /** Returns the detail in the component id of a press. */
    static String detail(Call call) {
        return call.componentId().orElseThrow().detail();
    }
}
