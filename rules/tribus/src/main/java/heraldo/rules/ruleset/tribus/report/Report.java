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

/**
 * Report of the position for a viewer, in words: days, pools, cities, sieges, the way to victory, and the viewer's own secrets.
 */
public record Report(Rulebook book, World world) {

    private Say say() {
        return new Say(book.chart());
    }

    public static Chronicle of(Rulebook book, World world, Viewer viewer) {
        Report report = new Report(book, world);
        List<Section> sections = new ArrayList<>();
        section(sections, Message.of("report.days"), report.days());
        section(
                sections,
                Message.of("report.pools", "week", world.week()),
                world.pools().stream().map(report::pool).toList());
        section(
                sections,
                Message.of("report.cities"),
                book.chart().cities().stream().map(report::city).toList());
        section(sections, Message.of("report.sieges"), report.sieges());
        section(sections, Message.of("report.victory"), new Prospect(book, world).sentences());
        world.tribes().keySet().forEach(tribe -> {
            List<Entry> secrets = new Secrets(report.say(), world, tribe).seenBy(viewer);
            if (!secrets.isEmpty()) {
                Message title = Message.of("chronicle.own", "tribe", Say.tribe(tribe));
                sections.add(new Section(title, Optional.empty(), secrets));
            }
        });
        return new Chronicle(sections);
    }

    private static void section(List<Section> sections, Message title, List<Message> sentences) {
        if (!sentences.isEmpty()) {
            sections.add(Section.of(title, sentences));
        }
    }

    /** Lists the tribes with their days, and the one whose turn it is. */
    private List<Message> days() {
        return world.roster().order().stream().filter(world::in).map(this::day).toList();
    }

    private Message day(int tribe) {
        boolean active = world.active().equals(Optional.of(tribe));
        return Message.of(active ? "report.now" : "report.day", "tribe", Say.tribe(tribe))
                .with("day", Say.day(world.tribe(tribe).day()));
    }

    private Message pool(Pool pool) {
        SortedSet<Hex> own = pool.spendable(world.board());
        return Message.of(own.isEmpty() ? "report.pool-lost" : "report.pool", "tribe", Say.tribe(pool.tribe()))
                .with("n", pool.amount())
                .with("cities", say().tiles(Chart.reading(own.isEmpty() ? pool.cities() : own)));
    }

    private Message city(Hex city) {
        Tile tile = world.board().tile(city);
        return Message.of("report.city", "city", say().tile(city), "owner", Say.tribe(tile.owner()))
                .with("n", tile.soldiers())
                .with("kind", Message.of(book.chart().port(city) ? "report.port" : "report.inland"));
    }

    private List<Message> sieges() {
        Siege siege = new Siege(book.chart(), world.settings());
        List<Message> sieges = new ArrayList<>();
        for (Hex city : book.chart().cities()) {
            Tile tile = world.board().tile(city);
            boolean now = siege.holds(world.board(), city);
            if (tile.owner() != Tribe.NOBODY && (now || tile.besieged())) {
                String key = !now ? "report.freed" : tile.besieged() ? "report.besieged" : "report.surrounded";
                sieges.add(Message.of(key, "city", say().tile(city), "owner", Say.tribe(tile.owner())));
            }
        }
        return sieges;
    }
}
