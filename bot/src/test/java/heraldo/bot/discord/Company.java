package heraldo.bot.discord;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.discord.authority.Actor;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Role;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import heraldo.rules.kernel.Seat;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** A campaign with one person of every kind that the table of rights knows; some of a server next door. */
final class Company implements AutoCloseable {

    private static final Seat CIMERA = new Seat(3);

    final Table table;
    private final World world;
    private final User chief;
    private final User stranger;
    private final Channel nextDoor;
    private CampaignId campaign;

    private Company(Table table) {
        this.table = table;
        this.world = table.stage.sandbox().world();
        Guild home = world.guilds().iterator().next();
        Guild other = new Guild(world.nextId(), "Otro", home.owner());
        chief = user("chief");
        stranger = user("stranger");
        nextDoor = Channel.fresh(
                world.nextId(),
                Channel.TEXT,
                new Channel.Location(other.id(), null, 0),
                Channel.Settings.named("plaza"));
        world.exclusively(() -> {
            Role all = new Role(world.nextId(), "Admin", Permission.ADMINISTRATOR.bit(), 2, 0, false, false);
            home.put(all);
            join(home, chief, List.of(all));
            other.put(new Role(other.id(), "@everyone", Permission.ALL, 0, 0, false, false));
            join(other, world.bot(), List.of());
            join(other, stranger, List.of());
            world.put(other);
            world.channels().put(nextDoor);
        });
    }

    /** The campaign is announced; Alba and Bruno have seats, and Frank has given one up. */
    static Company forming(Path folder) {
        Company company = new Company(Table.bare(folder, Cast.ofSix()));
        company.table.stage.restart();
        company.table.open("Los Reinos");
        company.campaign = company.table.stage.campaign();
        company.table.frank.use("campaign leave", "sure", "true");
        return company;
    }

    /** The campaign runs; Alba has given an order, and Frank, who had come back, has left for good. */
    static Company running(Path folder) {
        Company company = forming(folder);
        company.begin();
        return company;
    }

    void begin() {
        table.frank.use("campaign join");
        table.start();
        table.alba.use("kaixiflan recolectar", "hex", "G5");
        table.frank.use("campaign leave", "sure", "true");
    }

    CampaignId campaign() {
        return campaign;
    }

    /** Who stands for an actor. A game master who plays has Frank's seat. */
    User user(Actor actor) {
        return switch (actor) {
            case PLAYER -> named("p1");
            case OTHER_PLAYER -> named("p2");
            case FORMER_PLAYER -> named("p6");
            case GAME_MASTER, PLAYING_GAME_MASTER -> named("gm");
            case SPECTATOR -> named("guest");
            case ADMINISTRATOR -> chief;
            case OUTSIDER -> stranger;
        };
    }

    /**
     * Where an actor acts: players in a private channel as soon as there is one, outsiders next door, everybody else in
     * public.
     */
    Channel place(Actor actor) {
        return switch (actor) {
            case PLAYER, OTHER_PLAYER -> find("alborada").orElseGet(() -> channel("diplomacia"));
            case OUTSIDER -> nextDoor;
            default -> channel("diplomacia");
        };
    }

    Channel channel(String name) {
        return find(name).orElseThrow();
    }

    private Optional<Channel> find(String name) {
        return world.exclusively(
                () -> world.channels().of(world.guilds().iterator().next()).stream()
                        .filter(each -> each.name().equals(name))
                        .findFirst());
    }

    /** Does something while the game master has a seat of a game that is over, in which nobody can take one. */
    void seated(Runnable deed) {
        AtomicReference<Occupancy> before = new AtomicReference<>();
        table.stage.write(books -> {
            Occupancy occupancy = books.occupancies().of(campaign, CIMERA);
            before.set(occupancy);
            books.occupancies()
                    .change(occupancy.heldBy(user(Actor.GAME_MASTER).id().value(), "Directora"));
        });
        deed.run();
        table.stage.write(books -> books.occupancies().change(before.get()));
    }

    private User named(String username) {
        return table.stage.user(username);
    }

    private User user(String username) {
        User user = new User(world.nextId(), username, username, false, null, "es-ES");
        world.exclusively(() -> world.users().put(user.id(), user));
        return user;
    }

    private void join(Guild guild, User user, List<Role> roles) {
        LinkedHashSet<Snowflake> ids = new LinkedHashSet<>();
        roles.forEach(role -> ids.add(role.id()));
        guild.put(new Member(user, null, ids, world.clock().instant()));
    }

    @Override
    public void close() {
        table.close();
    }
}
