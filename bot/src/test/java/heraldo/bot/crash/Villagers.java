package heraldo.bot.crash;

import heraldo.bot.sandbox.person.Person;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Those who play, side by side, while the program lives. */
final class Villagers implements AutoCloseable {
    /** One turn in so many is left by one of them to what stands, where something does. */
    private static final int LEAVES = 3;

    private final RandomGenerator chance;
    private final Founders founders;
    private final GameMaster master;
    private final Passerby passerby;
    private final Staffing staffing;
    /** Whether the substitute has a seat. */
    private final BooleanSupplier seated;

    private final List<Player> players;
    private final Player substitute;

    /**
     * They come into a village.
     *
     * @param oracle is told what they were promised
     * @param without does something while somebody is not in the server
     */
    Villagers(
            String url,
            Game game,
            int seats,
            Adviser adviser,
            RandomGenerator chance,
            Oracle oracle,
            BiConsumer<String, Runnable> without) {
        this.chance = chance;
        this.founders = new Founders(url, game, seats);
        this.players = Stream.of("p1", "p2")
                .map(name -> Person.at(url, name))
                .map(person -> new Player(person, game, adviser, new Random(chance.nextLong()), oracle))
                .toList();
        Person third = Person.at(url, Staffing.SUBSTITUTE);
        this.substitute = new Player(third, game, adviser, new Random(chance.nextLong()), oracle);
        this.seated = () -> adviser.seated(Long.parseLong(third.id()));
        this.passerby = new Passerby(Person.at(url, "p5"), oracle.vows());
        this.master = new GameMaster(Person.at(url, "gm"), new Random(chance.nextLong()), oracle);
        this.staffing = new Staffing(url, oracle, without);
    }

    /** A campaign is opened and started. */
    void found(Program program) {
        together(program, List.of(founders::found));
    }

    /** Everybody writes orders, and the game master directs. */
    void play(Program program) {
        List<Runnable> deeds = new ArrayList<>();
        boolean left = chance.nextInt(LEAVES) == 0;
        Player away = players.get(chance.nextInt(players.size()));
        players.stream()
                .filter(player -> !(left && player == away && player.stands()))
                .forEach(player -> deeds.add(player::play));
        if (seated.getAsBoolean()) {
            deeds.add(substitute::play);
        }
        deeds.add(master::direct);
        deeds.add(passerby::pass);
        together(program, deeds);
    }

    /** The game may have been paused without anybody's doing. */
    void paused() {
        master.paused();
    }

    /** A seat and the direction change hands. */
    void change(Program program) {
        together(program, List.of(staffing::change));
    }

    /** The game master ends the campaign. */
    void end(Program program) {
        together(program, List.of(master::end));
    }

    /** The last turn is opened again. */
    void takeBack(Program program) {
        together(program, List.of(master::takeBack));
    }

    /** Lets people do things side by side, until they are done or the program dies. */
    private static void together(Program program, List<Runnable> deeds) {
        List<Thread> threads = deeds.stream().map(Thread::startVirtualThread).toList();
        program.whenDead(() -> threads.forEach(Thread::interrupt));
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Override
    public void close() {
        players.forEach(Player::close);
        substitute.close();
        founders.close();
        passerby.close();
        staffing.close();
        master.close();
    }
}
