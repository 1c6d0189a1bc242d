package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.Guest;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.room.Members;
import heraldo.bot.discord.room.Premises;

/** Finds people who are asked to play or to direct. */
public final class Staffing {

    private final Premises premises;

    public Staffing(Premises premises) {
        this.premises = premises;
    }

    /**
     * Somebody in the server of a campaign.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if they are not there, or no person
     */
    public Guest guest(Admitted admitted, long user) {
        Members.Guest found = premises.members()
                .find(admitted.campaign().guild(), user)
                .orElseThrow(() -> Refusals.of("not-in-server"));
        if (found.bot()) {
            throw Refusals.of("no-person");
        }
        return new Guest(user, found.name());
    }

    /** Returns whether the game master of a campaign has left its server. */
    public boolean abandoned(Admitted admitted) {
        return premises.members()
                .gone(admitted.campaign().guild(), admitted.campaign().gameMaster());
    }
}
