package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentId;
import java.util.Optional;

/**
 * The sheet and revision for which a desk drew a button or menu.
 *
 * @param turn the turn, and the step of an instant one
 * @param revision the revision of the sheet; 0 while nothing was written
 * @param detail further data for the press, may be empty
 */
record DeskKey(TurnKey turn, int revision, String detail) {

    private static final String GAP = " ";
    private static final int PARTS = 5;
    private static final int BASE = 36;

    /** The id of a control on a desk, for the acting user. */
    static ComponentId componentId(DeskPress press, Receipt receipt, Act act, String detail) {
        String argument = String.join(
                GAP,
                Integer.toString(receipt.turn().key().number(), BASE),
                Integer.toString(receipt.turn().key().step(), BASE),
                Integer.toString(receipt.written().revision(), BASE),
                ComponentId.fresh(act),
                detail);
        return new ComponentId(press.action(), Optional.of(receipt.campaign().id()), 0, act.user(), argument);
    }

    /** Parses the component id of a press. */
    static DeskKey of(Call call) {
        ComponentId id = call.componentId().orElseThrow();
        String[] parts = id.argument().split(GAP, PARTS);
        return new DeskKey(
                new TurnKey(
                        id.campaign().orElseThrow(),
                        Integer.parseInt(parts[0], BASE),
                        Integer.parseInt(parts[1], BASE)),
                Integer.parseInt(parts[2], BASE),
                parts[PARTS - 1]);
    }

    /** The detail as a number. */
    int number() {
        return Integer.parseInt(detail);
    }

    /** Returns whether the sheet still has the turn and the revision that the desk showed. */
    boolean fits(Receipt receipt) {
        return receipt.turn().key().equals(turn) && receipt.written().revision() == revision;
    }
}
