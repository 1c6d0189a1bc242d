package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Pass;
import heraldo.rules.ruleset.caos.report.Ready;
import heraldo.rules.ruleset.caos.state.Attack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** A sheet in the making: whatever brings most for its price comes next, until no action is left. Lives within one sheet. */
final class Muster {

    private static final int HUNDRED = 100;

    /** Of a hundred planets that so many others can attack, so many are attacked. */
    private static final List<Integer> RISK = List.of(0, 14, 22, 27, 30);

    /** The extra risk of a planet that was attacked in the last turn: attackers come back. */
    private static final int AGAIN = 15;

    private static final String WARLORD = "GUE";

    private final Field field;
    private final Law law;
    private final Seat seat;
    private final Leaning leaning;
    private final Appraisal appraisal;
    private final List<Order> orders = new ArrayList<>();
    private final SortedSet<String> marks = new TreeSet<>();
    private Cost spent = Cost.NONE;

    private Muster(Field field, Leaning leaning) {
        this.field = field;
        this.law = field.law();
        this.seat = field.seat();
        this.leaning = leaning;
        this.appraisal = new Appraisal(field, leaning);
    }

    /** The sheet of a leaning; none of its lines is refused. */
    static OrderSheet sheet(Field field, Leaning leaning) {
        Muster muster = new Muster(field, leaning);
        muster.claim();
        muster.agree();
        muster.spend();
        muster.orders.addAll(Boast.of(field, muster.orders));
        return new OrderSheet(muster.orders.isEmpty() ? List.of(new Pass()) : muster.orders);
    }

    /** Every deed that is done already, each once. */
    private void claim() {
        SortedMap<String, Claim> claims = new TreeMap<>();
        Ready.claims(law, seat).forEach(claim -> claims.putIfAbsent(claim.code(), claim));
        orders.addAll(claims.values());
    }

    /** Adds the exchange and the joint attacks on which governors agree without a word. */
    private void agree() {
        Exchange.of(law, seat, field.coalitions()).ifPresent(exchange -> {
            orders.add(exchange.line(seat));
            marks.addAll(exchange.planets());
        });
        for (Coalition coalition : field.coalitions()) {
            if (coalition.members().contains(seat)) {
                join(coalition);
            } else {
                marks.add(coalition.planet().id());
            }
        }
    }

    private void join(Coalition coalition) {
        Site site = field.site(coalition.planet().id());
        add(Stroke.invade(law, site, coalition.units(), 0));
        orders.add(coalition.terms(seat));
        if (coalition.warlord().filter(seat::equals).isPresent()) {
            orders.add(Claim.of(WARLORD, site.id()));
        }
        if (coalition.receiver().equals(seat)) {
            law.book().deeds().stream()
                    .filter(deed -> deed.world().filter(site.id()::equals).isPresent() && Ready.open(law, seat, deed))
                    .forEach(deed -> orders.add(Claim.of(deed.code())));
        }
    }

    private int price(Stroke stroke) {
        return spent.plus(stroke.cost()).actions(field.discount()) - spent.actions(field.discount());
    }

    private boolean possible(Stroke stroke) {
        return stroke.marks().stream().noneMatch(marks::contains)
                && spent.plus(stroke.cost()).actions(field.discount()) <= field.budget();
    }

    private void add(Stroke stroke) {
        orders.addAll(stroke.orders());
        marks.addAll(stroke.marks());
        stroke.taken().forEach(site -> appraisal.hold(site.planet()));
        spent = spent.plus(stroke.cost());
    }

    private void spend() {
        List<Site> targets = field.targets().stream()
                .filter(site -> !marks.contains(site.id()))
                .toList();
        List<Stroke> fixed = new ArrayList<>(guards());
        fixed.addAll(new Feats(field, leaning, appraisal, targets).strokes());
        Optional<Stroke> next = best(fixed, targets);
        while (next.isPresent()) {
            add(next.get());
            next = best(fixed, targets);
        }
    }

    /** Returns the affordable stroke with the best return for its price. */
    private Optional<Stroke> best(List<Stroke> fixed, List<Site> targets) {
        Stroke best = null;
        int most = 0;
        for (Stroke stroke : fixed) {
            int rate = possible(stroke) ? rate(stroke) : 0;
            best = rate > most ? stroke : best;
            most = Math.max(most, rate);
        }
        for (Site site : targets) {
            if (!marks.contains(site.id())) {
                Stroke stroke = conquest(site);
                int rate = possible(stroke) ? rate(stroke) : 0;
                best = rate > most ? stroke : best;
                most = Math.max(most, rate);
            }
        }
        return Optional.ofNullable(best);
    }

    private int rate(Stroke stroke) {
        return stroke.value() * 2 / Math.max(1, 2 * price(stroke));
    }

    private Stroke conquest(Site site) {
        int care = site.owner().isPresent() ? leaning.weight("care") / HUNDRED : 0;
        int value = appraisal.gain(site) * (lot(site) ? 2 : 1);
        return Stroke.invade(law, site, site.need() + care, leaning.fancied(site.id(), value));
    }

    /** Before anybody has landed, every band has a sector of its own in mind; which one, changes with the bands that play. */
    private boolean lot(Site site) {
        if (law.war().turn() > 1) {
            return false;
        }
        int omen = 0;
        for (var band : law.war().bands().values()) {
            omen = 31 * omen + band.faith().code().charAt(0);
        }
        List<Sector> outer = law.galaxy().outer();
        int place = Math.floorMod(Leaning.mixed(omen) + seat.number(), outer.size());
        return outer.get(place).id().equals(site.planet().sector());
    }

    private List<Stroke> guards() {
        List<Stroke> guards = new ArrayList<>();
        SortedMap<String, Integer> sectors = new TreeMap<>();
        law.sectors(seat).forEach(sector -> sectors.put(sector.id(), 0));
        for (Site site : field.own()) {
            int value = leaning.weighed("guard", appraisal.loss(site, seat) * risk(site) / HUNDRED);
            guards.add(Stroke.defend(law, site, 1, Math.max(1, value)));
            sectors.computeIfPresent(site.planet().sector(), (sector, sum) -> sum + value);
        }
        sectors.forEach((sector, value) -> guards.add(Stroke.sector(law, sector, value)));
        return guards;
    }

    private int risk(Site site) {
        boolean attacked =
                law.war().latest().attacks().stream().map(Attack::planet).anyMatch(site.id()::equals);
        int risk = RISK.get(Math.min(site.hunters(), RISK.size() - 1)) + (attacked ? AGAIN : 0);
        return site.hunters() == 0 ? 0 : risk / (1 + site.shield());
    }
}
