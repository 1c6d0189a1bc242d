package heraldo.rules.ruleset.caos.law;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Rates;
import java.util.ArrayList;
import java.util.List;

/**
 * The actions of a seat, by source (§2.2).
 *
 * @param parts the sources that give something, in the order of the rules
 */
public record Budget(List<Part> parts) {

    public Budget {
        parts = List.copyOf(parts);
    }

    /** A source of actions; its words are {@code budget.<name>} in the bundles. */
    public enum Source {
        ALWAYS,
        PLANETS,
        SUBSECTORS,
        RESOURCES,
        SECTORS,
        HOLY,
        DEEDS,
        ASPECT
    }

    /**
     * One source.
     *
     * @param actions the number of actions it gives, at least 1
     */
    public record Part(Source source, int actions) {}

    /** The actions of a seat in a position. */
    public static Budget of(Law law, Seat seat) {
        Rates.Actions rates = law.rates().actions();
        List<Part> parts = new ArrayList<>(Source.values().length);
        int planets = law.planets(seat).size();
        parts.add(new Part(Source.ALWAYS, rates.always()));
        parts.add(new Part(Source.PLANETS, rates.planets() * steps(law, planets)));
        parts.add(new Part(Source.SUBSECTORS, law.subsectors(seat).isEmpty() ? 0 : rates.subsectors()));
        parts.add(new Part(Source.RESOURCES, rates.resource() * law.resources(seat)));
        parts.add(new Part(Source.SECTORS, rates.sector() * law.sectors(seat).size()));
        parts.add(new Part(Source.HOLY, rates.holy() * holy(law, seat)));
        parts.add(new Part(Source.DEEDS, rates.deed() * law.band(seat).permanent()));
        parts.add(new Part(Source.ASPECT, new Aspects(law).actionFor(seat) ? rates.aspect() : 0));
        parts.removeIf(part -> part.actions() <= 0);
        return new Budget(parts);
    }

    /** 1 for any planets, or 1 for every so many (CR1). */
    private static int steps(Law law, int planets) {
        int each = law.settings().planetsPerAction();
        return each == 0 ? Math.min(planets, 1) : planets / each;
    }

    /** Counts the worlds of a seat that are holy to a god in its favours (C11). */
    private static int holy(Law law, Seat seat) {
        int worlds = 0;
        for (Faith god : law.band(seat).favours()) {
            worlds += law.holy(seat, god).size();
        }
        return worlds;
    }

    /** All actions together, at least 1. */
    public int actions() {
        return Math.max(1, parts.stream().mapToInt(Part::actions).sum());
    }
}
