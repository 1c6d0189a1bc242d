package heraldo.bot.discord.room;

import heraldo.bot.campaign.port.Reach;
import heraldo.bot.campaign.port.Reach.Contact;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.events.StatusChangeEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;

/** The servers the bot is in, once it has begun to sign in. */
public final class Servers extends ListenerAdapter {

    private final AtomicReference<JDA> jda = new AtomicReference<>();
    private final Reach reach;

    public Servers(Reach reach) {
        this.reach = reach;
    }

    /** People may ask for something before all servers have come. */
    @Override
    public void onStatusChange(StatusChangeEvent event) {
        if (event.getNewStatus() == JDA.Status.LOGGING_IN) {
            jda.set(event.getJDA());
        }
    }

    /**
     * The connection.
     *
     * @throws IllegalStateException before the bot has begun to sign in
     */
    public JDA jda() {
        return Optional.ofNullable(jda.get()).orElseThrow(() -> new IllegalStateException("not signed in yet"));
    }

    /** A server; empty if the bot is not in it (any more), or if it is down. */
    public Optional<Guild> guild(long id) {
        return Optional.ofNullable(jda().getGuildById(id));
    }

    /** Whether nothing can be said about a server now: it is down, or the bot is not connected. */
    public boolean down(long id) {
        return reach.with(id) == Contact.CUT;
    }

    /** The private channel of the bot and a user; it is opened if there is none. */
    public MessageChannel direct(long user) {
        return jda().openPrivateChannelById(user).complete();
    }

    /** A channel; empty if it is gone. */
    public Optional<TextChannel> channel(long id) {
        return Optional.ofNullable(jda().getTextChannelById(id));
    }
}
