package heraldo.rules.ruleset.caos.event;

import heraldo.rules.engine.Compared;
import heraldo.rules.engine.Edict;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.check.Refusals;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Values;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Optional;

/** A correction of the open position by the game master, at once and public (CR51). Draws cannot be corrected. */
public sealed interface Correction extends Edict<Law, War> {

    int MOST_INHABITANTS = 9;
    int MOST_POINTS = 9999;
    int MOST_ACTIONS = 20;

    /** Declares all of them. */
    static List<OrderType<?>> types(Values values) {
        Param planet = Param.one("planet", values.planet());
        Param player = Param.one("player", Values.PLAYER);
        return List.of(
                OrderType.of("now-owner", Award.class, planet, player),
                OrderType.of("now-empty", Clear.class, planet),
                OrderType.of("now-inhabitants", Settle.class, planet, whole("inhabitants", MOST_INHABITANTS)),
                OrderType.of("now-holy", Hallow.class, planet, Param.one("god", Values.FAITH)),
                OrderType.of("now-unholy", Profane.class, planet),
                OrderType.of("now-score", Score.class, player, whole("points", MOST_POINTS)),
                OrderType.of("now-permanent", Strengthen.class, player, whole("actions", MOST_ACTIONS)));
    }

    private static Param whole(String name, int most) {
        return Param.one(name, Types.whole("number", 0, most));
    }

    /** Refuses every correction outside the turns of orders (C46). */
    static Optional<Refusal> closed(Law law) {
        return Refusals.when(law.war().stage() != Stage.ORDERS, () -> Refusal.of("GM_OVER", "C46"));
    }

    /** Gives a planet to a seat; nobody lives on it any more. */
    record Award(String planet, Seat player) implements Correction {

        @Override
        public Optional<Refusal> refusal(Law law) {
            return missing(law, planet).or(() -> absent(law, player));
        }

        @Override
        public War applied(Law law) {
            return law.war()
                    .with(planet, world -> world.ownedBy(Optional.of(player)).inhabitedBy(0));
        }

        @Override
        public Message notice(Law law) {
            return Message.of("edict.owner", "planet", Places.planet(planet), "seat", player);
        }

        @Override
        public void compare(Compared<War> compared, Law before, Viewer viewer) {
            owner(compared, planet);
            inhabitants(compared, planet);
        }
    }

    /** Takes a planet from its owner. */
    record Clear(String planet) implements Correction {

        @Override
        public Optional<Refusal> refusal(Law law) {
            return missing(law, planet);
        }

        @Override
        public War applied(Law law) {
            return law.war().with(planet, world -> world.ownedBy(Optional.empty()));
        }

        @Override
        public Message notice(Law law) {
            return Message.of("edict.empty", "planet", Places.planet(planet));
        }

        @Override
        public void compare(Compared<War> compared, Law before, Viewer viewer) {
            owner(compared, planet);
        }
    }

    /** Sets the units of inhabitants of a planet that nobody owns and that can be inhabited. */
    record Settle(String planet, int inhabitants) implements Correction {

        @Override
        public Optional<Refusal> refusal(Law law) {
            return Refusal.first(
                    () -> missing(law, planet),
                    () -> Refusals.when(
                            inhabitants > 0 && law.owner(planet).isPresent(),
                            () -> Refusal.of("GM_OWNED", "C29", "planet", Places.planet(planet))),
                    () -> Refusals.when(
                            inhabitants > 0
                                    && law.galaxy().planet(planet).kind().isEmpty(),
                            () -> Refusal.of("GM_BARREN", "§8.2", "planet", Places.planet(planet))));
        }

        @Override
        public War applied(Law law) {
            return law.war().with(planet, world -> world.inhabitedBy(inhabitants));
        }

        @Override
        public Message notice(Law law) {
            return Message.of("edict.inhabitants", "planet", Places.planet(planet), "n", inhabitants);
        }

        @Override
        public void compare(Compared<War> compared, Law before, Viewer viewer) {
            Correction.inhabitants(compared, planet);
        }
    }

