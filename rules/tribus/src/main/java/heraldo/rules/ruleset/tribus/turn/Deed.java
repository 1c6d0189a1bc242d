package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Ending;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.Pool;
import java.util.List;
import java.util.stream.Stream;

/** Something that everybody may know to have happened. Tribes are numbers; 0 is nobody. */
public sealed interface Deed {

    /** Those of a kind among several. */
    static <D extends Deed> Stream<D> some(List<Deed> deeds, Class<D> kind) {
        return deeds.stream().filter(kind::isInstance).map(kind::cast);
    }

    /** Field of a fight, which decides the side that counted double. */
    enum Field {
        /** On land or for a city, from land or by landing. */
        LAND,
        /** For a port, from a ship (T21). */
        PORT,
        /** For a ship, from a ship (T22). */
        SEA
    }

    /** A tribe picked a city; not chosen if time was over (Q47). */
    record Picked(int tribe, Hex city, boolean chosen) implements Deed {}

    /** New soldiers (T8). */
    record Recruited(int tribe, Hex city, int soldiers) implements Deed {}

    /** A new ship (T9). */
    record Launched(int tribe, Hex city) implements Deed {}

    /** Soldiers took an empty tile that was not theirs (Q6). */
    record Entered(int tribe, Hex to, int owner) implements Deed {}

    /** A ship without a crew is somebody else's now (Q33). */
    record Seized(int tribe, Hex ship, int owner) implements Deed {}

    /**
     * An attack (T18).
     *
     * @param foe who defended
     * @param ashore how many of the winners came to stay on the tile or the ship
     */
    record Fought(int tribe, int foe, Field field, Hex to, Fight fight, int ashore) implements Deed {}

    /** A besieged city at the end of its owner's turn (Q36). */
    record Starved(int tribe, Hex city, int lost, int left) implements Deed {}

    /** A turn is over in which nothing else happened; silent without a sheet (Q43). */
    record Rested(int tribe, boolean silent) implements Deed {}

    /**
     * An accepted pact was carried out, or not (Q39).
     *
     * @param code why not; OK if it was
     * @param board as things stood
     */
    record Bargained(Pact pact, String code, Board board) implements Deed {}

    /** A tribe is out of the game (Q41). */
    record Left(int tribe) implements Deed {}

    /** The resources of a week (T6). */
    record Granted(int week, List<Pool> pools) implements Deed {
        public Granted {
            pools = List.copyOf(pools);
        }
    }

    /** The game is over (Q42). */
    record Ended(Ending ending) implements Deed {}
}
