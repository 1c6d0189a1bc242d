package heraldo.bot.crash;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Kind;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** One of several servers: two players and their game master, with a campaign of their own. They keep their receipts. */
final class Hamlet implements AutoCloseable {
    private static final int MOST_ORDERS = 3;

    private final String name;
    private final Guild guild;
    private final Founders founders;
    private final List<Person> players;
    private final Set<String> receipts = ConcurrentHashMap.newKeySet();

    Hamlet(Sandbox sandbox, int number, Game game) {
        this.name = "Aldea " + number;
        String master = "gm" + number;
        List<String> names = List.of("a" + number, "b" + number);
        this.guild = sandbox.found(cast(number));
        this.founders = new Founders(sandbox.url(), name, master, names, game, names.size());
        this.players =
                names.stream().map(each -> Person.at(sandbox.url(), each)).toList();
    }

    /** The people of a server. */
    static Cast cast(int number) {
        return new Cast(
                "Valle " + number,
                List.of(
                        new Cast.Part("gm" + number, "Directora " + number, Kind.GM, "es-ES"),
                        new Cast.Part("a" + number, "Ana " + number, Kind.PLAYER, "es-ES"),
                        new Cast.Part("b" + number, "Blas " + number, Kind.PLAYER, "es-ES")),
                Cast.INVITED,
                Cast.USUAL);
    }

    String name() {
        return name;
    }

    /** In which part of the bot's servers it is. */
    int part(int total) {
        return (int) ((guild.id().value() >>> 22) % total);
    }

    /** Does what is still to be done until the campaign is played. */
    void found() {
        founders.found();
    }

    /** What each does in a turn: gives orders, one after the other. Only what is answered is promised. */
    List<Runnable> deeds(RandomGenerator chance) {
        int orders = 1 + chance.nextInt(MOST_ORDERS);
        boolean ready = chance.nextInt(4) == 0;
        return players.stream()
                .<Runnable>map(player -> () -> play(player, orders, ready))
                .toList();
    }

    private void play(Person player, int orders, boolean ready) {
        try {
            for (int order = 0; order < orders; order++) {
                keep(player.use("mill moler", "sacos", "1"));
                keep(player.use("receipt"));
            }
            if (ready) {
                keep(player.use("orders ready"));
            }
        } catch (RuntimeException e) {
            // Nobody answered: the program that should have died, or cannot write.
        }
    }

    private void keep(Reply answer) {
        answer.message().map(said -> Promises.in(said.text(), said.json())).stream()
                .flatMap(List::stream)
                .filter(promise -> !promise.contains(" "))
                .forEach(receipts::add);
    }

    /** The receipts that were given: each names a sheet. */
    Stream<String> receipts() {
        return receipts.stream();
    }

    @Override
    public void close() {
        founders.close();
        players.forEach(Person::close);
    }
}
