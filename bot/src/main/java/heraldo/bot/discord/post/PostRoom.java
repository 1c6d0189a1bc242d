package heraldo.bot.discord.post;

import heraldo.bot.campaign.book.PostedMarks;
import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.campaign.port.Courier;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Letters;
import heraldo.bot.discord.room.Rooms;
import heraldo.bot.discord.room.Servers;

/** Creates the postman and the search for existing posts. */
public final class PostRoom {

    private PostRoom() {}

    public static Courier postman(
            BotContext context,
            CampaignClock clock,
            Servers servers,
            Rooms rooms,
            Letters letters,
            StatusMessage status,
            Scriptorium scriptorium,
            Counters counters) {
        return new Postman(context, clock, servers, rooms, letters, status, scriptorium, counters);
    }

    public static PostedMarks marks(Servers servers) {
        return new ChronicleMarks(servers);
    }
}
