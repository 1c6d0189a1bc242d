package heraldo.bot.discord.opening;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.room.Plot;
import heraldo.bot.discord.room.Premises;
import heraldo.bot.discord.text.Speech;
import java.util.OptionalLong;

/** The checks whether a server has room for a campaign: the bot's permissions there, and Discord's channel limits. */
public final class Site {

    private final BotContext context;
    private final Premises premises;

    public Site(BotContext context, Premises premises) {
        this.context = context;
        this.premises = premises;
    }

    /**
     * Makes sure that a campaign can be opened where somebody calls, before anything is made.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if it cannot; the sentence says what is to be done
     */
    void demand(Call call, int seats) {
        long server = call.act().place().guild();
        premises.permits().demand(server);
        premises.plot()
                .demand(
                        server,
                        seats,
                        context.office().campaigns().list(call.act()).stream()
                                .mapToInt(Site::missing)
                                .sum());
    }

    /**
     * Makes sure that a lesson can be opened where somebody calls, before anything is made.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if it cannot; the sentence says what is to be done
     */
    public void demandStudy(Call call) {
        long server = call.act().place().guild();
        premises.permits().demand(server);
        premises.plot().demandStudy(server);
    }

    /** The channel of a lesson, which is made if there is none yet; empty if that takes a while. */
    public OptionalLong study(Campaign lesson, Speech speech) {
        return premises.rooms().study(lesson, speech.plain());
    }

    /** Returns the number of a campaign's channels and categories that do not exist yet. */
    private static int missing(Roster roster) {
        long closed = roster.occupancies().stream()
                .filter(occupancy -> unhoused(occupancy))
                .count();
        return (int) closed + (roster.campaign().home().channels().isPresent() ? 0 : 1 + Plot.PUBLIC);
    }

    private static boolean unhoused(Occupancy occupancy) {
        return occupancy.channel() == 0;
    }
}
