package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.form.ThreadForm;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.ThreadState;
import heraldo.bot.sandbox.world.Threads;
import heraldo.bot.sandbox.world.World;

/** Changing and removing a thread: its creator may do most of it, but locking and removing need the right to manage threads. */
final class ThreadChange {
    private final World world;
    private final Threads threads;

    ThreadChange(World world) {
        this.world = world;
        this.threads = new Threads(world);
    }

    Reply change(Channel thread, JsonNode body) {
        ThreadForm.checkChanges(body);
        demandRights(thread, body);
        ThreadState old = thread.thread();
        ThreadState changed = old.with(
                        body.path("locked").asBoolean(old.locked()),
                        body.path("invitable").asBoolean(old.invitable()),
                        body.path("auto_archive_duration").asInt(old.patience()))
                .withArchived(
                        body.path("archived").asBoolean(old.archived()),
                        world.clock().instant());
        Channel named = thread.named(Json.text(body, "name").map(String::strip).orElse(thread.name()));
        return Reply.ok(Threads.json(threads.change(named.with(changed)), bot()));
    }

    Reply remove(Channel thread) {
        Access.demand(world, thread, bot(), Permission.MANAGE_THREADS);
        threads.remove(thread);
        return Reply.ok(Threads.json(thread, bot()));
    }

    /** Of a thread that is put away nothing can be changed but that; one that is not locked is taken out by who may write. */
    private void demandRights(Channel thread, JsonNode body) {
        boolean takenOut = body.has("archived") && !body.path("archived").asBoolean();
        if (thread.thread().archived() && !takenOut) {
            throw DiscordError.THREAD_ARCHIVED.refusal();
        }
        Threads.demandWritable(world, thread, bot());
        boolean onlyTakenOut = takenOut && body.size() == 1;
        boolean own = thread.thread().owner().equals(bot());
        if (body.has("locked") || !(own || onlyTakenOut)) {
            Access.demand(world, thread, bot(), Permission.MANAGE_THREADS);
        } else {
            Access.demand(world, thread, bot());
        }
    }

    private Snowflake bot() {
        return world.bot().id();
    }
}
