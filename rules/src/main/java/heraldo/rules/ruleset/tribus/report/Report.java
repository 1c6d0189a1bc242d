package heraldo.rules.ruleset.tribus.report;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** What a viewer may know of the position, in words: days, pools, cities, sieges, the way to victory, and his own secrets. */
public final class Report {

    private final Rulebook book;
    private final Chart chart;
    private final Say say;
    private final World world;
    private final List<Section> sections = new ArrayList<>();

    private Report(Rulebook book, World world) {
        this.book = book;
        this.chart = book.chart();
        this.say = new Say(chart);
        this.world = world;
    }

    public static Chronicle of(Rulebook book, World world, Viewer viewer) {
        Report report = new Report(book, world);
        report.section(Message.of("report.days"), report.days());
        report.section(
                Message.of("report.pools", "week", world.week()),
                world.pools().stream().map(report::pool).toList());
        report.section(Message.of("report.cities"), report.cities());
        report.section(Message.of("report.sieges"), report.sieges());
        report.section(Message.of("report.victory"), new Prospect(book, world).sentences());
        world.tribes().keySet().forEach(tribe -> {
            List<Entry> secrets = new Secrets(report.say, world, tribe).seenBy(viewer);
            if (!secrets.isEmpty()) {
                Message title = Message.of("chronicle.own", "tribe", Say.tribe(tribe));
                report.sections.add(new Section(title, Optional.empty(), secrets));
            }
        });
        return new Chronicle(report.sections);
    }

    private void section(Message title, List<Message> sentences) {
        if (!sentences.isEmpty()) {
            sections.add(Section.of(title, sentences));
        }
    }

    /** Who plays on which day, and whose turn it is. */
    private List<Message> days() {
        List<Message> days = new ArrayList<>();
        world.order().stream().filter(world::in).forEach(tribe -> {
            boolean active = world.active().equals(Optional.of(tribe));
            Message day = Say.day(world.tribe(tribe).day());
            days.add(Message.of(active ? "report.now" : "report.day", "tribe", Say.tribe(tribe), "day", day));
        });
        return days;
    }

    private Message pool(Pool pool) {
        SortedSet<Hex> own = pool.spendable(world.board());
        return Message.of(own.isEmpty() ? "report.pool-lost" : "report.pool", "tribe", Say.tribe(pool.tribe()))
                .with("n", pool.amount())
                .with("cities", say.tiles(Chart.reading(own.isEmpty() ? pool.cities() : own)));
    }

    private List<Message> cities() {
        List<Message> cities = new ArrayList<>();
        chart.cities().forEach(city -> cities.add(city(city)));
        return cities;
    }

    private Message city(Hex city) {
        Tile tile = world.board().tile(city);
        return Message.of("report.city", "city", say.tile(city), "owner", Say.tribe(tile.owner()))
                .with("n", tile.soldiers())
                .with("kind", Message.of(chart.port(city) ? "report.port" : "report.inland"));
    }

    private List<Message> sieges() {
        Siege siege = new Siege(book.chart(), world.settings());
        List<Message> sieges = new ArrayList<>();
        for (Hex city : chart.cities()) {
            Tile tile = world.board().tile(city);
            boolean now = siege.holds(world.board(), city);
            if (tile.owner() != Tribe.NOBODY && (now || tile.besieged())) {
                String key = !now ? "report.freed" : tile.besieged() ? "report.besieged" : "report.surrounded";
                sieges.add(Message.of(key, "city", say.tile(city), "owner", Say.tribe(tile.owner())));
            }
        }
        return sieges;
    }
}
