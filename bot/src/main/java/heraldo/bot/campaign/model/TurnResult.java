package heraldo.bot.campaign.model;

import java.time.Instant;

/**
 * The stored result of a turn. Prints nothing secret.
 *
 * @param state the state afterwards, as the ruleset's codec writes it
 * @param story line results, chronicle and dice, in stored form
 * @param link the chain's link of this turn in hexadecimal; public as soon as the whole turn has ended
 * @param late whether it was resolved after its deadline, because nobody could reach the bot
 */
public record TurnResult(String state, String story, String link, Instant resolved, boolean late) {
    @Override
    public String toString() {
        return "result of " + resolved;
    }
}
