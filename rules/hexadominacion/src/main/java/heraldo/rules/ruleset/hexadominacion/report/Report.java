package heraldo.rules.ruleset.hexadominacion.report;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.score.Score;
import heraldo.rules.ruleset.hexadominacion.state.Holdings;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The position as far as a viewer may know it (§7): the board, the realms, and the viewer's own secrets. */
public final class Report {

    private final World world;
    private final Rulebook book;
    private final Viewer viewer;
    private final Holdings holdings;

    public Report(World world, Rulebook book, Viewer viewer) {
        this.world = world;
        this.book = book;
        this.viewer = viewer;
        this.holdings = new Holdings(world);
    }

    public Chronicle chronicle() {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(Message.of("report.position"), position()));
        world.everybody().map(this::realm).forEach(sections::add);
        viewer.seat()
                .filter(world::seated)
                .filter(seat -> world.realm(seat).active())
                .ifPresent(seat -> sections.add(own(seat)));
        return new Chronicle(sections);
    }

    private List<Message> position() {
        List<Message> free = cities(Tile.NOBODY);
        return List.of(
                Message.of("report.round", "round", world.round(), "last", world.last()),
                Message.of("report.neutral", "hexes", holdings.of(Tile.NOBODY).size(), "many", free.size())
                        .with("cities", free.isEmpty() ? Message.of("none") : free));
    }

    private List<Message> cities(int owner) {
        return holdings.cities(owner).stream()
                .map(hex -> Message.of("report.city", "hex", Say.hex(hex))
                        .with("level", world.tile(hex).level()))
                .toList();
    }

    private Section realm(Seat seat) {
        Realm realm = world.realm(seat);
        List<Message> told = new ArrayList<>();
        told.add(Message.of("report.status", "status", Say.status(realm.status())));
        if (realm.active()) {
            told.addAll(holding(seat, realm));
        }
        told.add(score(Score.of(world, seat, book.points())));
        if (realm.active() && (Settings.of(world).publicStocks() || viewer.maySee(seat))) {
            told.add(Message.of("report.stock", "stock", Say.stock(realm.stock())));
        }
        if (realm.active() && realm.bannedIn(world.round())) {
            told.add(Message.of("report.banned", "until", realm.banned()));
        }
        return new Section(
                Message.of("report.realm", "realm", seat),
                Optional.of(seat),
                told.stream().map(Entry::open).toList());
    }

    private List<Message> holding(Seat seat, Realm realm) {
        int owner = seat.number();
        List<Message> told = new ArrayList<>();
        told.add(Message.of("report.holds", "hexes", holdings.of(owner).size())
                .with("soldiers", holdings.soldiers(owner))
                .with("capital", Say.hexes(realm.hasCapital() ? List.of(realm.capital()) : List.of())));
        List<Message> cities = cities(owner);
        if (!cities.isEmpty()) {
            told.add(Message.of("report.cities", "cities", cities));
        }
        return told;
    }

    private static Message score(Score score) {
        return Message.of("report.score", "military", score.military())
                .with("economic", score.economic())
                .with("territorial", score.territorial())
                .with("cultural", score.cultural())
                .with("total", score.total());
    }

    private Section own(Seat seat) {
        List<Message> told = List.of(
                Message.of("report.expects", "stock", Say.stock(new Harvest(world, book).expected(seat))),
                choices(seat),
                Message.of("report.vote", "rounds", world.realm(seat).vote()));
        return new Section(
                Message.of("report.own"),
                Optional.of(seat),
                told.stream().map(text -> Entry.secret(seat, text)).toList());
    }

    private Message choices(Seat seat) {
        List<Message> chosen = holdings.cities(seat.number()).stream()
                .flatMap(hex -> world
                        .tile(hex)
                        .choice()
                        .map(resource ->
                                Message.of("report.chosen", "hex", Say.hex(hex), "resource", Say.resource(resource)))
                        .stream())
                .toList();
        return Message.of("report.choices", "choices", chosen.isEmpty() ? Message.of("report.unchosen") : chosen);
    }
}
