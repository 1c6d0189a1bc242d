package heraldo.bot.discord.room;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Occupancy;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.PermissionOverride;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.restaction.ChannelAction;

/**
 * Permission overwrites of a campaign's channels: what the bot may do there, and who sees the channel of a seat. Discord forgets
 * those of a member, the bot among them, when the member leaves the server.
 */
final class Overwrites {

    /** The bot's permissions in every channel of a campaign. */
    static final EnumSet<Permission> OWN = EnumSet.of(
            Permission.VIEW_CHANNEL,
            Permission.MESSAGE_SEND,
            Permission.MESSAGE_ATTACH_FILES,
            Permission.MESSAGE_HISTORY,
            Permission.PIN_MESSAGES);

    /** The permissions that only the bot has in the chronicle. */
    static final EnumSet<Permission> TALK = EnumSet.of(
            Permission.MESSAGE_SEND,
            Permission.MESSAGE_SEND_IN_THREADS,
            Permission.CREATE_PUBLIC_THREADS,
            Permission.CREATE_PRIVATE_THREADS);

    /** A player's permissions in the channel of their seat. */
    static final EnumSet<Permission> GUEST = EnumSet.of(
            Permission.VIEW_CHANNEL,
            Permission.MESSAGE_SEND,
            Permission.MESSAGE_HISTORY,
            Permission.USE_APPLICATION_COMMANDS);

    /** Everybody's permissions in the public channels, whatever the server says elsewhere. */
    static final EnumSet<Permission> READER = EnumSet.of(Permission.USE_APPLICATION_COMMANDS);

    /** For overwrites that only allow, or only deny. */
    static final EnumSet<Permission> NOTHING = EnumSet.noneOf(Permission.class);
    /** To see a channel at all. */
    static final EnumSet<Permission> ENTRY = EnumSet.of(Permission.VIEW_CHANNEL);

    private final Members members;

    /** People who have no place in a channel of theirs because they had left the server. */
    private final Set<Long> outside = ConcurrentHashMap.newKeySet();

    Overwrites(Members members) {
        this.members = members;
    }

    /**
     * Returns whether the bot has lost its overwrite in a channel, as after its removal from the server, and no longer sees the
     * channel.
     */
    static boolean locked(StandardGuildMessageChannel channel) {
        Member self = channel.getGuild().getSelfMember();
        return channel.getPermissionOverride(self) == null && !self.hasPermission(channel, Permission.VIEW_CHANNEL);
    }

    /** Takes its place in a channel again, where it has none. */
    static StandardGuildMessageChannel own(StandardGuildMessageChannel channel) {
        Member self = channel.getGuild().getSelfMember();
        if (channel.getPermissionOverride(self) == null
                && !self.hasPermission(channel, OWN)
                && self.hasPermission(channel, Permission.MANAGE_PERMISSIONS)) {
            Guild guild = channel.getGuild();
            DirectRequests.allow(channel, self(guild), having(guild, withThreads(guild)));
        }
        return channel;
    }

    /** Returns the bot's permissions in the chronicle, with those for its proof threads that it has in the server. */
    static EnumSet<Permission> withThreads(Guild guild) {
        EnumSet<Permission> own = EnumSet.copyOf(OWN);
        own.addAll(having(guild, EnumSet.copyOf(Permits.THREADS)));
        return own;
    }

    /**
     * Brings who sees a seat's channel into line with the books, before anything secret is said there: it is closed to everybody
     * but its player, and who directs where they see all, and open to these. People in the server lose their place when they
     * leave it, and managers may have opened the channel to others.
     */
    void guard(Campaign campaign, Occupancy occupancy, StandardGuildMessageChannel channel) {
        Guild guild = channel.getGuild();
        own(channel);
        dismissOthers(campaign, occupancy, channel);
        PermissionOverride everybody = channel.getPermissionOverride(guild.getPublicRole());
        if (everybody == null || !everybody.getDenied().contains(Permission.VIEW_CHANNEL)) {
            channel.upsertPermissionOverride(guild.getPublicRole()).deny(ENTRY).complete();
        }
        channel.getRolePermissionOverrides().stream()
                .filter(override -> override.getAllowed().contains(Permission.VIEW_CHANNEL))
                .filter(override -> !Objects.equals(override.getRole(), guild.getBotRole()))
                .forEach(override -> override.getManager().clear(ENTRY).complete());
        guests(campaign, occupancy).forEach(guest -> readmit(channel, guest));
    }

    private static LongStream guests(Campaign campaign, Occupancy occupancy) {
        LongStream director = campaign.terms().gameMasterSees() ? campaign.director().stream() : LongStream.empty();
        return LongStream.concat(occupancy.player().stream(), director).distinct();
    }

    /** Opens a channel to somebody who has lost their place in it, as soon as they are in the server again. */
    private void readmit(StandardGuildMessageChannel channel, long guest) {
        boolean placed = channel.getMemberPermissionOverrides().stream().anyMatch(each -> each.getIdLong() == guest);
        Member self = channel.getGuild().getSelfMember();
        if (placed || !self.hasPermission(channel, Permission.MANAGE_PERMISSIONS)) {
            return;
        }
        if (members.gone(channel.getGuild().getIdLong(), guest)) {
            outside.add(guest);
        } else {
            outside.remove(guest);
            admit(channel, guest);
        }
    }

    /** Returns whether a user had left the server when the bot last tried to open a channel to them. */
    boolean outside(long user) {
        return outside.contains(user);
    }

    /** A channel to be made, open to somebody. */
    static ChannelAction<TextChannel> open(ChannelAction<TextChannel> channel, Guild guild, long guest) {
        return channel.addMemberPermissionOverride(guest, having(guild, GUEST), NOTHING);
    }

    /** Opens a seat's channel to a player. */
    void admit(StandardGuildMessageChannel channel, long player) {
        DirectRequests.allow(channel, player, having(channel.getGuild(), GUEST));
    }

    /** Closes a seat's channel to everybody but its player and those who see everything. */
    void dismissOthers(Campaign campaign, Occupancy occupancy, StandardGuildMessageChannel channel) {
        List<PermissionOverride> strangers = channel.getMemberPermissionOverrides().stream()
                .filter(override -> {
                    long id = override.getIdLong();
                    return id != self(channel.getGuild())
                            && (occupancy.player().isEmpty()
                                    || occupancy.player().getAsLong() != id)
                            && (!campaign.terms().gameMasterSees() || id != campaign.gameMaster());
                })
                .toList();
        // The event about one that is gone already may still be on its way.
        strangers.forEach(stranger -> stranger.delete()
                .onErrorMap(ErrorResponse.UNKNOWN_OVERRIDE::test, gone -> null)
                .complete());
    }

    /** Permissions as far as the bot has them: nobody may grant or revoke one they do not have themselves. */
    static EnumSet<Permission> having(Guild guild, EnumSet<Permission> wanted) {
        EnumSet<Permission> had = EnumSet.copyOf(wanted);
        had.retainAll(guild.getSelfMember().getPermissions());
        return had;
    }

    static long self(Guild guild) {
        return guild.getSelfMember().getIdLong();
    }
}
