package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.form.CommandForm;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Command;
import heraldo.bot.sandbox.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Registering commands, for all servers and for one. */
public final class CommandRoutes implements RouteGroup {
    private static final String GLOBAL = "/applications/{application_id}/commands";
    private static final String OF_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands";

    private final World world;

    public CommandRoutes(World world) {
        this.world = world;
    }

    @Override
    public void addTo(Routes routes) {
        for (String root : List.of(GLOBAL, OF_GUILD)) {
            routes.add("GET", root, call -> Reply.ok(json(world.commands().in(scope(call)))));
            routes.add("POST", root, this::create);
            routes.add("PUT", root, this::replaceAll);
            routes.add("GET", root + "/{command_id}", call -> Reply.ok(json(command(call))));
            routes.add("PATCH", root + "/{command_id}", this::change);
            routes.add("DELETE", root + "/{command_id}", this::remove);
        }
    }

    private @Nullable Snowflake scope(Call call) {
        if (!call.id("application_id").equals(world.bot().id())) {
            throw DiscordError.UNKNOWN_APPLICATION.refusal();
        }
        return !call.params().containsKey("guild_id")
                ? null
                : world.guild(call.id("guild_id")).id();
    }

    private Command command(Call call) {
        return world.commands().get(scope(call), call.id("command_id"));
    }

    private Reply create(Call call) {
        Snowflake scope = scope(call);
        CommandForm.check(call.body());
        int before = world.commands().in(scope).size();
        Command command = world.commands().put(scope, (ObjectNode) call.body());
        boolean added = world.commands().in(scope).size() > before;
        return new Reply(added ? 201 : 200, json(command));
    }

    private Reply replaceAll(Call call) {
        Snowflake scope = scope(call);
        CommandForm.checkAll(call.body());
        List<ObjectNode> bodies = new ArrayList<>();
        for (JsonNode each : call.body()) {
            bodies.add((ObjectNode) each);
        }
        return Reply.ok(json(world.commands().replaceAll(scope, bodies)));
    }

    private Reply change(Call call) {
        Command command = command(call);
        CommandForm.checkChanges(call.body());
        return Reply.ok(json(world.commands().change(command, (ObjectNode) call.body())));
    }

    private Reply remove(Call call) {
        world.commands().remove(command(call));
        return Reply.nothing();
    }

    private List<ObjectNode> json(List<Command> commands) {
        return commands.stream().map(this::json).toList();
    }

    private ObjectNode json(Command command) {
        return command.json(world.bot().id());
    }
}
