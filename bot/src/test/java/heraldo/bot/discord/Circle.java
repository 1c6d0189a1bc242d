package heraldo.bot.discord;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import heraldo.rules.engine.HostedRuleset;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A campaign of any game in which a player of each language sits, and governors on the other seats. */
final class Circle implements AutoCloseable {

    private static final int LONGEST_NICK = 32;

    final Table table;
    final Forger forger;
    final User gm;
    final List<User> players;
    private final World world;
    private List<Typed> commands = List.of();

    private Circle(Table table) {
        this.table = table;
        this.forger = new Forger(table.stage);
        this.world = table.stage.sandbox().world();
        this.gm = user("gm");
        this.players = List.of(user("p1"), user("p6"));
    }

    /** The campaign is open, and seats are free. */
    static Circle inviting(Path folder, HostedRuleset<?> game, String name) {
        Circle circle = new Circle(Table.bare(folder, Cast.ofSix()));
        Table table = circle.table;
        // What every person here is told costs more than the rest of the conversation: one who listens is enough.
        List.of(table.alba, table.bruno, table.frank).forEach(Person::close);
        table.gm.press(
                table.ask(game.id(), game.manifest().seats().least(), name).said(), "Abrirla");
        Table.await(table.gm, "crónica", "Se buscan jugadores");
        circle.commands =
                circle.world.exclusively(() -> Typed.all(circle.world.commands().in(null)));
        return circle;
    }

    /** The players take their seats with whatever is suggested to them, and the game begins. */
    void start() {
        for (int i = 0; i < players.size(); i++) {
            Typed join = command("campaign join");
            Map<String, String> given = new TreeMap<>();
            for (String blank : join.suggesting()) {
                List<String> choices =
                        forger.type(players.get(i), hall(), join.typing(blank)).choices();
                if (!blank.equals("campaign") && !blank.equals("seat")) {
                    given.put(blank, choices.isEmpty() ? "Los " + (i + 2) : choices.get(i % choices.size()));
                }
            }
            forger.command(players.get(i), hall(), join.with(given));
        }
        Table.begin(table.gm.in("diplomacia"));
        Table.await(table.gm, "crónica", "El turno 1 admite órdenes");
    }

    /** The open turn ends, and what came of it is posted. */
    void endTurn() {
        int ended = table.number();
        table.stage.at(table.due().plusSeconds(4));
        Table.result(table.gm, ended);
    }

    /** Every command that can be given. */
    List<Typed> commands() {
        return commands;
    }

    Typed command(String name) {
        return commands.stream()
                .filter(command -> command.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Where a user acts: a player in their private channel, everybody else in public. */
    Channel place(User user) {
        return table.stage.office().campaigns().roster(campaign()).occupancies().stream()
                .filter(occupancy ->
                        occupancy.played() && occupancy.user() == user.id().value() && occupancy.channel() != 0)
                .findFirst()
                .map(Occupancy::channel)
                .map(id -> world.exclusively(() -> world.channels().get(Snowflake.of(String.valueOf(id)))))
                .orElseGet(this::hall);
    }

    CampaignId campaign() {
        return table.stage.campaign();
    }

    /** Somebody calls themselves something else, as far as there is room. */
    void rename(User user, String name) {
        String nick = name.substring(0, Math.min(LONGEST_NICK, name.length()));
        world.exclusively(() -> {
            Guild guild = world.guilds().iterator().next();
            Member member = guild.member(user.id());
            guild.put(new Member(user, nick, member.roles(), member.joinedAt()));
        });
    }

    User user(String username) {
        return table.stage.user(username);
    }

    private Channel hall() {
        return world.exclusively(
                () -> world.channels().of(world.guilds().iterator().next()).stream()
                        .filter(channel -> channel.name().equals("diplomacia"))
                        .findFirst()
                        .orElseThrow());
    }

    @Override
    public void close() {
        table.close();
    }
}
