package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.state.Honour;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** Something that happened in a turn: the chronicle tells it. */
public sealed interface Deed {

    /** An order was carried out; what follows came of it. */
    record Obeyed(Seat by, int line, Command command, boolean planned) implements Deed {}

    /** A line of a plan could not be carried out and was skipped (Y51). Only its seat is told. */
    record Skipped(Seat by, int line, Command command, Refusal why) implements Deed {}

    /** The end of a turn that a plan was to end: it waits for its seat (Y51). Only that is told. */
    record Held(Seat by, int line) implements Deed {}

    /** Single trades were made (Y17), of so many that were wanted. */
    record Traded(Seat by, Goods given, Goods got, int wanted, Optional<Refusal> stopped) implements Deed {}

    /** A plan was kept for the next turn, or forgotten. Only its seat is told. */
    record Planned(Seat by, int lines) implements Deed {}

    /** An order of discarding was kept. Only its seat is told. */
    record Preferred(Seat by, List<Resource> order) implements Deed {}

    /** A building was attacked: what the attacker met and who died (Y31, Y32). */
    record Fought(
            Seat by,
            SoldierId attacker,
            Seat owner,
            int corner,
            Optional<SoldierId> defender,
            boolean attackerDies,
            boolean defenderDies)
            implements Deed {}

    /** A building became somebody else's settlement (Y33). */
    record Conquered(Seat by, Seat from, int corner) implements Deed {}

    /** A building became a ruin (Y32, Y33). */
    record Ruined(Seat by, Seat from, int corner) implements Deed {}

    /** A ruin became a settlement (Y34). */
    record Claimed(Seat by, int corner) implements Deed {}

    /** A seat lost its last building (Y36). */
    record Eliminated(Seat seat) implements Deed {}

    /** A seat came back (Y37), by itself or automatically (Y39). */
    record Risen(Seat seat, int corner, boolean automatic) implements Deed {}

    /** The settlement and road of round 1 were placed automatically (Y53). */
    record Placed(Seat seat, int corner, Optional<Integer> edge) implements Deed {}

    /** The starting hand (Y10). */
    record Endowed(Seat seat, Goods hand) implements Deed {}

    /** A card changed hands; 0 is nobody (Y43, Y45, Y46). */
    record Honoured(Honour honour, int from, int to) implements Deed {}

    /** The dice at the end of a turn. */
    record Thrown(Seat by, int one, int other) implements Deed {}

    /** The dice of an eliminated seat. */
    record Prayed(Seat by, int one, int other, boolean heard) implements Deed {}

    /** The yield of a seat's hexes (Y20). */
    record Produced(Seat by, Goods goods) implements Deed {}

    /** The bank could not serve everybody with a resource (Y21). */
    record Shortage(Resource resource) implements Deed {}

    /** The robber moved (Y24), or stayed where it was. */
    record Robber(int from, int to, List<Integer> candidates) implements Deed {}

    /** The robber took a card (Y25). Which one, only its seat is told. */
    record Robbed(Seat from, Resource card) implements Deed {}

    /** A large hand was cut (Y26). Which cards went, only its seat is told. */
    record Discarded(Seat by, Goods goods) implements Deed {}

    /** A deadline passed without any order (Y52). */
    record Struck(Seat seat, int strikes, boolean absent) implements Deed {}

    /** An absent seat is back (Y52). */
    record Returned(Seat seat) implements Deed {}

    record Resigned(Seat seat) implements Deed {}

    /** The turn of a seat that resigned is left out (Y54). */
    record Passed(Seat seat) implements Deed {}

    /** The turn of a seat begins. */
    record Begun(Seat seat, int round, int place) implements Deed {}

    /** A round is over, and nobody who plays has the points that win (Y8). */
    record Rounded(int round, int goal, List<Seat> next) implements Deed {}

    record Won(SortedSet<Seat> winners) implements Deed {}
}
