package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Mentions;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Role;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/** Finds whom a text pings: what it names, as far as allowed mentions and permissions let it. */
public final class MentionReading {
    private static final Pattern USER = Pattern.compile("<@!?(\\d{1,20})>");
    private static final Pattern ROLE = Pattern.compile("<@&(\\d{1,20})>");
    private static final Pattern EVERYONE = Pattern.compile("@(everyone|here)\\b");

    private final World world;
    private final Channel channel;
    private final User author;
    private final JsonNode allowed;

    /**
     * A reading of one message.
     *
     * @param allowed its allowed mentions; if they are missing all are allowed
     */
    public MentionReading(World world, Channel channel, User author, JsonNode allowed) {
        this.world = world;
        this.channel = channel;
        this.author = author;
        this.allowed = allowed;
    }

    /** Finds the users and roles that the text pings, and whether it pings everyone. */
    public Mentions read(String text) {
        boolean mayPingAll = Permission.MENTION_EVERYONE.in(Access.of(world, channel, author.id()));
        List<User> users = named(USER, text, "users").stream()
                .map(world.users()::get)
                .filter(each -> each != null)
                .toList();
        List<Snowflake> roles = named(ROLE, text, "roles").stream()
                .filter(each -> role(each)
                        .filter(role -> mayPingAll || role.mentionable())
                        .isPresent())
                .toList();
        boolean everyone =
                mayPingAll && parses("everyone") && EVERYONE.matcher(text).find();
        return new Mentions(users, roles, everyone);
    }

    private List<Snowflake> named(Pattern pattern, String text, String kind) {
        return pattern.matcher(text)
                .results()
                .map(match -> match.group(1))
                .distinct()
                .filter(id -> parses(kind) || lists(kind, id))
                .map(Snowflake::of)
                .toList();
    }

    private Optional<Role> role(Snowflake id) {
        return channel.guild() == null
                ? Optional.empty()
                : world.guild(channel.guild()).role(id);
    }

    private boolean parses(String kind) {
        return !allowed.isObject() || lists("parse", kind);
    }

    private boolean lists(String field, String value) {
        return StreamSupport.stream(allowed.path(field).spliterator(), false)
                .anyMatch(each -> each.asText().equals(value));
    }
}
