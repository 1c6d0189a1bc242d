package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Command;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The view that a person's own client has of the world. */
final class Sight {
    private final World world;

    Sight(World world) {
        this.world = world;
    }

    /** A person by id or username; refused with 10013 if there is none. */
    User person(String name) {
        return world.users().values().stream()
                .filter(each -> !each.bot())
                .filter(each ->
                        each.username().equals(name) || each.id().toString().equals(name))
                .findFirst()
                .orElseThrow(DiscordError.UNKNOWN_USER::refusal);
    }

    /** A person as the client API tells it. */
    static ObjectNode json(User user) {
        return Json.object(
                "id", user.id(),
                "username", user.username(),
                "global_name", user.globalName(),
                "kind", user.kind() == null ? null : user.kind().word(),
                "locale", user.locale());
    }

    /** The servers in which a person is. */
    List<Guild> guilds(User user) {
        return world.guilds().stream()
                .filter(each -> each.find(user.id()).isPresent())
                .toList();
    }

    /** A channel and its threads, as far as a person sees them. */
    List<Channel> channels(User user, Snowflake id) {
        Stream<Channel> threads = guilds(user).stream()
                .flatMap(guild -> world.channels().threadsOf(guild).stream())
                .filter(thread -> id.equals(thread.location().parent()));
        return Stream.concat(world.channels().find(id).stream(), threads)
                .filter(each -> sees(user, each))
                .toList();
    }

    private boolean sees(User user, Channel channel) {
        return Permission.VIEW_CHANNEL.in(Access.of(world, channel, user.id()));
    }

    /** The channels that a person sees, threads and private ones included. */
    List<Channel> channels(User user) {
        Stream<Channel> ofGuilds = guilds(user).stream()
                .flatMap(guild ->
                        Stream.concat(world.channels().of(guild).stream(), world.channels().threadsOf(guild).stream()))
                .filter(each -> sees(user, each));
        return Stream.concat(ofGuilds, world.channels().privateOf(user.id()).stream())
                .toList();
    }

    /** A channel as the client API tells it: with whether the person may write there. */
    ObjectNode json(Channel channel, User user) {
        boolean canSend = Permission.SEND_MESSAGES.in(Access.of(world, channel, user.id()));
        return channel.json(user.id()).put("can_send", channel.holdsMessages() && canSend);
    }

    /** A channel that a person sees; refused with 10003 or 50001 otherwise. */
    Channel channel(Snowflake id, User user, Permission... needed) {
        Channel channel = world.channels().get(id);
        Access.demand(world, channel, user.id(), needed);
        return channel;
    }

    /** The commands that a person may use somewhere. */
    List<Command> commands(User user) {
        Map<Snowflake, Command> usable = new LinkedHashMap<>();
        for (Guild guild : guilds(user)) {
            world.commands().usableIn(guild.id()).stream()
                    .filter(each -> mayUse(each, guild, user))
                    .forEach(each -> usable.put(each.id(), each));
        }
        return List.copyOf(usable.values());
    }

    /** Returns whether a user has the default permissions that a command requires in a server. */
    static boolean mayUse(Command command, Guild guild, User user) {
        long has = guild.permissions(user.id());
        if (!command.body().hasNonNull("default_member_permissions")) {
            return true;
        }
        long needed = command.body().get("default_member_permissions").asLong();
        return has == Permission.ALL || (needed != 0 && (has & needed) == needed);
    }
}
