package heraldo.rules.ruleset.caos.event;

import heraldo.rules.engine.Change;
import heraldo.rules.engine.Compared;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;

/** What the game master's acts change: all of it lies open. */
public final class EdictChanges {

    private EdictChanges() {}

    /** What an act has changed. */
    public static List<Change> of(War before, War after, Order order) {
        Compared<War> compared = new Compared<>(before, after);
        return told(compared, (Edict) order).changes();
    }

    private static Compared<War> told(Compared<War> compared, Edict edict) {
        return switch (edict) {
            case Edict.Award(String planet, Seat player) -> inhabitants(owner(compared, planet), planet);
            case Edict.Clear(String planet) -> owner(compared, planet);
            case Edict.Settle(String planet, int inhabitants) -> inhabitants(compared, planet);
            case Edict.Hallow(String planet, Faith god) -> holy(compared, planet);
            case Edict.Profane(String planet) -> holy(compared, planet);
            case Edict.Score(Seat player, int points) ->
                compared.with(
                        Message.of("change.score", "seat", player),
                        war -> war.band(player).score());
            case Edict.Strengthen(Seat player, int actions) ->
                compared.with(
                        Message.of("change.permanent", "seat", player),
                        war -> war.band(player).permanent());
        };
    }

    private static Compared<War> owner(Compared<War> compared, String planet) {
        return compared.with(place("change.owner", planet), war -> holder(war, planet));
    }

    private static Object holder(War war, String planet) {
        return war.world(planet).owner().<Object>map(seat -> seat).orElseGet(() -> Message.of("nobody"));
    }

    private static Compared<War> inhabitants(Compared<War> compared, String planet) {
        return compared.with(
                        place("change.inhabitants", planet),
                        war -> war.world(planet).inhabitants())
                .of(war -> holder(war, planet));
    }

    private static Compared<War> holy(Compared<War> compared, String planet) {
        return compared.with(
                        place("change.holy", planet),
                        war -> war.world(planet).holy().map(Say::faith).orElseGet(() -> Message.of("change.nobody")))
                .of(war -> holder(war, planet));
    }

    private static Message place(String key, String planet) {
        return Message.of(key, "planet", Places.planet(planet));
    }
}
