package heraldo.bot.discord.room;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;

/** The permissions that the bot needs in a server. */
public final class Permits {

    /** To make channels, to open them for some and close them for others; and all that it does there, or lets others do. */
    static final Set<Permission> NEEDED = needed();

    /** To keep proofs in a thread of their own; where the bot may not, they stand in the chronicle. */
    static final Set<Permission> THREADS = Collections.unmodifiableSet(EnumSet.of(
            Permission.CREATE_PUBLIC_THREADS, Permission.MESSAGE_SEND_IN_THREADS, Permission.MANAGE_THREADS));

    /** To open private threads for players, and to close them; where the bot may not, they talk elsewhere. */
    static final Set<Permission> TALKS = Collections.unmodifiableSet(EnumSet.of(
            Permission.CREATE_PRIVATE_THREADS, Permission.MESSAGE_SEND_IN_THREADS, Permission.MANAGE_THREADS));

    private final Servers servers;

    private static Set<Permission> needed() {
        EnumSet<Permission> needed = EnumSet.of(Permission.MANAGE_CHANNEL, Permission.MANAGE_ROLES);
        needed.addAll(Overwrites.OWN);
        // Nobody may grant a permission they do not have themselves.
        needed.addAll(Overwrites.GUEST);
        needed.addAll(Overwrites.READER);
        return Collections.unmodifiableSet(needed);
    }

    public Permits(Servers servers) {
        this.servers = servers;
    }

    /**
     * Makes sure that a campaign can be opened in a server.
     *
     * @throws RefusedException if the bot is not in it, or may not do what it must; the sentence names what is missing
     */
    public void demand(long server) {
        Guild guild = servers.guild(server).orElseThrow(() -> refused("discord.refusal.no-server"));
        Set<Permission> missing = missing(guild);
        if (!missing.isEmpty()) {
            throw new RefusedException(new Refusal(
                    "missing-permissions",
                    "",
                    Message.of("discord.refusal.missing-permissions", "permissions", words(missing))));
        }
    }

    /** Returns the needed permissions that the bot lacks in a server. */
    public static Set<Permission> missing(Guild guild) {
        EnumSet<Permission> missing = EnumSet.copyOf(NEEDED);
        missing.removeAll(guild.getSelfMember().getPermissions());
        return missing;
    }

    /** Returns the permissions for posting that the bot lacks in a channel. */
    public static List<Permission> missing(StandardGuildMessageChannel channel) {
        EnumSet<Permission> missing = EnumSet.copyOf(Overwrites.OWN);
        missing.removeAll(channel.getGuild().getSelfMember().getPermissions(channel));
        return List.copyOf(missing);
    }

    /** Returns the permissions for making and closing private threads that the bot lacks in a channel. */
    public static List<Permission> missingForTalks(StandardGuildMessageChannel channel) {
        EnumSet<Permission> missing = EnumSet.copyOf(TALKS);
        missing.removeAll(channel.getGuild().getSelfMember().getPermissions(channel));
        return List.copyOf(missing);
    }

    /**
     * Returns whether the bot may make threads in a channel. If only the channel forbids it, the bot grants itself the
     * permission.
     */
    public static boolean allowThreads(StandardGuildMessageChannel channel) {
        Member self = channel.getGuild().getSelfMember();
        if (self.hasPermission(channel, THREADS)) {
            return true;
        }
        boolean mayAllow = self.hasPermission(THREADS) && self.hasPermission(channel, Permission.MANAGE_PERMISSIONS);
        if (mayAllow) {
            channel.upsertPermissionOverride(self).grant(THREADS).complete();
        }
        return mayAllow;
    }

    /** Returns Discord's names of permissions. */
    public static List<Message> words(Collection<Permission> permissions) {
        return permissions.stream()
                // What a server calls roles, its channels call permissions.
                .map(permission -> permission == Permission.MANAGE_PERMISSIONS ? Permission.MANAGE_ROLES : permission)
                .distinct()
                .map(permission -> Message.of("discord.permission."
                        + permission.name().toLowerCase(Locale.ROOT).replace('_', '-')))
                .toList();
    }

    private static RefusedException refused(String key) {
        return new RefusedException(new Refusal("no-server", "", Message.of(key)));
    }
}
