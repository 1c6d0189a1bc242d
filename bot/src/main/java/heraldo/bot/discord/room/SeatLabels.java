package heraldo.bot.discord.room;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.seat.RoomDesk;
import heraldo.rules.kernel.Reason;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import net.dv8tion.jda.api.managers.channel.middleman.StandardGuildMessageChannelManager;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows by the names and places of the channels of seats who sits there. Discord lets a channel be renamed twice in ten minutes, so
 * that no post waits for it; what it should be called follows from the books, and is compared again as often as anybody asks.
 */
public final class SeatLabels {

    private static final Logger LOG = LoggerFactory.getLogger(SeatLabels.class);

    private final Servers servers;
    private final RoomDesk seats;
    /** Changes that Discord has not answered yet, or has not told everybody of: until then a channel shows its old name. */
    private final Map<Long, Change> waiting = new ConcurrentHashMap<>();

    private volatile LongConsumer refused = server -> {};

    SeatLabels(Servers servers, RoomDesk seats) {
        this.servers = servers;
        this.seats = seats;
    }

    /**
     * The names and topics of a seat's channel.
     *
     * @param open its name while the seat has a player
     * @param closed its name while the seat has none, or its player has another channel
     * @param topic its topic
     * @param retired its topic once the seat's player has another channel
     */
    public record Names(String open, String closed, String topic, String retired) {}

    /** A channel is soon called something else. */
    private record Change(String name, CompletableFuture<Void> done) {}

    /** From now on somebody is told in which server a channel kept its name. */
    public void whenRefused(LongConsumer told) {
        refused = told;
    }

    /**
     * Calls a channel closed and sorts it last while nobody sits there, and undoes that for a player who comes back. Where nobody
     * has ever sat, and where managers have given it a name of their own, it is left as it is.
     */
    public synchronized void show(
            Campaign campaign, Occupancy occupancy, StandardGuildMessageChannel channel, Names names) {
        boolean open = occupancy.played() || !seats.visited(campaign.id(), occupancy.seat());
        String wanted = open ? names.open() : names.closed();
        cancelOther(channel, wanted);
        if (!underWay(channel, wanted)
                && letters(channel.getName()).equals(letters(open ? names.closed() : names.open()))) {
            change(channel, wanted, manager -> manager.setPosition(open ? talk(campaign) : Rooms.BELOW_ALL));
        }
    }

    /** Calls a channel closed, and sorts it last, that is nobody's any more and is still called as when it was that seat's. */
    public synchronized void retire(StandardGuildMessageChannel channel, Names names) {
        boolean named = letters(channel.getName()).equals(letters(names.open()));
        boolean described = TopicMarks.plain(channel).equals(Optional.of(names.topic()));
        if (!named && !described) {
            return;
        }
        cancelOther(channel, names.closed());
        if (!underWay(channel, names.closed())) {
            change(
                    channel,
                    names.closed(),
                    manager -> manager.setPosition(Rooms.BELOW_ALL).setTopic(names.retired()));
        }
    }

    /** Notes that Discord has told everybody what a channel is called. */
    public void told(long channel) {
        waiting.computeIfPresent(channel, (id, change) -> change.done().isDone() ? null : change);
    }

    /** Cancels a change to a name that is not wanted any more. */
    private void cancelOther(StandardGuildMessageChannel channel, String wanted) {
        Optional.ofNullable(waiting.get(channel.getIdLong()))
                .filter(change -> !change.name().equals(wanted))
                .ifPresent(change -> {
                    waiting.remove(channel.getIdLong(), change);
                    change.done().cancel(false);
                });
    }

    private boolean underWay(StandardGuildMessageChannel channel, String wanted) {
        return Optional.ofNullable(waiting.get(channel.getIdLong()))
                .filter(change -> change.name().equals(wanted))
                .isPresent();
    }

    private void change(
            StandardGuildMessageChannel channel,
            String name,
            UnaryOperator<StandardGuildMessageChannelManager<?, ?>> place) {
        long id = channel.getIdLong();
        long server = channel.getGuild().getIdLong();
        if (!channel.getGuild().getSelfMember().hasPermission(channel, Permission.MANAGE_CHANNEL)) {
            refused.accept(server);
            return;
        }
        Change change = new Change(
                name,
                place.apply(channel.getManager().setName(Rooms.name(name))).submit());
        waiting.put(id, change);
        CompletableFuture<Void> unused = change.done().whenComplete((done, failure) -> {
            if (failure != null || letters(channel.getName()).equals(letters(name))) {
                waiting.remove(id, change);
            }
            if (failure != null && !change.done().isCancelled()) {
                LOG.info("a seat's channel keeps its name for now: {}", Reason.of(failure));
                refused.accept(server);
            }
        });
    }

    /** Discord writes names of channels in its own way: small, and without most signs. */
    private static String letters(String name) {
        return name.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
    }

    /** Returns the position of the diplomacy channel; of channels in one position the older comes first. */
    private int talk(Campaign campaign) {
        return campaign.home()
                .channels()
                .map(Channels::diplomacy)
                .flatMap(servers::channel)
                .map(StandardGuildMessageChannel::getPositionRaw)
                .orElse(Rooms.BELOW_ALL);
    }
}
