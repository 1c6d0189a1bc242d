package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.turn.Progress;
import java.util.Collection;
import java.util.Optional;

/** Tests that an action must pass, one by one (§3). A failed line changes nothing. */
record Tests(Progress turn) {

    private String name(Hex hex) {
        return turn.book().chart().name(hex);
    }

    private Optional<Refusal> unless(boolean holds, String code, String rule, Object... arguments) {
        return Statics.unless(holds, () -> Refusal.of(code, rule, arguments));
    }

    /** An own stack that has not acted, of so many at least. */
    Optional<Refusal> stack(Hex hex, Amount number) {
        return troops(hex)
                .or(() -> fresh(hex))
                .or(() -> enough(hex, number.at(hex, turn), turn.tile(hex).soldiers()));
    }

    /** An own ship with a crew that has not acted. */
    Optional<Refusal> ready(Hex ship) {
        return crewed(ship).or(() -> fresh(ship));
    }

    /** The ship at the target takes so many aboard. */
    Optional<Refusal> host(Hex ship, int number) {
        return target(ship).or(() -> friendly(ship)).or(() -> room(ship, turn.crew(ship), number));
    }

    /** An own stack stands there. */
    Optional<Refusal> troops(Hex hex) {
        return unless(turn.tile(hex).mannedBy(turn.tribe()), "X_NO_TROOPS", "T10", "tile", name(hex));
    }

    /** An own ship lies there, and somebody is aboard. */
    Optional<Refusal> crewed(Hex hex) {
        Optional<Ship> ship = turn.board().ship(hex, turn.tribe());
        return unless(ship.isPresent(), "X_NO_SHIP", "T16", "tile", name(hex))
                .or(() -> unless(ship.orElseThrow().manned(), "X_NO_CREW", "T9", "tile", name(hex)));
    }

    /** Refuses a stack or ship that has acted. */
    Optional<Refusal> fresh(Hex hex) {
        return unless(!turn.effort().spent(hex), "X_ACTED", "Q9", "tile", name(hex));
    }

    /** So many are there. */
    Optional<Refusal> enough(Hex hex, int number, int present) {
        return unless(number <= present, "X_COUNT", "T12", "tile", name(hex), "n", number, "present", present);
    }

    /** One of the places within reach. */
    Optional<Refusal> within(Collection<Hex> reach, Hex from, Hex to) {
        return unless(reach.contains(to), "X_RANGE", "Q10", "from", name(from), "to", name(to));
    }

    /** Beside each other. */
    Optional<Refusal> beside(Hex from, Hex to) {
        return within(from.neighbours(), from, to);
    }

    /** A ship gets to where it acts from, with a point of movement left (Q28). */
    Optional<Refusal> via(Hex ship, Hex base) {
        return ship.equals(base)
                ? Optional.empty()
                : within(turn.ways().bySea(ship, turn.settings().seaMove() - 1), ship, base);
    }

    /** A ship lies at the target. */
    Optional<Refusal> target(Hex hex) {
        return unless(turn.board().ship(hex).isPresent(), "X_NO_SHIP", "T22", "tile", name(hex));
    }

    /** The ship at the target is the tribe's own or has no crew (Q25, Q26). */
    Optional<Refusal> friendly(Hex hex) {
        Ship ship = turn.board().ship(hex).orElseThrow();
        return unless(ship.owner() == turn.tribe() || !ship.manned(), "X_ENEMY_SHIP", "Q26", "tile", name(hex));
    }

    /** There is room for so many among those who are there (Q11). */
    Optional<Refusal> room(Hex hex, int present, int number) {
        int most = turn.settings().stackMax();
        return unless(present + number <= most, "X_STACK", "T8", "tile", name(hex), "most", most);
    }

    /** There is room on a tile of land for so many of the tribe's own. */
    Optional<Refusal> roomAshore(Hex hex, int number) {
        return turn.tile(hex).mannedBy(turn.tribe())
                ? room(hex, turn.tile(hex).soldiers(), number)
                : room(hex, 0, number);
    }

    /** Nobody's soldiers hold the city against a landing (Q30). */
    Optional<Refusal> landable(Hex hex) {
        boolean held = turn.book().chart().city(hex)
                && turn.tile(hex).manned()
                && turn.tile(hex).owner() != turn.tribe();
        return unless(!held, "X_USE_ASSAULT", "Q30", "tile", name(hex));
    }

    /** There is somebody to fight in a port (Q31). */
    Optional<Refusal> garrisoned(Hex city) {
        boolean enemy = turn.tile(city).manned() && turn.tile(city).owner() != turn.tribe();
        return unless(enemy, "X_NO_ENEMY", "Q31", "tile", name(city));
    }

    /** The ship at the target is not the tribe's own. */
    Optional<Refusal> foreign(Hex hex) {
        Ship ship = turn.board().ship(hex).orElseThrow();
        return unless(ship.owner() != turn.tribe(), "X_NO_ENEMY", "T22", "tile", name(hex));
    }
}
