package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** The messages of all channels. Every change is told to those who see the channel; an ephemeral one to its reader only. */
public final class Messages {
    private final World world;
    private final Map<Snowflake, NavigableMap<Snowflake, Message>> byChannel = new TreeMap<>();
    private final Nonces nonces;

    Messages(World world) {
        this.world = world;
        this.nonces = new Nonces(world.clock());
    }

    void addAll(Messages others) {
        others.byChannel.forEach((channel, messages) -> history(channel).putAll(messages));
    }

    /** Nonces of the last minutes. */
    public Nonces nonces() {
        return nonces;
    }

    /** Adds a message and tells of it. */
    public Message post(Message message) {
        history(message.channel().id()).put(message.id(), message);
        if (!message.ephemeral()) {
            world.channels().put(world.channels().get(message.channel().id()).withLastMessage(message.id()));
        }
        tell("MESSAGE_CREATE", message);
        Channel channel = world.channels().get(message.channel().id());
        if (channel.isThread() && !message.ephemeral()) {
            new Threads(world).written(channel, message.author().id());
        }
        return message;
    }

    /** Puts a changed message in place of the old and tells of it. */
    public Message change(Message message) {
        history(message.channel().id()).put(message.id(), message);
        tell("MESSAGE_UPDATE", message);
        return message;
    }

    /** Puts a changed message in place of the old; what changed is told otherwise. */
    public void changeQuietly(Message message) {
        history(message.channel().id()).put(message.id(), message);
    }

    /** Removes a message and tells of it. */
    public void delete(Message message) {
        history(message.channel().id()).remove(message.id());
        ObjectNode gone =
                Json.object("id", message.id(), "channel_id", message.channel().id());
        if (message.channel().guild() != null) {
            gone.put("guild_id", message.channel().guild().toString());
        }
        world.pulse().tell(new Happening("MESSAGE_DELETE", viewer -> gone, viewer -> sees(viewer, message)));
    }

    /** Forgets the messages of a channel that is no more. */
    void forget(Snowflake channel) {
        byChannel.remove(channel);
    }

    /** A message that is no ephemeral one; refused with 10008 if there is none. */
    public Message get(Snowflake channel, Snowflake id) {
        return find(channel, id).filter(each -> !each.ephemeral()).orElseThrow(DiscordError.UNKNOWN_MESSAGE::refusal);
    }

    /** A message of any kind, if it is there. */
    public Optional<Message> find(Snowflake channel, Snowflake id) {
        return Optional.ofNullable(history(channel).get(id));
    }

    /** The messages that a channel's history shows, oldest first. */
    public List<Message> shown(Snowflake channel) {
        return history(channel).values().stream()
                .filter(each -> !each.ephemeral())
                .toList();
    }

    /** Returns whether a user sees a message. */
    public boolean sees(Snowflake viewer, Message message) {
        Snowflake onlyFor = message.origin().onlyFor();
        if (onlyFor != null) {
            return onlyFor.equals(viewer);
        }
        return world.users().containsKey(viewer)
                && Permission.VIEW_CHANNEL.in(
                        Access.of(world, world.channels().get(message.channel().id()), viewer));
    }

    /** A message as the gateway tells it: with the server and the author as a member of it. */
    public ObjectNode told(Message message, Snowflake viewer) {
        ObjectNode told = message.json(viewer);
        if (message.channel().guild() != null) {
            told.put("guild_id", message.channel().guild().toString());
            world.guild(message.channel().guild())
                    .find(message.author().id())
                    .ifPresent(member -> told.set("member", member.jsonWithoutUser()));
        }
        return told;
    }

    private void tell(String type, Message message) {
        world.pulse().tell(new Happening(type, viewer -> told(message, viewer), viewer -> sees(viewer, message)));
    }

    private NavigableMap<Snowflake, Message> history(Snowflake channel) {
        return byChannel.computeIfAbsent(channel, each -> new TreeMap<>());
    }
}
