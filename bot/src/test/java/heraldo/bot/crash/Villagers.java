package heraldo.bot.crash;

import heraldo.bot.sandbox.person.Person;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Those who play, side by side, while the program lives. */
final class Villagers implements AutoCloseable {
    private final Founders founders;
    private final GameMaster master;
    private final Passerby passerby;
    private final List<Player> players;

    /**
     * They come into a village.
     *
     * @param receipts is told of every receipt that a player was given
     * @param acts is told of every act of the game master
     * @param wishes is told what people want of themselves
     */
    Villagers(
            String url,
            Game game,
            int seats,
            Adviser adviser,
            RandomGenerator chance,
            Consumer<String> receipts,
            Acts acts,
            Wishes wishes) {
        this.founders = new Founders(url, game, seats);
        this.players = Stream.of("p1", "p2")
                .map(name -> Person.at(url, name))
                .map(person -> new Player(person, game, adviser, new Random(chance.nextLong()), receipts))
                .toList();
        this.passerby = new Passerby(Person.at(url, "p5"), wishes);
        this.master = new GameMaster(Person.at(url, "gm"), new Random(chance.nextLong()), acts);
    }

    /** A campaign is opened and started. */
    void found(Program program) {
        together(program, List.of(founders::found));
    }

    /** Everybody writes orders, and the game master directs. */
    void play(Program program) {
        List<Runnable> deeds = new ArrayList<>();
        players.forEach(player -> deeds.add(player::play));
        deeds.add(master::direct);
        deeds.add(passerby::pass);
        together(program, deeds);
    }

    /** The game may have been paused without anybody's doing. */
    void paused() {
        master.paused();
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
        founders.close();
        passerby.close();
        master.close();
    }
}
