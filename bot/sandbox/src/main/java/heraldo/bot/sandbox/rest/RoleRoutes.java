package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Role;
import heraldo.bot.sandbox.world.World;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.SequencedSet;

/** Roles of a server, and who has them. The bot reaches only roles below its own highest. */
public final class RoleRoutes implements RouteGroup {
    private static final String ALL = "/guilds/{guild_id}/roles";
    private static final String OF_MEMBER = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}";

    private final World world;
    private final Landscape landscape;

    public RoleRoutes(World world) {
        this.world = world;
        this.landscape = new Landscape(world);
    }

    @Override
    public void addTo(Routes routes) {
        routes.add(
                "GET",
                ALL,
                call -> Reply.ok(guild(call).roles().stream().map(Role::json).toList()));
        routes.add("POST", ALL, this::create);
        routes.add("PATCH", ALL + "/{role_id}", this::change);
        routes.add("DELETE", ALL + "/{role_id}", this::remove);
        routes.add("PUT", OF_MEMBER, call -> give(call, true));
        routes.add("DELETE", OF_MEMBER, call -> give(call, false));
    }

    private Guild guild(Call call) {
        return world.guild(call.id("guild_id"));
    }

    private Guild managed(Call call) {
        Guild guild = guild(call);
        if (!Permission.MANAGE_ROLES.in(guild.permissions(world.bot().id()))) {
            throw DiscordError.MISSING_PERMISSIONS.refusal();
        }
        Access.demandTwoFactor(world, guild, Permission.MANAGE_ROLES);
        return guild;
    }

    private Role reachable(Guild guild, Call call) {
        Role role = guild.role(call.id("role_id")).orElseThrow(DiscordError.UNKNOWN_ROLE::refusal);
        if (role.position() >= highest(guild)) {
            throw DiscordError.MISSING_PERMISSIONS.refusal();
        }
        return role;
    }

    private int highest(Guild guild) {
        return guild.member(world.bot().id()).roles().stream()
                .flatMap(each -> guild.role(each).stream())
                .map(Role::position)
                .max(Comparator.naturalOrder())
                .orElse(0);
    }

    private Reply create(Call call) {
        Guild guild = managed(call);
        Role blank = new Role(world.nextId(), "new role", 0, 1, 0, false, false);
        return put(guild, blank, call.body());
    }

    private Reply change(Call call) {
        Guild guild = managed(call);
        return put(guild, reachable(guild, call), call.body());
    }

    private Reply put(Guild guild, Role old, JsonNode body) {
        Form.check(
                body,
                form -> form.text("name", 0, 100).integer("color", 0, 0xFFFFFF).truth("mentionable"));
        long permissions = body.path("permissions").asLong(old.permissions());
        if ((permissions & ~guild.permissions(world.bot().id())) != 0) {
            throw DiscordError.MISSING_PERMISSIONS.refusal();
        }
        Role role = new Role(
                old.id(),
                Json.text(body, "name").orElse(old.name()),
                permissions,
                old.position(),
                body.path("color").asInt(old.color()),
                body.path("mentionable").asBoolean(old.mentionable()),
                false);
        landscape.put(guild, role);
        return Reply.ok(role.json());
    }

    private Reply remove(Call call) {
        Guild guild = managed(call);
        landscape.remove(guild, reachable(guild, call));
        return Reply.nothing();
    }

    private Reply give(Call call, boolean given) {
        Guild guild = managed(call);
        Role role = reachable(guild, call);
        Member member = guild.member(call.id("user_id"));
        SequencedSet<Snowflake> roles = new LinkedHashSet<>(member.roles());
        boolean changes = given ? roles.add(role.id()) : roles.remove(role.id());
        if (changes) {
            landscape.change(guild, member.withRoles(roles));
        }
        return Reply.nothing();
    }
}
