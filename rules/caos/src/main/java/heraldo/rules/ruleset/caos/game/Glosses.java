package heraldo.rules.ruleset.caos.game;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Aspects;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.report.Ready;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The explanations of values in a form: place, owner and inhabitants of a planet, the sector of a code, the worth of a deed. */
public final class Glosses {

    /** Orders that cost more across the Límite. */
    private static final List<String> CROSSING = List.of("invade", "defend");

    private final Law law;
    private final Seat seat;

    public Glosses(Law law, Seat seat) {
        this.law = law;
        this.seat = seat;
    }

    /** Returns the explanations of values, by value. */
    public SortedMap<String, Message> of(ParamQuery query, List<String> values) {
        SortedMap<String, Message> glosses = new TreeMap<>();
        values.forEach(value -> gloss(query, value).ifPresent(said -> glosses.put(value, said)));
        return glosses;
    }

    private Optional<Message> gloss(ParamQuery query, String value) {
        return switch (query.kind()) {
            case "planet" ->
                Optional.of(planet(
                        law.galaxy().planet(value),
                        CROSSING.contains(query.type().key())));
            case "sector" -> law.galaxy().sector(value).map(this::sector);
            case "seat" -> Optional.of(band(Seat.of(value)));
            case "subsector" -> subsector(value);
            case "deed" ->
                law.book().deeds().stream()
                        .filter(deed -> deed.code().equals(value))
                        .findFirst()
                        .map(this::deed);
            case "god" -> Optional.of(Message.of("gloss.bare", "what", Message.of("faith-name." + value)));
            default -> Optional.empty();
        };
    }

    private Message sector(Sector sector) {
        return Message.of("label.sector", "planets", sector.planets().size())
                .with("own", (int) sector.planets().stream()
                        .filter(planet -> law.owns(seat, planet.id()))
                        .count())
                .with("cost", law.rates().costs().sector());
    }

    private Message band(Seat other) {
        return Message.of("label.band", "planets", law.planets(other).size())
                .with("points", law.band(other).score());
    }

    private boolean crosses(Planet planet) {
        return new Access(law, seat).to(planet).filter(Access.Way::crosses).isPresent();
    }

    private Message planet(Planet planet, boolean going) {
        World world = law.world(planet);
        List<Message> parts = new ArrayList<>(List.of(Places.sector(planet.sector())));
        parts.add(world.owner()
                .map(owner -> Message.of("gloss.of", "seat", owner))
                .orElseGet(() -> Message.of("report.empty")));
        int defence = law.shield(planet) + new Aspects(law).plague(planet);
        if (defence > 0) {
            parts.add(Message.of("gloss.defence", "defence", defence));
        }
        if (world.inhabitants() > 0) {
            parts.add(Places.people(planet, world.inhabitants()));
        }
        if (planet.resources() > 0) {
            parts.add(Message.of("report.resources", "n", planet.resources()));
        }
        world.holy().ifPresent(god -> parts.add(Message.of("report.holy", "god", Say.faith(god))));
        if (going && crosses(planet)) {
            parts.add(Message.of("label.crossing"));
        }
        return Message.of(
                "gloss.bare", "what", Message.inTurn("gloss.parts", parts).orElseThrow());
    }

    private Optional<Message> subsector(String id) {
        return law.galaxy().planets().values().stream()
                .filter(planet -> planet.subsector().equals(id))
                .findFirst()
                .map(planet -> Message.of("gloss.bare", "what", Places.sector(planet.sector())));
    }

    private Message deed(DeedRow deed) {
        boolean met =
                Ready.claims(law, seat).stream().anyMatch(claim -> claim.code().equals(deed.code()));
        return Message.of(
                "gloss.deed",
                "deed",
                Say.deed(deed.code()),
                "points",
                deed.prize().points(),
                "met",
                met ? "yes" : "no");
    }
}
