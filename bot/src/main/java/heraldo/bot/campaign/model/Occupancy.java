package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.util.OptionalLong;

/**
 * A seat of a campaign and who sits in it.
 *
 * @param name the name of the side in this campaign
 * @param user the player's user id; 0 unless {@code holder} is {@link Holder#PLAYER}
 * @param userName the name of the player; empty if there is none
 * @param channel the seat's private channel; 0 until it has been made
 * @param silent the number of turns in a row in which the player sent nothing
 */
public record Occupancy(
        CampaignId campaign,
        Seat seat,
        String name,
        Holder holder,
        long user,
        String userName,
        long channel,
        int silent) {
    /** Returns whether a player sits here. */
    public boolean played() {
        return holder == Holder.PLAYER;
    }

    /** The player's Discord id; empty if nobody plays the seat, or its player is forgotten. */
    public OptionalLong player() {
        return played() ? Alias.person(user) : OptionalLong.empty();
    }

    /** This seat under another name. */
    public Occupancy named(String other) {
        return new Occupancy(campaign, seat, other, holder, user, userName, channel, silent);
    }

    public Occupancy heldBy(long player, String playerName) {
        return new Occupancy(campaign, seat, name, Holder.PLAYER, player, playerName, channel, 0);
    }

    public Occupancy heldBy(Holder nobody) {
        return new Occupancy(campaign, seat, name, nobody, 0, "", channel, 0);
    }

    public Occupancy silentFor(int turns) {
        return new Occupancy(campaign, seat, name, holder, user, userName, channel, turns);
    }

    public Occupancy in(long ownChannel) {
        return new Occupancy(campaign, seat, name, holder, user, userName, ownChannel, silent);
    }
}
