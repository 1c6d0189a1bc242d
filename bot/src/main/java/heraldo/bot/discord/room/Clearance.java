package heraldo.bot.discord.room;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.discord.room.Rooms.NoRoomException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;

/** The end of a campaign's channels: the bot closes or deletes them. */
public final class Clearance {

    private final Servers servers;

    public Clearance(Servers servers) {
        this.servers = servers;
    }

    /**
     * Takes the channels of a campaign away, and their category if nothing else is in it.
     *
     * @param own those of its seats, also former ones
     * @throws NoRoomException if the server is gone, or down: nobody knows then what is still there
     */
    public void clear(Campaign campaign, List<Long> own) {
        Guild guild = guild(campaign);
        Set<Long> gone = new TreeSet<>(own);
        campaign.home().channels().ifPresent(channels -> {
            gone.add(channels.chronicle());
            gone.add(channels.diplomacy());
        });
        gone.stream()
                .flatMap(id -> servers.channel(id).stream())
                .forEach(channel -> channel.delete().complete());
        campaign.home()
                .channels()
                .map(Channels::category)
                .map(guild::getCategoryById)
                .filter(category -> category.getChannels().stream()
                        .map(GuildChannel::getIdLong)
                        .allMatch(gone::contains))
                .ifPresent(category -> category.delete().complete());
    }

    /**
     * Nobody writes any more in the channels of a campaign.
     *
     * @param own those of its seats, also former ones
     * @throws NoRoomException if the server is gone, or down
     */
    public void close(Campaign campaign, List<Long> own) {
        Guild guild = guild(campaign);
        Stream<Long> talk = campaign.home().channels().map(Channels::diplomacy).stream();
        Stream.concat(talk, own.stream())
                .flatMap(id -> servers.channel(id).stream())
                .forEach(channel -> silence(guild, channel));
    }

    private static void silence(Guild guild, StandardGuildMessageChannel channel) {
        long everybody = guild.getPublicRole().getIdLong();
        channel.upsertPermissionOverride(guild.getPublicRole())
                .deny(Overwrites.having(guild, Overwrites.TALK))
                .complete();
        channel.getMemberPermissionOverrides().stream()
                .filter(override ->
                        override.getIdLong() != guild.getSelfMember().getIdLong() && override.getIdLong() != everybody)
                .forEach(override ->
                        override.getManager().deny(Permission.MESSAGE_SEND).complete());
    }

    private Guild guild(Campaign campaign) {
        return servers.guild(campaign.guild()).orElseThrow(() -> new NoRoomException(servers.down(campaign.guild())));
    }
}
