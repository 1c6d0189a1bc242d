package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.form.ChannelForm;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.World;
import java.util.List;

/** A server: its channels and members. */
public final class GuildRoutes implements RouteGroup {
    private static final String ONE = "/guilds/{guild_id}";
    private static final int MOST_CHANNELS = 500;
    private static final int MOST_IN_CATEGORY = 50;

    private final World world;
    private final Landscape landscape;

    public GuildRoutes(World world) {
        this.world = world;
        this.landscape = new Landscape(world);
    }

    @Override
    public void addTo(Routes routes) {
        routes.add("GET", ONE, call -> Reply.ok(json(guild(call))));
        routes.add("GET", ONE + "/channels", call -> Reply.ok(channels(guild(call))));
        routes.add("POST", ONE + "/channels", this::addChannel);
        routes.add("PATCH", ONE + "/channels", this::moveChannels);
        routes.add("GET", ONE + "/members", this::members);
        routes.add(
                "GET",
                ONE + "/members/{user_id}",
                call -> Reply.ok(guild(call).member(call.id("user_id")).json()));
    }

    private Guild guild(Call call) {
        Guild guild = world.guild(call.id("guild_id"));
        if (guild.find(world.bot().id()).isEmpty()) {
            throw DiscordError.UNKNOWN_GUILD.refusal();
        }
        return guild;
    }

    private static ObjectNode json(Guild guild) {
        ObjectNode json = guild.json();
        json.remove("joined_at");
        return json;
    }

    private List<ObjectNode> channels(Guild guild) {
        return world.channels().of(guild).stream()
                .map(each -> each.json(world.bot().id()))
                .toList();
    }

    private void demand(Guild guild, Permission needed) {
        if (!needed.in(guild.permissions(world.bot().id()))) {
            throw DiscordError.MISSING_PERMISSIONS.refusal();
        }
        Access.demandTwoFactor(world, guild, needed);
    }

    private Reply addChannel(Call call) {
        Guild guild = guild(call);
        demand(guild, Permission.MANAGE_CHANNELS);
        ChannelForm.check(call.body());
        Channel channel = new ChannelDraft(world, guild, call.body()).fresh();
        if (world.channels().of(guild).size() >= MOST_CHANNELS) {
            throw DiscordError.MAX_CHANNELS.refusal();
        }
        demandRoom(guild, channel);
        return Reply.created(landscape.add(channel).json(world.bot().id()));
    }

    private void demandRoom(Guild guild, Channel channel) {
        long beside = world.channels().of(guild).stream()
                .filter(each -> channel.location().parent() != null
                        && channel.location().parent().equals(each.location().parent()))
                .count();
        if (beside >= MOST_IN_CATEGORY) {
            throw Form.wrong(
                    "parent_id", "CHANNEL_PARENT_MAX_CHANNELS", "Maximum number of channels in category reached (50)");
        }
    }

    private Reply moveChannels(Call call) {
        Guild guild = guild(call);
        demand(guild, Permission.MANAGE_CHANNELS);
        for (JsonNode each : call.body()) {
            Channel channel = world.channels().get(Snowflake.of(each.path("id").asText()));
            landscape.change(new ChannelDraft(world, guild, each).changed(channel));
        }
        return Reply.nothing();
    }

    /** Asking for the list of members needs the privileged intent; what there is of it is enough for a bot that has it. */
    private Reply members(Call call) {
        int limit = call.queryNumber("limit", 1, 1000, 1);
        Snowflake after = call.queryId("after").orElse(new Snowflake(0));
        return Reply.ok(guild(call).members().stream()
                .filter(each -> each.user().id().compareTo(after) > 0)
                .limit(limit)
                .map(Member::json)
                .toList());
    }
}
