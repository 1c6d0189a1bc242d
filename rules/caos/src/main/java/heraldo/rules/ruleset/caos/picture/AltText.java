package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Holdings;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Attack;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.War;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;

/** The alternative text of the map for readers who cannot see it: the holdings of all bands, and the attacks. */
final class AltText {

    /** More conquests than these are counted, not named: the text has to fit beneath a picture. */
    private static final int NAMED = 8;

    private final Law law;
    private final War war;

    AltText(Law law) {
        this.law = law;
        this.war = law.war();
    }

    Message text() {
        List<Message> bands = new ArrayList<>();
        war.bands().forEach((seat, band) -> bands.add(band(seat, band)));
        return Message.of(
                "scene.alt.map",
                "bands",
                Message.inTurn("scene.alt.both", bands).orElseGet(() -> Message.of("nobody")),
                "attacks",
                attacks());
    }

    /** Describes the orders of one sheet, for their author alone. */
    Message plans() {
        List<String> targets =
                war.latest().attacks().stream().map(Attack::planet).distinct().toList();
        Collection<String> defended = war.latest().defences().keySet();
        String key =
                targets.isEmpty() ? defended.isEmpty() ? "none" : "defence" : defended.isEmpty() ? "attack" : "both";
        return Message.of("scene.alt.plans." + key, "targets", planets(targets), "defended", planets(defended));
    }

    private Message band(Seat seat, Band band) {
        List<Message> holdings = Holdings.of(law, seat);
        return Message.of(
                holdings.isEmpty() ? "scene.alt.landless" : "scene.alt.band",
                "seat",
                seat,
                "total",
                band.score(),
                "holdings",
                Say.all(holdings));
    }

    private Message attacks() {
        SortedSet<String> conquests = war.latest().conquests();
        long failed = war.latest().attacks().stream()
                .map(Attack::planet)
                .filter(planet -> !conquests.contains(planet))
                .distinct()
                .count();
        String key = conquests.isEmpty() ? "quiet" : conquests.size() > NAMED ? "many" : "attacks";
        return Message.of(
                "scene.alt." + key, "conquests", planets(conquests), "count", conquests.size(), "failed", failed);
    }

    private static Object planets(Collection<String> planets) {
        return Say.all(planets.stream().map(Places::planet).toList());
    }
}
