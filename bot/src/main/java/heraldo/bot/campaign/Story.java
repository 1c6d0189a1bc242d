package heraldo.bot.campaign;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.DieRoll;
import heraldo.rules.kernel.LineResult;
import java.util.List;

/**
 * All that can be told of a resolved turn.
 *
 * @param results one for every line of every sheet
 * @param chronicle the story, section by section
 * @param dice every die in the order in which they fell
 */
public record Story(List<LineResult> results, Chronicle chronicle, List<DieRoll> dice) {
    public Story {
        results = List.copyOf(results);
        dice = List.copyOf(dice);
    }

    @Override
    public String toString() {
        return "story of " + chronicle.sections().size() + " sections";
    }
}
