package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Seat;
import java.util.List;

/** The book of what seats were told in a turn because of everybody's sheets. */
public interface NoticeBook {

    /**
     * Notes that a seat is told something.
     *
     * @param act the act that brought it about
     * @return false if it has been told before in this turn
     */
    boolean tell(TurnKey turn, Notice notice, String act);

    /** The words that a seat has been told in a turn, in order. */
    List<Message> told(TurnKey turn, Seat seat);
}
