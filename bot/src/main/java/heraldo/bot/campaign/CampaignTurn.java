package heraldo.bot.campaign;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Optional;

/**
 * A turn of a campaign: its row is the schedule. Prints nothing secret.
 *
 * @param status how far it has come
 * @param hold why the deadline does not stand; {@link HoldReason#NONE} unless held
 * @param opened when it was opened
 * @param due when it ends; empty while the campaign is paused and after the end of the game
 * @param nominal the wall-clock time of its deadline, from which the next is counted
 * @param format the version of the format in which the state is written
 * @param state the state the turn is played on, as the ruleset's codec writes it
 * @param attempts how often the engine failed on it
 * @param version counts changes; whoever changes a turn names the version it has seen
 * @param root the seal over its sheets in hexadecimal, once locked
 * @param result what came of it, once resolved
 */
public record CampaignTurn(
        TurnKey key,
        TurnStatus status,
        HoldReason hold,
        Instant opened,
        Optional<Instant> due,
        LocalDateTime nominal,
        int format,
        String state,
        int attempts,
        int version,
        Optional<String> root,
        Optional<TurnResult> result) {
    @Override
    public String toString() {
        return "turn " + key.number() + "." + key.step() + " of " + key.campaign() + " " + status;
    }
}
