package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A server: its roles and members. Its channels are in {@link Channels}. */
public final class Guild {
    private final Snowflake id;
    private final String name;
    private final Snowflake owner;
    private final Instant made;
    private boolean strict;
    private final Map<Snowflake, Role> roles = new TreeMap<>();
    private final Map<Snowflake, Member> members = new TreeMap<>();

    public Guild(Snowflake id, String name, Snowflake owner) {
        this.id = id;
        this.name = name;
        this.owner = owner;
        this.made = id.instant();
    }

    /** Copies the server with its roles and members. */
    Guild copy() {
        Guild copy = new Guild(id, name, owner);
        copy.strict = strict;
        copy.roles.putAll(roles);
        copy.members.putAll(members);
        return copy;
    }

    /** The server's id, also that of its {@code @everyone} role. */
    public Snowflake id() {
        return id;
    }

    /** The server's name. */
    public String name() {
        return name;
    }

    /** Returns the id of the owner, who may do everything here. */
    public Snowflake owner() {
        return owner;
    }

    /** Returns whether moderators must have two-factor authentication. */
    public boolean strict() {
        return strict;
    }

    /** Demands two-factor authentication of whoever moderates, or no longer does. */
    public void strict(boolean demands) {
        strict = demands;
    }

    /** Adds or replaces a role. */
    public void put(Role role) {
        roles.put(role.id(), role);
    }

    /** Adds or replaces a member. */
    public void put(Member member) {
        members.put(member.user().id(), member);
    }

    /** The roles, oldest first. */
    public Collection<Role> roles() {
        return roles.values();
    }

    /** The members, oldest account first. */
    public Collection<Member> members() {
        return members.values();
    }

    /** A role, if it is there. */
    public Optional<Role> role(Snowflake role) {
        return Optional.ofNullable(roles.get(role));
    }

    /** A member, if there. */
    public Optional<Member> find(Snowflake user) {
        return Optional.ofNullable(members.get(user));
    }

    /** A member; refused with 10007 if there is none. */
    public Member member(Snowflake user) {
        return find(user).orElseThrow(DiscordError.UNKNOWN_MEMBER::refusal);
    }

    void removeRole(Snowflake role) {
        roles.remove(role);
    }

    public void removeMember(Snowflake user) {
        members.remove(user);
    }

    /**
     * Returns the permissions of a member in the server as a whole: those of {@code @everyone} and of the member's roles, or all
     * for the owner and for administrators.
     */
    public long permissions(Snowflake user) {
        if (user.equals(owner)) {
            return Permission.ALL;
        }
        long bits = role(id).map(Role::permissions).orElse(0L);
        for (Snowflake role : member(user).roles()) {
            bits |= role(role).map(Role::permissions).orElse(0L);
        }
        return Permission.ADMINISTRATOR.in(bits) ? Permission.ALL : bits;
    }

    /** Discord's guild object, without channels and members. */
    public ObjectNode json() {
        ObjectNode guild = Json.object(
                "id",
                id,
                "name",
                name,
                "owner_id",
                owner,
                "roles",
                roles.values().stream().map(Role::json).toList(),
                "emojis",
                List.of(),
                "stickers",
                List.of(),
                "features",
                List.of(),
                "preferred_locale",
                "es-ES",
                "joined_at",
                made);
        guild.setAll(settings());
        guild.put("mfa_level", strict ? 1 : 0);
        return guild;
    }

    private static ObjectNode settings() {
        ObjectNode levels = Json.object(
                "region", "deprecated",
                "afk_timeout", 300,
                "system_channel_flags", 0,
                "verification_level", 0,
                "default_message_notifications", 1,
                "explicit_content_filter", 0,
                "max_members", 500_000,
                "max_stage_video_channel_users", 50,
                "max_video_channel_users", 25,
                "premium_tier", 0,
                "premium_subscription_count", 0,
                "nsfw_level", 0);
        for (String flag : List.of("widget_enabled", "premium_progress_bar_enabled", "nsfw")) {
            levels.put(flag, false);
        }
        for (String absent : ABSENT) {
            levels.putNull(absent);
        }
        return levels;
    }

    private static final List<String> ABSENT = List.of(
            "icon",
            "description",
            "home_header",
            "splash",
            "discovery_splash",
            "banner",
            "application_id",
            "afk_channel_id",
            "system_channel_id",
            "widget_channel_id",
            "max_presences",
            "vanity_url_code",
            "rules_channel_id",
            "safety_alerts_channel_id",
            "public_updates_channel_id",
            "incidents_data",
            "premium_progress_bar_enabled_user_updated_at");
}
