package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.model.Revision;
import heraldo.rules.engine.Outlook;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The work that a due player has left: only numbers, which everybody in their channel may know, and no orders.
 *
 * @param lines the number of lines on their sheet
 * @param actions the number of actions left, where the ruleset counts them
 * @param open whether something else could still be done, where it does not count them
 */
public record Missing(int lines, OptionalInt actions, boolean open) {

    static Missing of(Optional<Revision> latest, Outlook outlook) {
        int lines = latest.map(Revision::text)
                .filter(text -> !text.isEmpty())
                .map(text -> (int) text.lines().count())
                .orElse(0);
        boolean open = outlook.left().isEmpty() && !outlook.unused().isEmpty();
        return new Missing(lines, outlook.left(), open);
    }

    /** Returns whether the sheet has any lines. */
    public boolean begun() {
        return lines > 0;
    }

    /** Returns whether the player could still do something. */
    public boolean unused() {
        return open || actions.orElse(0) > 0;
    }
}
