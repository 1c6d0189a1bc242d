package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The commands that the bot has registered, for all servers (scope null) or for one. */
public final class Commands {
    private static final int MOST = 100;

    private final World world;
    private final Map<Snowflake, Command> commands = new LinkedHashMap<>();

    Commands(World world) {
        this.world = world;
    }

    void addAll(Commands others) {
        commands.putAll(others.commands);
    }

    /** The commands of a scope. */
    public List<Command> in(@Nullable Snowflake scope) {
        return commands.values().stream()
                .filter(each -> Objects.equals(scope, each.guild()))
                .toList();
    }

    /** The commands that a server's members can use. */
    public List<Command> usableIn(Snowflake guild) {
        List<Command> usable = new ArrayList<>(in(guild));
        usable.addAll(in(null));
        return usable;
    }

    /** A command of a scope; refused with 10063 if there is none. */
    public Command get(@Nullable Snowflake scope, Snowflake id) {
        return Optional.ofNullable(commands.get(id))
                .filter(each -> Objects.equals(scope, each.guild()))
                .orElseThrow(DiscordError.UNKNOWN_COMMAND::refusal);
    }

    /** Puts a command in place of the one of the same type and name, or adds it. */
    public Command put(@Nullable Snowflake scope, ObjectNode body) {
        Command command = keep(scope, body);
        tell();
        return command;
    }

    /** Puts these commands in place of all others of the scope. */
    public List<Command> replaceAll(@Nullable Snowflake scope, List<ObjectNode> bodies) {
        List<Command> before = in(scope);
        List<Command> after = bodies.stream().map(body -> keep(scope, body)).toList();
        before.stream()
                .map(Command::id)
                .filter(id -> after.stream().noneMatch(each -> each.id().equals(id)))
                .forEach(commands::remove);
        tell();
        return after;
    }

    /** Changes some fields of a command. */
    public Command change(Command command, ObjectNode changes) {
        ObjectNode body = command.body().deepCopy();
        body.setAll(changes);
        Command changed = new Command(command.id(), command.guild(), world.nextId(), body);
        commands.put(changed.id(), changed);
        tell();
        return changed;
    }

    /** Removes a command. */
    public void remove(Command command) {
        commands.remove(command.id());
        tell();
    }

    private Command keep(@Nullable Snowflake scope, ObjectNode body) {
        int type = body.path("type").asInt(Command.CHAT_INPUT);
        Optional<Command> old = in(scope).stream()
                .filter(each -> each.type() == type
                        && each.name().equals(body.path("name").asText()))
                .findFirst();
        if (old.isEmpty()
                && in(scope).stream().filter(each -> each.type() == type).count() >= MOST) {
            throw DiscordError.MAX_COMMANDS.refusal();
        }
        Snowflake version = world.nextId();
        Command command = new Command(old.map(Command::id).orElse(version), scope, version, body);
        commands.put(command.id(), command);
        return command;
    }

    private void tell() {
        ObjectNode told = Json.object("application_id", world.bot().id());
        world.pulse()
                .tell(new Happening(
                        "APPLICATION_COMMANDS_UPDATE",
                        viewer -> told,
                        viewer -> !viewer.equals(world.bot().id())));
    }
}