    /** Makes a planet holy to a Major god, or to a minor one that has a band. */
    record Hallow(String planet, Faith god) implements Correction {

        @Override
        public Optional<Refusal> refusal(Law law) {
            boolean followed = law.war().bands().values().stream()
                    .anyMatch(band -> band.faith().equals(god));
            return missing(law, planet)
                    .or(() -> Refusals.when(
                            !god.isMajor() && !(god.isMinor() && followed),
                            () -> Refusal.of("GM_GOD", "C14", "god", Say.faith(god))));
        }

        @Override
        public War applied(Law law) {
            return law.war().with(planet, world -> world.holyTo(Optional.of(god)));
        }

        @Override
        public Message notice(Law law) {
            return Message.of("edict.holy", "planet", Places.planet(planet), "god", Say.faith(god));
        }

        @Override
        public void compare(Compared<War> compared, Law before, Viewer viewer) {
            holy(compared, planet);
        }
    }

    /** Makes a planet holy to nobody. */
    record Profane(String planet) implements Correction {

        @Override
        public Optional<Refusal> refusal(Law law) {
            return missing(law, planet);
        }

        @Override
        public War applied(Law law) {
            return law.war().with(planet, world -> world.holyTo(Optional.empty()));
        }

        @Override
        public Message notice(Law law) {
            return Message.of("edict.unholy", "planet", Places.planet(planet));
        }

        @Override
        public void compare(Compared<War> compared, Law before, Viewer viewer) {
            holy(compared, planet);
        }
    }

    /** Sets the points of a seat. */
    record Score(Seat player, int points) implements Correction {

        @Override
        public Optional<Refusal> refusal(Law law) {
            return absent(law, player);
        }

        @Override
        public War applied(Law law) {
            return law.war().with(player, band -> band.scored(points));
        }

        @Override
        public Message notice(Law law) {
            return Message.of("edict.score", "seat", player, "points", points);
        }

        @Override
        public void compare(Compared<War> compared, Law before, Viewer viewer) {
            compared.with(
                    Message.of("change.score", "seat", player),
                    war -> war.band(player).score());
        }
    }

    /** Sets the permanent actions of a seat. */
    record Strengthen(Seat player, int actions) implements Correction {

        @Override
        public Optional<Refusal> refusal(Law law) {
            return absent(law, player);
        }

        @Override
        public War applied(Law law) {
            return law.war().with(player, band -> band.withPermanent(actions));
        }

        @Override
        public Message notice(Law law) {
            return Message.of("edict.permanent", "seat", player, "actions", actions);
        }

        @Override
        public void compare(Compared<War> compared, Law before, Viewer viewer) {
            compared.with(
                    Message.of("change.permanent", "seat", player),
                    war -> war.band(player).permanent());
        }
    }

    private static Optional<Refusal> missing(Law law, String planet) {
        return Refusals.when(!law.galaxy().hasPlanet(planet), () -> Refusals.unknown("planet", planet));
    }

    private static Optional<Refusal> absent(Law law, Seat player) {
        return Refusals.when(
                !law.war().active().contains(player), () -> Refusals.unknown("player", "#" + player.number()));
    }

    private static void owner(Compared<War> compared, String planet) {
        compared.with(place("change.owner", planet), war -> holder(war, planet));
    }

    private static void inhabitants(Compared<War> compared, String planet) {
        compared.with(
                        place("change.inhabitants", planet),
                        war -> war.world(planet).inhabitants())
                .of(war -> holder(war, planet));
    }

    private static void holy(Compared<War> compared, String planet) {
        compared.with(
                        place("change.holy", planet),
                        war -> war.world(planet).holy().map(Say::faith).orElseGet(() -> Message.of("change.nobody")))
                .of(war -> holder(war, planet));
    }

    private static Object holder(War war, String planet) {
        return war.world(planet).owner().<Object>map(seat -> seat).orElseGet(() -> Message.of("nobody"));
    }

    private static Message place(String key, String planet) {
        return Message.of(key, "planet", Places.planet(planet));
    }
}
