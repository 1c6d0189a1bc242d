package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Kind;
import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.report.Ready;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Deeds of this very turn (C54), each as the stroke that does it at least cost. Lives within one sheet. */
final class Feats {

    private final Field field;
    private final Law law;
    private final Leaning leaning;
    private final Appraisal appraisal;
    private final List<Site> cheapest;
    private final List<Stroke> strokes = new ArrayList<>();

    Feats(Field field, Leaning leaning, Appraisal appraisal, List<Site> targets) {
        this.field = field;
        this.law = field.law();
        this.leaning = leaning;
        this.appraisal = appraisal;
        this.cheapest =
                targets.stream().sorted(Comparator.comparingInt(Feats::price)).toList();
        for (DeedRow deed : law.book().deeds()) {
            if (deed.when() == DeedRow.When.EVENT && Ready.open(law, field.seat(), deed)) {
                plan(deed);
            }
        }
    }

    List<Stroke> strokes() {
        return strokes;
    }

    private static int price(Site site) {
        return site.need() * (site.crossing() ? 2 : 1);
    }

    private void plan(DeedRow deed) {
        switch (deed.code()) {
            case "CAD" ->
                deed.world().map(field::site).filter(cheapest::contains).ifPresent(site -> fall(deed, site));
            case "CRA" -> several(deed, cheapest.stream().limit(deed.least()).toList(), deed.least());
            case "ARD" -> purge(deed);
            case "DEL" -> kill(deed, site -> true);
            case "REC" -> kill(deed, site -> site.planet().isHomeOf(Kind.CHAOS));
            case "POR" -> portal(deed);
            case "SIN" -> rage(deed);
            case "INV" -> wall(deed);
            default -> {
                // what needs others is for a coalition
            }
        }
    }

    private int prize(DeedRow deed, int times) {
        int extra = deed.prize().extra().isPresent() ? field.horizon().action() : 0;
        return leaning.weighed(
                "deed", times * deed.prize().points() * field.horizon().now() + extra);
    }

    private Stroke conquest(Site site) {
        return Stroke.invade(law, site, site.need(), appraisal.gain(site));
    }

    /** The fall of one world; with enough units for a rage, that too. */
    private void fall(DeedRow deed, Site site) {
        int rage = rage().filter(other -> site.need() >= other.least())
                .map(other -> prize(other, 1))
                .orElse(0);
        strokes.add(Stroke.all(List.of(conquest(site)), prize(deed, 1) + rage));
    }

    private Optional<DeedRow> rage() {
        return law.book().deed("SIN").filter(deed -> Ready.open(law, field.seat(), deed));
    }

    private void several(DeedRow deed, List<Site> sites, int least) {
        if (sites.size() >= least) {
            strokes.add(Stroke.all(sites.stream().map(this::conquest).toList(), prize(deed, 1)));
        }
    }

    /** Everything from those who sent nothing in the last turn: whoever moves takes something in its place. */
    private void purge(DeedRow deed) {
        List<List<Site>> victims = law.war().others(field.seat()).stream()
                .filter(seat -> law.band(seat).idle() > 0)
                .map(this::all)
                .filter(sites -> !sites.isEmpty() && cheapest.containsAll(sites))
                .sorted(Comparator.comparingInt(
                        sites -> sites.stream().mapToInt(Feats::price).sum()))
                .limit(deed.least())
                .toList();
        if (victims.size() == deed.least()) {
            List<Stroke> parts =
                    victims.stream().flatMap(List::stream).map(this::conquest).toList();
            strokes.add(Stroke.all(parts, prize(deed, deed.least())));
        }
    }

    private List<Site> all(Seat seat) {
        return law.planets(seat).stream().map(planet -> field.site(planet.id())).toList();
    }

    private void kill(DeedRow deed, Predicate<Site> kind) {
        List<Site> chosen = new ArrayList<>();
        int people = 0;
        for (Site site : cheapest) {
            if (people < deed.least() && site.world().inhabitants() > 0 && kind.test(site)) {
                chosen.add(site);
                people += site.world().inhabitants();
            }
        }
        if (people >= deed.least()) {
            several(deed, chosen, 1);
        }
    }

    /** Conquests by ways that cross the Límite, the dear ones on purpose (CR15). */
    private void portal(DeedRow deed) {
        Access access = new Access(law, field.seat());
        List<Stroke> parts = new ArrayList<>();
        for (Site site : cheapest) {
            Optional<Access.Way> way = access.ways(site.planet()).stream()
                    .filter(Access.Way::crosses)
                    .findFirst();
            if (way.isPresent() && parts.size() < deed.least()) {
                parts.add(across(site, way.get()));
            }
        }
        if (parts.size() == deed.least()) {
            strokes.add(Stroke.all(parts, prize(deed, 1)));
        }
    }

    private Stroke across(Site site, Access.Way way) {
        Stroke plain = conquest(site);
        Invade line = (Invade) plain.orders().get(0);
        Order dear = new Invade(line.planet(), line.times(), way.from());
        Cost cost = Cost.invading(law.rates().costs(), site.need(), true);
        return new Stroke(List.of(dear), plain.taken(), plain.marks(), cost, plain.value());
    }

    /** So many units on one planet that more than one would hardly be too many for. */
    private void rage(DeedRow deed) {
        cheapest.stream().max(Comparator.comparingInt(appraisal::gain)).ifPresent(site -> {
            int units = Math.max(deed.least(), site.need());
            strokes.add(Stroke.invade(law, site, units, appraisal.gain(site) + prize(deed, 1)));
        });
    }

    /** So much Defence on the best planet of one's own that the deed is done. */
    private void wall(DeedRow deed) {
        field.own().stream()
                .max(Comparator.comparingInt(
                        (Site site) -> site.shield() * field.horizon().now() + appraisal.loss(site, field.seat()) / 4))
                .ifPresent(site ->
                        strokes.add(Stroke.defend(law, site, Math.max(1, deed.least() - site.shield()), prize(deed, 1))
                                .claiming(Claim.of(deed.code(), site.id()))));
    }
}
