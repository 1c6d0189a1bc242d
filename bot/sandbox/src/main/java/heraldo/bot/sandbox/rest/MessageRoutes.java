package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.form.MessageForm;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.Origin;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Threads;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The bot's own messages in channels, and reading those of others. */
public final class MessageRoutes implements RouteGroup {
    static final String ALL = "/channels/{channel_id}/messages";
    static final String ONE = ALL + "/{message_id}";
    static final String CROSSPOST = ONE + "/crosspost";

    /** From this age on a message takes few edits. */
    private static final Duration OLD = Duration.ofHours(1);

    private final World world;
    private final RateLimits limits;

    public MessageRoutes(World world, RateLimits limits) {
        this.world = world;
        this.limits = limits;
    }

    @Override
    public void addTo(Routes routes) {
        routes.add("GET", ALL, this::list);
        routes.add("POST", ALL, this::create);
        routes.add("POST", ALL + "/bulk-delete", this::deleteMany);
        routes.add("GET", ONE, call -> Reply.ok(json(message(call, Permission.READ_MESSAGE_HISTORY))));
        routes.add("PATCH", ONE, this::edit);
        routes.add("DELETE", ONE, this::delete);
        routes.add("POST", CROSSPOST, this::crosspost);
    }

    private Channel channel(Call call, Permission... needed) {
        Channel channel = world.channels().get(call.id("channel_id"));
        Access.demand(world, channel, world.bot().id(), needed);
        if (!channel.holdsMessages()) {
            throw DiscordError.WRONG_CHANNEL_TYPE.refusal();
        }
        return channel;
    }

    private Message message(Call call, Permission... needed) {
        Channel channel = channel(call, needed);
        return world.messages().get(channel.id(), call.id("message_id"));
    }

    private JsonNode json(Message message) {
        return message.json(world.bot().id());
    }

    private Reply list(Call call) {
        int limit = call.queryNumber("limit", 1, 100, 50);
        Channel channel = channel(call);
        boolean mayRead = Permission.READ_MESSAGE_HISTORY.in(
                Access.of(world, channel, world.bot().id()));
        List<Message> shown = mayRead ? world.messages().shown(channel.id()) : List.of();
        return Reply.ok(Page.of(call, shown, limit).stream().map(this::json).toList());
    }

    private Reply create(Call call) {
        Channel channel = channel(call, Permission.SEND_MESSAGES);
        JsonNode body = call.body();
        MessageForm.check(body, call.uploads(), body.path("flags").asInt());
        demandRightsFor(channel, body, !call.uploads().isEmpty());
        demandOpen(channel);
        Threads.demandWritable(world, channel, world.bot().id());
        Optional<String> nonce = Json.text(body, "nonce");
        Optional<Message> sent = nonce.filter(each -> body.path("enforce_nonce").asBoolean())
                .flatMap(each -> world.messages().nonces().find(world.bot(), each));
        if (sent.isPresent()) {
            // What was sent with it may have been deleted since.
            Message there = world.messages()
                    .find(sent.get().channel().id(), sent.get().id())
                    .orElseThrow(DiscordError.UNKNOWN_MESSAGE::refusal);
            return Reply.ok(json(there));
        }
        Message message = world.messages().post(fresh(call, channel, nonce.orElse(null)));
        nonce.ifPresent(each -> world.messages().nonces().remember(message, each));
        return Reply.ok(json(message));
    }

    private Message fresh(Call call, Channel channel, @Nullable String nonce) {
        JsonNode reference = call.body().path("message_reference").path("message_id");
        Snowflake repliesTo = reference.isTextual() ? Snowflake.of(reference.asText()) : null;
        if (repliesTo != null) {
            world.messages().get(channel.id(), repliesTo);
        }
        MessageBody body = new Composition(world, channel).fresh(call.body(), call.uploads(), 0);
        int type = repliesTo == null ? Message.PLAIN : Message.REPLY;
        Origin origin = new Origin(null, null, repliesTo, nonce);
        return Message.fresh(world.nextId(), channel, type, world.bot(), body, origin);
    }

    /** Nobody accepts direct messages from a bot they share no server with, and some accept none at all. */
    private void demandOpen(Channel channel) {
        for (User reader : channel.recipients()) {
            if (!reader.bot() && !world.knows(reader.id())) {
                throw DiscordError.NO_MUTUAL_GUILDS.refusal();
            }
            if (!reader.bot() && !world.takesLetters(reader.id())) {
                throw DiscordError.CANNOT_SEND_TO_USER.refusal();
            }
        }
    }

    private void demandRightsFor(Channel channel, JsonNode body, boolean withFiles) {
        if (withFiles) {
            Access.demand(world, channel, world.bot().id(), Permission.ATTACH_FILES);
        }
        if (!body.path("embeds").isEmpty()) {
            Access.demand(world, channel, world.bot().id(), Permission.EMBED_LINKS);
        }
    }

    private Reply edit(Call call) {
        Message message = message(call);
        if (!message.author().equals(world.bot())) {
            throw DiscordError.NOT_YOURS.refusal();
        }
        Channel place = world.channels().get(message.channel().id());
        if (place.isThread() && place.thread().archived()) {
            throw DiscordError.THREAD_ARCHIVED.refusal();
        }
        JsonNode body = call.body();
        MessageForm.checkEdit(body, call.uploads(), message.body());
        demandRightsFor(place, body, !call.uploads().isEmpty());
        if (message.id().instant().plus(OLD).isBefore(world.clock().instant())) {
            limits.demandOldEdit(message.channel().id());
        }
        MessageBody edited = new Composition(world, message.channel()).edited(body, call.uploads(), message.body());
        return Reply.ok(json(
                world.messages().change(message.rewritten(edited, world.clock().instant()))));
    }

    private Reply delete(Call call) {
        Message message = message(call);
        if (!message.author().equals(world.bot())) {
            channel(call, Permission.MANAGE_MESSAGES);
        }
        world.messages().delete(message);
        return Reply.nothing();
    }

    /** Passes a message on to the servers that follow its channel: the bot's own, or those of others where it moderates. */
    private Reply crosspost(Call call) {
        Channel channel = channel(call, Permission.SEND_MESSAGES);
        if (channel.type() != Channel.ANNOUNCEMENTS) {
            throw DiscordError.WRONG_CHANNEL_TYPE.refusal();
        }
        Message message = world.messages().get(channel.id(), call.id("message_id"));
        if (!message.author().equals(world.bot())) {
            channel(call, Permission.MANAGE_MESSAGES);
        }
        if (message.body().has(MessageBody.CROSSPOSTED)) {
            throw DiscordError.ALREADY_CROSSPOSTED.refusal();
        }
        MessageBody passedOn = message.body().crossposted();
        return Reply.ok(json(world.messages()
                .change(message.rewritten(passedOn, message.traces().edited()))));
    }

    private Reply deleteMany(Call call) {
        Channel channel = channel(call, Permission.MANAGE_MESSAGES);
        JsonNode ids = call.body().path("messages");
        if (ids.size() < 2 || ids.size() > 100) {
            throw DiscordError.BULK_DELETE_COUNT.refusal();
        }
        BulkDeletion.of(world, channel, ids).perform();
        return Reply.nothing();
    }
}
