package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import java.util.List;

/**
 * The result of a standing sheet in a turn in which its seat had sent nothing. For the seat alone; prints nothing secret.
 *
 * @param stood how many of its lines were sent
 * @param dropped the lines that could not stand, in stored form
 * @param reasons why, one for each of them
 */
public record StandingUse(int stood, String dropped, List<Message> reasons) {
    public StandingUse {
        reasons = List.copyOf(reasons);
    }

    @Override
    public String toString() {
        return "use of a standing sheet";
    }
}
