package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Happening;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Reaction;
import heraldo.bot.sandbox.world.World;
import java.util.ArrayList;
import java.util.List;

/** The bot's own reactions, with Unicode emoji. */
public final class ReactionRoutes implements RouteGroup {
    private static final String OWN = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me";
    private static final int MOST = 20;

    private final World world;

    public ReactionRoutes(World world) {
        this.world = world;
    }

    @Override
    public void addTo(Routes routes) {
        routes.add("PUT", OWN, this::add);
        routes.add("DELETE", OWN, this::remove);
    }

    private Message message(Call call, Permission... needed) {
        Channel channel = world.channels().get(call.id("channel_id"));
        Access.demand(world, channel, world.bot().id(), needed);
        return world.messages().get(channel.id(), call.id("message_id"));
    }

    private Reply add(Call call) {
        Message message = message(call, Permission.READ_MESSAGE_HISTORY, Permission.ADD_REACTIONS);
        String emoji = emoji(call);
        List<Reaction> reactions = others(message, emoji);
        if (reactions.size() >= MOST) {
            throw DiscordError.MAX_REACTIONS.refusal();
        }
        reactions.add(own(message, emoji).with(world.bot().id()));
        world.messages().changeQuietly(message.withReactions(reactions));
        tell("MESSAGE_REACTION_ADD", message, emoji);
        return Reply.nothing();
    }

    private Reply remove(Call call) {
        Message message = message(call);
        String emoji = emoji(call);
        Reaction left = own(message, emoji).without(world.bot().id());
        List<Reaction> reactions = others(message, emoji);
        if (!left.users().isEmpty()) {
            reactions.add(left);
        }
        world.messages().changeQuietly(message.withReactions(reactions));
        tell("MESSAGE_REACTION_REMOVE", message, emoji);
        return Reply.nothing();
    }

    private static String emoji(Call call) {
        String emoji = call.param("emoji_name");
        if (emoji.chars().allMatch(letter -> letter < 128)) {
            throw DiscordError.UNKNOWN_EMOJI.refusal();
        }
        return emoji;
    }

    private static List<Reaction> others(Message message, String emoji) {
        return new ArrayList<>(message.traces().reactions().stream()
                .filter(each -> !each.emoji().equals(emoji))
                .toList());
    }

    private static Reaction own(Message message, String emoji) {
        return message.traces().reactions().stream()
                .filter(each -> each.emoji().equals(emoji))
                .findFirst()
                .orElse(new Reaction(emoji, List.of()));
    }

    private void tell(String type, Message message, String emoji) {
        ObjectNode told = Json.object(
                "user_id", world.bot().id(),
                "channel_id", message.channel().id(),
                "message_id", message.id(),
                "message_author_id", message.author().id(),
                "emoji", Json.object("id", null, "name", emoji),
                "burst", false,
                "type", 0);
        if (message.channel().guild() != null) {
            told.put("guild_id", message.channel().guild().toString());
        }
        world.pulse()
                .tell(new Happening(
                        type, viewer -> told, viewer -> world.messages().sees(viewer, message)));
    }
}
