package heraldo.rules.ruleset.caos.state;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Settings;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/**
 * The state of a game.
 *
 * @param turn the turn now open, from 1
 * @param worlds every planet of the galaxy, by its id
 * @param done the deeds that are crossed out, by whom (C50)
 * @param latest the events of the last turn, for display
 */
public record War(
        int turn,
        Stage stage,
        SortedMap<Seat, Band> bands,
        SortedMap<String, World> worlds,
        SortedMap<String, SortedSet<Seat>> done,
        Latest latest,
        Ending ending,
        Options options) {

    public War {
        bands = Frozen.map(bands);
        worlds = Frozen.map(worlds);
        done = Frozen.is(done) ? done : frozen(done);
    }

    private static SortedMap<String, SortedSet<Seat>> frozen(SortedMap<String, SortedSet<Seat>> done) {
        SortedMap<String, SortedSet<Seat>> copy = new TreeMap<>();
        done.forEach((code, seats) -> copy.put(code, Frozen.set(seats)));
        return Frozen.map(copy);
    }

    /** Returns the settings in {@link #options}. */
    public Settings settings() {
        return new Settings(options);
    }

    public List<Seat> seats() {
        return List.copyOf(bands.keySet());
    }

    /** Those that have not resigned. */
    public List<Seat> active() {
        return bands.keySet().stream().filter(seat -> !band(seat).resigned()).toList();
    }

    /** Returns whether a seat plays and has not resigned. */
    public boolean plays(Seat seat) {
        return bands.containsKey(seat) && !band(seat).resigned();
    }

    /** Those others that have not resigned. */
    public List<Seat> others(Seat seat) {
        return active().stream().filter(other -> !other.equals(seat)).toList();
    }

    /** The band of a seat of this game. */
    public Band band(Seat seat) {
        return Known.in(bands, seat);
    }

    /** The world of a planet of this galaxy. */
    public World world(String planet) {
        return Known.in(worlds, planet);
    }

    public boolean over() {
        return stage == Stage.OVER;
    }

    public War withTurn(int number) {
        return new War(number, stage, bands, worlds, done, latest, ending, options);
    }

    public War withStage(Stage next) {
        return new War(turn, next, bands, worlds, done, latest, ending, options);
    }

    public War with(Seat seat, UnaryOperator<Band> change) {
        return new War(
                turn, stage, Frozen.with(bands, seat, change.apply(band(seat))), worlds, done, latest, ending, options);
    }

    public War with(String planet, UnaryOperator<World> change) {
        return new War(
                turn,
                stage,
                bands,
                Frozen.with(worlds, planet, change.apply(world(planet))),
                done,
                latest,
                ending,
                options);
    }

    /** This game with worlds that have changed, by their planets. */
    public War withWorlds(SortedMap<String, World> changed) {
        SortedMap<String, World> all = new TreeMap<>(worlds);
        all.putAll(changed);
        return new War(turn, stage, bands, Collections.unmodifiableSortedMap(all), done, latest, ending, options);
    }

    /** This game in which every band has changed. */
    public War withEvery(BiFunction<Seat, Band, Band> change) {
        SortedMap<Seat, Band> all = new TreeMap<>(bands);
        all.replaceAll(change);
        return new War(turn, stage, Collections.unmodifiableSortedMap(all), worlds, done, latest, ending, options);
    }

    /** This game with a deed crossed out. */
    public War crossedOut(String deed, Collection<Seat> by) {
        return new War(turn, stage, bands, worlds, Frozen.with(done, deed, Frozen.set(by)), latest, ending, options);
    }

    public War withDone(SortedMap<String, SortedSet<Seat>> deeds) {
        return new War(turn, stage, bands, worlds, deeds, latest, ending, options);
    }

    public War withLatest(Latest shown) {
        return new War(turn, stage, bands, worlds, done, shown, ending, options);
    }

    public War withEnding(Ending end) {
        return new War(turn, stage, bands, worlds, done, latest, end, options);
    }

    public War withOptions(Options chosen) {
        return new War(turn, stage, bands, worlds, done, latest, ending, chosen);
    }
}
