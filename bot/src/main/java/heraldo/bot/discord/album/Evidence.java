package heraldo.bot.discord.album;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.proof.Line;
import heraldo.bot.campaign.proof.ProofDesk;
import heraldo.rules.data.JsonStates;
import java.util.List;

/**
 * The data a page needs to check the dice of a campaign, all from the public record.
 *
 * @param campaign its id, which all seeds depend on
 * @param anchor the public end of the chain
 * @param steps turns that have ended, or steps of them, in the order of the chain
 */
record Evidence(String campaign, String anchor, List<Step> steps) {

    private static final JsonStates<Evidence> JSON = JsonStates.of(Evidence.class, 1);

    Evidence {
        steps = List.copyOf(steps);
    }

    /**
     * The dice of a turn, or of one step of it.
     *
     * @param turn its number in the chain
     * @param link the chain's link of the turn
     * @param seed the seed of its dice
     */
    record Step(int turn, String link, String seed, List<Line.Rolls> dice) {
        Step {
            dice = List.copyOf(dice);
        }

        static Step of(Line.Turn turn) {
            return new Step(
                    turn.number(),
                    turn.draw().link(),
                    turn.draw().seed(),
                    turn.draw().dice());
        }
    }

    /** Collects the public steps of some turns, as the chain counts them; those whose key is still secret have none. */
    static Evidence of(ProofDesk proofs, Campaign campaign, List<Integer> counted) {
        List<Step> steps = counted.stream()
                .flatMap(turn -> proofs.turn(campaign, turn).stream())
                .flatMap(proof -> proof.steps().stream())
                .map(Step::of)
                .toList();
        return new Evidence(campaign.id().text(), campaign.founding().anchor(), steps);
    }

    /** As it stands in a page: no tag can begin in it. */
    String written() {
        return JSON.plain(this).replace("<", "\\u003c");
    }
}
