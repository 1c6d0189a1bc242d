package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Happening;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.Origin;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.World;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Pinned messages, by the routes of today and by the older ones. */
public final class PinRoutes implements RouteGroup {
    private static final int MOST = 250;
    private static final int MOST_IN_PAGE = 50;

    private final World world;

    public PinRoutes(World world) {
        this.world = world;
    }

    @Override
    public void addTo(Routes routes) {
        routes.add("GET", "/channels/{channel_id}/messages/pins", this::page);
        routes.add(
                "GET",
                "/channels/{channel_id}/pins",
                call -> Reply.ok(pinned(call).stream().map(this::json).toList()));
        for (String root : List.of("/channels/{channel_id}/messages/pins", "/channels/{channel_id}/pins")) {
            routes.add("PUT", root + "/{message_id}", this::pin);
            routes.add("DELETE", root + "/{message_id}", this::unpin);
        }
    }

    private List<Message> pinned(Call call) {
        Channel channel = channel(call, Permission.READ_MESSAGE_HISTORY);
        return world.messages().shown(channel.id()).stream()
                .filter(each -> each.traces().pinned() != null)
                .sorted(Comparator.<Message, Instant>comparing(
                                each -> each.traces().pinned())
                        .reversed())
                .toList();
    }

    private JsonNode json(Message message) {
        return message.json(world.bot().id());
    }

    /** So many, the latest first, of those that were pinned before an instant. */
    private Reply page(Call call) {
        int limit = call.queryNumber("limit", 1, MOST_IN_PAGE, MOST_IN_PAGE);
        Instant before = Optional.ofNullable(call.query().get("before"))
                .map(text -> OffsetDateTime.parse(text).toInstant())
                .orElse(Instant.MAX);
        List<Message> older = pinned(call).stream()
                .filter(each -> Objects.requireNonNull(each.traces().pinned()).isBefore(before))
                .toList();
        List<ObjectNode> items = older.stream()
                .limit(limit)
                .map(each -> Json.object("pinned_at", each.traces().pinned(), "message", json(each)))
                .toList();
        return Reply.ok(Json.object("items", items, "has_more", older.size() > limit));
    }

    private Channel channel(Call call, Permission needed) {
        Channel channel = world.channels().get(call.id("channel_id"));
        Access.demand(world, channel, world.bot().id(), needed);
        return channel;
    }

    private Message message(Call call) {
        Channel channel = channel(call, Permission.PIN_MESSAGES);
        return world.messages().get(channel.id(), call.id("message_id"));
    }

    private Reply pin(Call call) {
        Message message = message(call);
        long count = world.messages().shown(message.channel().id()).stream()
                .filter(each -> each.traces().pinned() != null)
                .count();
        if (count >= MOST) {
            throw DiscordError.MAX_PINS.refusal();
        }
        if (message.traces().pinned() == null) {
            change(message, world.clock().instant());
            notice(message);
        }
        return Reply.nothing();
    }

    private Reply unpin(Call call) {
        change(message(call), null);
        return Reply.nothing();
    }

    private void change(Message message, @Nullable Instant pinned) {
        world.messages().change(message.withPinned(pinned));
        Channel channel = message.channel();
        ObjectNode told = Json.object("channel_id", channel.id(), "last_pin_timestamp", pinned);
        if (channel.guild() != null) {
            told.put("guild_id", channel.guild().toString());
        }
        world.pulse()
                .tell(new Happening(
                        "CHANNEL_PINS_UPDATE",
                        viewer -> told,
                        viewer -> world.messages().sees(viewer, message)));
    }

    /** Discord writes a line into the channel when somebody pins. */
    private void notice(Message message) {
        Origin origin = new Origin(null, null, message.id(), null);
        world.messages()
                .post(Message.fresh(
                        world.nextId(),
                        message.channel(),
                        Message.PIN_NOTICE,
                        world.bot(),
                        MessageBody.empty(0),
                        origin));
    }
}
