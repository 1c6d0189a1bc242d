package heraldo.bot.discord.post;

import heraldo.bot.campaign.book.PostedMarks;
import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.campaign.port.Courier;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Letters;
import heraldo.bot.discord.room.Rooms;
import heraldo.bot.discord.room.Servers;

/** Makes the postman, and whoever looks for what was posted. */
public final class PostRoom {

    private PostRoom() {}

    public static Courier postman(
            BotContext context,
            CampaignClock clock,
            Servers servers,
            Letters letters,
            StatusMessage status,
            Scriptorium scriptorium) {
        Bell bell = new Bell(context.office().preferences(), clock);
        Rooms rooms = new Rooms(servers, context.office().campaigns());
        return new Postman(
                context,
                bell,
                servers,
                rooms,
                new Mailbag(letters),
                new Trimming(context, letters),
                new ProofThread(status),
                scriptorium);
    }

    public static PostedMarks marks(Servers servers) {
        return new ChronicleMarks(servers);
    }
}
