package heraldo.bot.discord.room;

import heraldo.bot.campaign.seat.CampaignDesk;
import heraldo.bot.campaign.seat.RoomDesk;

/**
 * Everything about the places that campaigns live in.
 *
 * @param permits what the bot may do in a server
 * @param plot how many channels there may be
 * @param rooms makes them
 * @param members knows who is there
 */
public record Premises(Permits permits, Plot plot, Rooms rooms, Members members) {

    public static Premises of(Servers servers, CampaignDesk desk, RoomDesk seats) {
        return new Premises(
                new Permits(servers), new Plot(servers), new Rooms(servers, desk, seats), new Members(servers));
    }
}
