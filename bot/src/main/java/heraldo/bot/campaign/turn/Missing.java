package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.model.Revision;
import heraldo.rules.engine.Outlook;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a player who is waited for has not done yet: only numbers, which everybody in their channel may know, and no orders.
 *
 * @param lines how many lines stand on their sheet
 * @param actions how many actions that leaves them, where the ruleset counts them
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

    /** Whether anything has been written. */
    public boolean begun() {
        return lines > 0;
    }

    /** Whether something could still be done. */
    public boolean unused() {
        return open || actions.orElse(0) > 0;
    }
}
