package heraldo.rules.ruleset.caos.event;

import heraldo.rules.engine.Amendment;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.check.Refusals;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import java.util.Optional;

/** Takes the game master's acts on the open turn (CR51). */
public final class EdictDesk {

    private EdictDesk() {}

    /**
     * An act on the open turn.
     *
     * @throws IllegalArgumentException if the order is no act of the game master
     */
    public static Amendment<War> amend(Law law, Order act) {
        if (!(act instanceof Edict edict)) {
            throw new IllegalArgumentException("no act of the game master: " + act.getClass());
        }
        Optional<Refusal> objection =
                law.war().stage() == Stage.ORDERS ? objection(law, edict) : Optional.of(Refusal.of("GM_OVER", "C46"));
        return objection
                .map(refusal -> Amendment.refused(law.war(), refusal))
                .orElseGet(() -> Amendment.made(corrected(law.war(), edict), notice(edict)));
    }

    private static Optional<Refusal> objection(Law law, Edict edict) {
        return switch (edict) {
            case Edict.Award(String planet, Seat player) -> missing(law, planet).or(() -> absent(law, player));
            case Edict.Clear(String planet) -> missing(law, planet);
            case Edict.Settle(String planet, int inhabitants) ->
                missing(law, planet).or(() -> uninhabitable(law, planet, inhabitants));
            case Edict.Hallow(String planet, Faith god) -> missing(law, planet).or(() -> godless(law, god));
            case Edict.Profane(String planet) -> missing(law, planet);
            case Edict.Score(Seat player, int points) -> absent(law, player);
            case Edict.Strengthen(Seat player, int actions) -> absent(law, player);
        };
    }

    private static Optional<Refusal> missing(Law law, String planet) {
        return Refusals.when(!law.galaxy().hasPlanet(planet), () -> Refusals.unknown("planet", planet));
    }

    private static Optional<Refusal> absent(Law law, Seat player) {
        return Refusals.when(
                !law.war().active().contains(player), () -> Refusals.unknown("player", "#" + player.number()));
    }

    /** Where people live nobody rules, and where nobody ever lived nobody is settled. */
    private static Optional<Refusal> uninhabitable(Law law, String planet, int inhabitants) {
        Message name = Places.planet(planet);
        return Refusal.first(
                () -> Refusals.when(
                        inhabitants > 0 && law.owner(planet).isPresent(),
                        () -> Refusal.of("GM_OWNED", "C29", "planet", name)),
                () -> Refusals.when(
                        inhabitants > 0 && law.galaxy().planet(planet).kind().isEmpty(),
                        () -> Refusal.of("GM_BARREN", "§8.2", "planet", name)));
    }

    /** Worlds are holy to Major gods, and to minor ones that have a band. */
    private static Optional<Refusal> godless(Law law, Faith god) {
        boolean followed = law.war().bands().values().stream()
                .anyMatch(band -> band.faith().equals(god));
        return Refusals.when(
                !god.isMajor() && !(god.isMinor() && followed),
                () -> Refusal.of("GM_GOD", "C14", "god", Say.faith(god)));
    }

    private static War corrected(War war, Edict edict) {
        return switch (edict) {
            case Edict.Award(String planet, Seat player) ->
                war.with(planet, world -> world.ownedBy(Optional.of(player)).inhabitedBy(0));
            case Edict.Clear(String planet) -> war.with(planet, world -> world.ownedBy(Optional.empty()));
            case Edict.Settle(String planet, int inhabitants) ->
                war.with(planet, world -> world.inhabitedBy(inhabitants));
            case Edict.Hallow(String planet, Faith god) -> war.with(planet, world -> world.holyTo(Optional.of(god)));
            case Edict.Profane(String planet) -> war.with(planet, world -> world.holyTo(Optional.empty()));
            case Edict.Score(Seat player, int points) -> war.with(player, band -> band.scored(points));
            case Edict.Strengthen(Seat player, int actions) -> war.with(player, band -> band.withPermanent(actions));
        };
    }

    private static Message notice(Edict edict) {
        return switch (edict) {
            case Edict.Award(String planet, Seat player) ->
                Message.of("edict.owner", "planet", Places.planet(planet), "seat", player);
            case Edict.Clear(String planet) -> Message.of("edict.empty", "planet", Places.planet(planet));
            case Edict.Settle(String planet, int inhabitants) ->
                Message.of("edict.inhabitants", "planet", Places.planet(planet), "n", inhabitants);
            case Edict.Hallow(String planet, Faith god) ->
                Message.of("edict.holy", "planet", Places.planet(planet), "god", Say.faith(god));
            case Edict.Profane(String planet) -> Message.of("edict.unholy", "planet", Places.planet(planet));
            case Edict.Score(Seat player, int points) -> Message.of("edict.score", "seat", player, "points", points);
            case Edict.Strengthen(Seat player, int actions) ->
                Message.of("edict.permanent", "seat", player, "actions", actions);
        };
    }
}
