package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.discord.room.Members;
import heraldo.rules.kernel.Reason;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checks after each turn whether players who sent nothing are still in the server. The bot gets no event when members leave, so
 * it asks for them one by one.
 */
final class Departures {

    private static final Logger LOG = LoggerFactory.getLogger(Departures.class);

    private final Members members;

    Departures(Members members) {
        this.members = members;
    }

    /** A post is out. */
    void after(Letter letter) {
        if (letter.dispatch().kind() == Dispatch.Kind.RESULT) {
            letter.context()
                    .office()
                    .departures()
                    .missed(letter.dispatch().turn().orElseThrow())
                    .forEach(seat -> look(letter, seat));
        }
    }

    private void look(Letter letter, Occupancy seat) {
        try {
            boolean gone = members.gone(letter.campaign().guild(), seat.user());
            letter.context().office().departures().note(seat, gone);
        } catch (RuntimeException e) {
            // It is asked again after the next turn.
            LOG.debug("who is still there cannot be told: {}", Reason.of(e));
        }
    }
}
