package heraldo.bot.discord.room;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.rules.kernel.Reason;
import java.util.Locale;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Shows by the name and the place of a seat's channel whether somebody sits there. */
public final class SeatLabels {

    private static final Logger LOG = LoggerFactory.getLogger(SeatLabels.class);

    private final Servers servers;

    public SeatLabels(Servers servers) {
        this.servers = servers;
    }

    /**
     * What a seat's channel is called.
     *
     * @param open while somebody sits there
     * @param closed while nobody does
     */
    public record Names(String open, String closed) {}

    /**
     * Calls a channel closed and sorts it last while nobody sits there, and undoes that for a player who comes back. No post waits
     * for it: Discord lets a channel be renamed twice in ten minutes.
     */
    public void show(Campaign campaign, Occupancy occupancy, StandardGuildMessageChannel channel, Names names) {
        boolean closed = letters(channel.getName()).equals(letters(names.closed()));
        if (closed == occupancy.played()) {
            channel.getManager()
                    .setName(Rooms.name(closed ? names.open() : names.closed()))
                    .setPosition(closed ? talk(campaign) : Rooms.BELOW_ALL)
                    .queue(done -> {}, failure -> LOG.info("a seat's channel keeps its name: {}", Reason.of(failure)));
        }
    }

    /** Discord writes names of channels in its own way: small, and without most signs. */
    private static String letters(String name) {
        return name.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
    }

    /** Where the public talk stands: of channels in one place the older comes first. */
    private int talk(Campaign campaign) {
        return campaign.home()
                .channels()
                .map(Channels::diplomacy)
                .flatMap(servers::channel)
                .map(StandardGuildMessageChannel::getPositionRaw)
                .orElse(Rooms.BELOW_ALL);
    }
}
