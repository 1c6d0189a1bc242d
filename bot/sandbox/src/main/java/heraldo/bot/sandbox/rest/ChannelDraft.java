package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Overwrite;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A channel made from what the bot sent, on top of what was there. */
final class ChannelDraft {
    private static final String SIGNS = "[!\"#$%&'()*+,./:;<=>?@\\[\\\\\\]^`{|}~]";

    private final World world;
    private final Guild guild;
    private final JsonNode body;

    ChannelDraft(World world, Guild guild, JsonNode body) {
        this.world = world;
        this.guild = guild;
        this.body = body;
    }

    /** A new channel: at the end of the list, and with its category's overwrites unless it brings its own. */
    Channel fresh() {
        int type = body.path("type").asInt(Channel.TEXT);
        int position = world.channels().of(guild).size();
        Channel blank = Channel.fresh(
                world.nextId(), type, new Channel.Location(guild.id(), null, position), Channel.Settings.named(""));
        Channel channel = changed(blank);
        Snowflake parent = channel.location().parent();
        return parent == null || body.hasNonNull("permission_overwrites")
                ? channel
                : channel.withOverwrites(world.channels().get(parent).overwrites());
    }

    /** A channel with the changes of the body. */
    Channel changed(Channel old) {
        return new Channel(
                old.id(),
                old.type(),
                new Channel.Location(
                        old.guild(),
                        body.has("parent_id") ? parent() : old.location().parent(),
                        body.path("position").asInt(old.location().position())),
                new Channel.Settings(
                        Json.text(body, "name")
                                .map(name -> named(name, old.type()))
                                .orElse(old.name()),
                        body.has("topic")
                                ? Json.text(body, "topic").orElse(null)
                                : old.settings().topic(),
                        body.path("nsfw").asBoolean(old.settings().nsfw()),
                        body.path("rate_limit_per_user").asInt(old.settings().slowmode())),
                body.hasNonNull("permission_overwrites") ? overwrites() : old.overwrites(),
                old.recipients(),
                old.lastMessage(),
                old.threadState());
    }

    /** Text channels are written small, without blanks and without most signs. */
    private static String named(String name, int type) {
        boolean plain = type == Channel.TEXT || type == Channel.ANNOUNCEMENTS;
        return plain
                ? name.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", "-").replaceAll(SIGNS, "")
                : name.strip();
    }

    private @Nullable Snowflake parent() {
        if (!body.hasNonNull("parent_id")) {
            return null;
        }
        Snowflake id = Snowflake.of(body.get("parent_id").asText());
        boolean category = world.channels()
                .find(id)
                .filter(each -> each.type() == Channel.CATEGORY && guild.id().equals(each.guild()))
                .isPresent();
        if (!category) {
            throw Form.wrong("parent_id", "CHANNEL_PARENT_INVALID", "Category does not exist");
        }
        return id;
    }

    private List<Overwrite> overwrites() {
        List<Overwrite> overwrites = new ArrayList<>();
        for (JsonNode each : body.get("permission_overwrites")) {
            Overwrite overwrite = Overwrite.of(Snowflake.of(each.path("id").asText()), each);
            demandMay(world, guild, overwrite);
            overwrites.add(overwrite);
        }
        return overwrites;
    }

    /**
     * Refuses an overwrite for nobody with 10009, and with 50013 one that gives or takes what the bot itself has not in
     * the server, or Manage Roles, which only administrators may give.
     */
    static void demandMay(World world, Guild guild, Overwrite overwrite) {
        boolean known = overwrite.ofMember()
                ? world.users().containsKey(overwrite.id())
                : guild.role(overwrite.id()).isPresent();
        if (!known) {
            throw DiscordError.UNKNOWN_OVERWRITE.refusal();
        }
        long own = guild.permissions(world.bot().id());
        long givable = own == Permission.ALL ? own : own & ~Permission.MANAGE_ROLES.bit();
        if (((overwrite.allow() | overwrite.deny()) & ~givable) != 0) {
            throw DiscordError.MISSING_PERMISSIONS.refusal();
        }
    }
}
