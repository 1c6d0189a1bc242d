package heraldo.bot.sandbox.world;

import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.Collection;
import java.util.Optional;

/** The permissions of a user in a channel, computed as Discord computes them. */
public final class Access {
    private static final long IN_PRIVATE = Permission.bits(
            Permission.VIEW_CHANNEL,
            Permission.SEND_MESSAGES,
            Permission.EMBED_LINKS,
            Permission.ATTACH_FILES,
            Permission.READ_MESSAGE_HISTORY,
            Permission.ADD_REACTIONS,
            Permission.PIN_MESSAGES,
            Permission.USE_APPLICATION_COMMANDS);
    private static final long MODERATION = Permission.bits(
            Permission.ADMINISTRATOR,
            Permission.MANAGE_CHANNELS,
            Permission.MANAGE_GUILD,
            Permission.MANAGE_MESSAGES,
            Permission.MANAGE_ROLES);
    private static final long NEEDS_SENDING =
            Permission.bits(Permission.EMBED_LINKS, Permission.ATTACH_FILES, Permission.MENTION_EVERYONE);

    private Access() {}

    /**
     * The bits a member has in a channel: the owner and administrators have all; else the server's, then the channel's
     * overwrites for {@code @everyone}, for all roles of the member together (deny, then allow), and for the member. Who
     * cannot view can do nothing; who cannot send cannot embed, attach or mention everyone.
     */
    public static long in(Guild guild, Channel channel, Snowflake user) {
        return withoutImplied(raw(guild, channel, user));
    }

    private static long raw(Guild guild, Channel channel, Snowflake user) {
        long base = guild.permissions(user);
        if (base == Permission.ALL) {
            return base;
        }
        long bits = apply(base, channel.overwrite(guild.id()).orElse(NEUTRAL));
        bits = apply(bits, together(channel, guild.member(user).roles()));
        return apply(bits, channel.overwrite(user).orElse(NEUTRAL));
    }

    /** The channel that a thread belongs to, whose overwrites hold in it. */
    public static Channel parentOf(World world, Channel thread) {
        return Optional.ofNullable(thread.location().parent())
                .map(world.channels()::get)
                .orElseThrow(DiscordError.UNKNOWN_CHANNEL::refusal);
    }

    /** In a thread another permission takes the place of the one to send; a private one is seen by who is in it. */
    private static long inThread(World world, Guild guild, Channel thread, Snowflake user) {
        long bits = raw(guild, parentOf(world, thread), user);
        if (bits == Permission.ALL) {
            return bits;
        }
        boolean open =
                thread.type() != Channel.PRIVATE_THREAD || thread.thread().has(user);
        if (!open && !Permission.MANAGE_THREADS.in(bits)) {
            return 0;
        }
        boolean mayWrite = Permission.SEND_MESSAGES_IN_THREADS.in(bits);
        long send = Permission.SEND_MESSAGES.bit();
        return withoutImplied(mayWrite ? bits | send : bits & ~send);
    }

    /** The bits a user has in a channel of any kind; none for who is not there. */
    public static long of(World world, Channel channel, Snowflake user) {
        if (channel.type() == Channel.PRIVATE) {
            boolean there =
                    channel.recipients().stream().anyMatch(each -> each.id().equals(user));
            return there ? IN_PRIVATE : 0;
        }
        Guild guild = world.guild(channel);
        if (guild.find(user).isEmpty()) {
            return 0;
        }
        return channel.isThread() ? inThread(world, guild, channel, user) : in(guild, channel, user);
    }

    /** Refuses with 50001 who cannot see the channel, with 50013 who lacks one of the permissions in it. */
    public static void demand(World world, Channel channel, Snowflake user, Permission... needed) {
        long bits = of(world, channel, user);
        if (!Permission.VIEW_CHANNEL.in(bits)) {
            throw DiscordError.MISSING_ACCESS.refusal();
        }
        long wanted = Permission.bits(needed);
        if ((bits & wanted) != wanted) {
            throw DiscordError.MISSING_PERMISSIONS.refusal();
        }
        if (channel.guild() != null && user.equals(world.bot().id())) {
            demandTwoFactor(world, world.guild(channel.guild()), needed);
        }
    }

    /** Refuses with 60003 a bot that moderates a strict server while its owner has no two-factor authentication. */
    public static void demandTwoFactor(World world, Guild guild, Permission... needed) {
        if (guild.strict() && !world.twoFactor() && (Permission.bits(needed) & MODERATION) != 0) {
            throw DiscordError.TWO_FACTOR.refusal();
        }
    }

    private static final Overwrite NEUTRAL = new Overwrite(new Snowflake(0), false, 0, 0);

    private static Overwrite together(Channel channel, Collection<Snowflake> roles) {
        long allow = 0;
        long deny = 0;
        for (Overwrite each : channel.overwrites()) {
            if (!each.ofMember() && roles.contains(each.id())) {
                allow |= each.allow();
                deny |= each.deny();
            }
        }
        return new Overwrite(NEUTRAL.id(), false, allow, deny);
    }

    private static long apply(long bits, Overwrite overwrite) {
        return (bits & ~overwrite.deny()) | overwrite.allow();
    }

    private static long withoutImplied(long bits) {
        if (!Permission.VIEW_CHANNEL.in(bits)) {
            return 0;
        }
        return Permission.SEND_MESSAGES.in(bits) ? bits : bits & ~NEEDS_SENDING;
    }
}
