package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.LinkedHashSet;
import java.util.SequencedSet;

/** Changes to a server's channels, roles and members, told to everybody in it. */
public final class Landscape {
    private final World world;

    public Landscape(World world) {
        this.world = world;
    }

    /** Adds a channel. */
    public Channel add(Channel channel) {
        world.channels().put(channel);
        tellChannel("CHANNEL_CREATE", channel);
        return channel;
    }

    /** Puts a changed channel in place of the old one. */
    public Channel change(Channel channel) {
        boolean seen =
                world.channels().find(channel.id()).filter(this::seenByBot).isPresent();
        world.channels().put(channel);
        tellChannel("CHANNEL_UPDATE", channel);
        if (!seen && channel.guild() != null && seenByBot(channel)) {
            new Threads(world).sync(channel);
        }
        return channel;
    }

    private boolean seenByBot(Channel channel) {
        return Permission.VIEW_CHANNEL.in(Access.of(world, channel, world.bot().id()));
    }

    /** Removes a channel with its messages and threads; the channels of a category stay, without it. */
    public void remove(Channel channel) {
        if (channel.guild() != null) {
            world.channels().threadsOf(world.guild(channel)).stream()
                    .filter(each -> channel.id().equals(each.location().parent()))
                    .forEach(each -> new Threads(world).remove(each));
        }
        world.channels().remove(channel.id());
        world.messages().forget(channel.id());
        tellChannel("CHANNEL_DELETE", channel);
        if (channel.type() == Channel.CATEGORY) {
            world.channels().of(world.guild(channel)).stream()
                    .filter(each -> channel.id().equals(each.location().parent()))
                    .forEach(each -> change(each.inside(null)));
        }
    }

    /** Adds or changes a role. */
    public void put(Guild guild, Role role) {
        String type = guild.role(role.id()).isPresent() ? "GUILD_ROLE_UPDATE" : "GUILD_ROLE_CREATE";
        guild.put(role);
        tell(guild, type, Json.object("guild_id", guild.id(), "role", role.json()));
    }

    /** Removes a role from the server and from whoever has it. */
    public void remove(Guild guild, Role role) {
        guild.removeRole(role.id());
        guild.members().stream()
                .filter(each -> each.roles().contains(role.id()))
                .toList()
                .forEach(each -> change(guild, each.withRoles(without(each.roles(), role.id()))));
        tell(guild, "GUILD_ROLE_DELETE", Json.object("guild_id", guild.id(), "role_id", role.id()));
    }

    /** Lets a user join. */
    public void join(Guild guild, Member member) {
        guild.put(member);
        tell(guild, "GUILD_MEMBER_ADD", inGuild(guild, member.json()));
    }

    /** Puts a changed member in place of the old. */
    public void change(Guild guild, Member member) {
        guild.put(member);
        tell(guild, "GUILD_MEMBER_UPDATE", inGuild(guild, member.json()));
    }

    /** Lets a member leave, by will or not; what they might do in single channels ends with it. */
    public void leave(Guild guild, Member member) {
        tell(
                guild,
                "GUILD_MEMBER_REMOVE",
                inGuild(guild, Json.object("user", member.user().json())));
        guild.removeMember(member.user().id());
        world.channels().of(guild).stream()
                .filter(each -> each.overwrite(member.user().id()).isPresent())
                .toList()
                .forEach(each -> change(each.without(member.user().id())));
    }

    private static ObjectNode inGuild(Guild guild, ObjectNode data) {
        return data.put("guild_id", guild.id().toString());
    }

    private static SequencedSet<Snowflake> without(SequencedSet<Snowflake> roles, Snowflake role) {
        SequencedSet<Snowflake> left = new LinkedHashSet<>(roles);
        left.remove(role);
        return left;
    }

    private void tellChannel(String type, Channel channel) {
        if (channel.guild() != null) {
            tell(world.guild(channel.guild()), type, channel.json(null));
            return;
        }
        world.pulse()
                .tell(new Happening(
                        type,
                        channel::json,
                        viewer -> channel.recipients().stream()
                                .anyMatch(each -> each.id().equals(viewer))));
    }

    private void tell(Guild guild, String type, ObjectNode data) {
        world.pulse()
                .tell(new Happening(
                        type, viewer -> data, viewer -> guild.find(viewer).isPresent()));
    }
}
