package heraldo.bot.sandbox;

import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Kind;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Role;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a world from a cast: a server with one text channel, the bot with its role, and everybody of the cast. */
final class Genesis {
    private static final long PLAYER = Permission.bits(Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS);

    private static final long GAME_MASTER = Permission.bits(
            Permission.MANAGE_GUILD,
            Permission.MANAGE_CHANNELS,
            Permission.MANAGE_MESSAGES,
            Permission.PIN_MESSAGES,
            Permission.USE_APPLICATION_COMMANDS);

    private final World world;
    private final Cast cast;
    private final Guild guild;

    private Genesis(World world, Cast cast) {
        this.world = world;
        this.cast = cast;
        User owner = user("owner", "Owner", null, "es-ES");
        this.guild = new Guild(world.nextId(), cast.server(), owner.id());
        guild.put(new Role(guild.id(), "@everyone", cast.everyone(), 0, 0, false, false));
        world.put(guild);
        member(owner, List.of());
    }

    static Guild populate(World world, Cast cast) {
        Genesis genesis = new Genesis(world, cast);
        genesis.addPeople();
        genesis.addBot();
        genesis.addChannel();
        return genesis.guild;
    }

    private void addPeople() {
        Role player = role("Player", PLAYER, 1, false);
        Role master = role("Game Master", GAME_MASTER | PLAYER, 2, false);
        for (Cast.Part part : cast.people()) {
            User user = user(part.username(), part.name(), part.kind(), part.locale());
            member(
                    user,
                    switch (part.kind()) {
                        case GM -> List.of(master.id());
                        case PLAYER -> List.of(player.id());
                        case SPECTATOR -> List.of();
                    });
        }
    }

    private void addBot() {
        member(
                world.bot(),
                List.of(role("Heraldo", cast.botPermissions(), 3, true).id()));
    }

    private void addChannel() {
        world.channels()
                .put(Channel.fresh(
                        world.nextId(),
                        Channel.TEXT,
                        new Channel.Location(guild.id(), null, 0),
                        Channel.Settings.named("general")));
    }

    private Role role(String name, long permissions, int position, boolean managed) {
        Role role = new Role(world.nextId(), name, permissions, position, 0, false, managed);
        guild.put(role);
        return role;
    }

    private User user(String username, String name, @Nullable Kind kind, String locale) {
        User user = new User(world.nextId(), username, name, false, kind, locale);
        world.users().put(user.id(), user);
        return user;
    }

    private void member(User user, List<Snowflake> roles) {
        guild.put(
                new Member(user, null, new LinkedHashSet<>(roles), world.clock().instant()));
    }
}
