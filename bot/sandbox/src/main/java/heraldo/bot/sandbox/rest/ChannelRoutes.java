package heraldo.bot.sandbox.rest;

import heraldo.bot.sandbox.form.ChannelForm;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.Overwrite;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Threads;
import heraldo.bot.sandbox.world.World;
import java.util.Objects;

/** One channel: reading, changing, deleting it, and who may do what in it. */
public final class ChannelRoutes implements RouteGroup {
    private static final String ONE = "/channels/{channel_id}";
    private static final String OVERWRITE = ONE + "/permissions/{overwrite_id}";

    private final World world;
    private final Landscape landscape;
    private final ThreadChange threads;
    private final RateLimits limits;

    public ChannelRoutes(World world, RateLimits limits) {
        this.world = world;
        this.limits = limits;
        this.landscape = new Landscape(world);
        this.threads = new ThreadChange(world);
    }

    @Override
    public void addTo(Routes routes) {
        routes.add("GET", ONE, call -> reply(channel(call)));
        routes.add("PATCH", ONE, this::change);
        routes.add("DELETE", ONE, this::remove);
        routes.add("PUT", OVERWRITE, this::putOverwrite);
        routes.add("DELETE", OVERWRITE, this::removeOverwrite);
        routes.add("POST", ONE + "/typing", this::type);
    }

    private Reply reply(Channel channel) {
        Snowflake bot = world.bot().id();
        return Reply.ok(channel.isThread() ? Threads.json(channel, bot) : channel.json(bot));
    }

    private Channel channel(Call call, Permission... needed) {
        Channel channel = world.channels().get(call.id("channel_id"));
        Access.demand(world, channel, world.bot().id(), needed);
        return channel;
    }

    private Channel ofGuild(Call call, Permission needed) {
        Channel channel = channel(call, needed);
        if (channel.guild() == null) {
            throw DiscordError.WRONG_CHANNEL_TYPE.refusal();
        }
        return channel;
    }

    private Reply change(Call call) {
        Channel known = channel(call);
        if (known.isThread()) {
            return threads.change(known, call.body());
        }
        Channel channel = ofGuild(call, Permission.MANAGE_CHANNELS);
        ChannelForm.checkChanges(call.body());
        if (call.body().hasNonNull("permission_overwrites")) {
            Access.demand(world, channel, world.bot().id(), Permission.MANAGE_ROLES);
        }
        Channel changed = new ChannelDraft(world, world.guild(channel), call.body()).changed(channel);
        if (!Objects.equals(changed.name(), channel.name())
                || !Objects.equals(
                        changed.settings().topic(), channel.settings().topic())) {
            limits.demandRename(channel.id());
        }
        return reply(landscape.change(changed));
    }

    private Reply remove(Call call) {
        Channel known = channel(call);
        if (known.isThread()) {
            return threads.remove(known);
        }
        Channel channel = ofGuild(call, Permission.MANAGE_CHANNELS);
        landscape.remove(channel);
        return reply(channel);
    }

    private Reply putOverwrite(Call call) {
        Channel channel = ofGuild(call, Permission.MANAGE_ROLES);
        ChannelForm.checkOverwrite(call.body());
        Overwrite overwrite = Overwrite.of(call.id("overwrite_id"), call.body());
        ChannelDraft.demandMay(world, world.guild(channel), overwrite);
        landscape.change(channel.with(overwrite));
        return Reply.nothing();
    }

    private Reply removeOverwrite(Call call) {
        Channel channel = ofGuild(call, Permission.MANAGE_ROLES);
        Snowflake id = call.id("overwrite_id");
        if (channel.overwrite(id).isEmpty()) {
            throw DiscordError.UNKNOWN_OVERWRITE.refusal();
        }
        landscape.change(channel.without(id));
        return Reply.nothing();
    }

    private Reply type(Call call) {
        channel(call, Permission.SEND_MESSAGES);
        return Reply.nothing();
    }
}
