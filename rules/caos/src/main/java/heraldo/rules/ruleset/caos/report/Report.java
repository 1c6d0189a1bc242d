package heraldo.rules.ruleset.caos.report;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Holdings;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The report on a position for any reader: bands, deeds and planets, and the deeds that the reader's own band could claim. */
public final class Report {

    private final Law law;
    private final War war;
    private final Viewer viewer;

    public Report(Law law, Viewer viewer) {
        this.law = law;
        this.war = law.war();
        this.viewer = viewer;
    }

    public Chronicle chronicle() {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(Message.of("report.position", "turn", Say.turn(war)), deeds()));
        war.bands().forEach((seat, band) -> sections.add(band(seat, band)));
        sections.add(Section.of(Message.of("report.planets"), new PlanetReport(law).sentences()));
        viewer.seat().filter(this::plays).map(this::own).ifPresent(sections::add);
        return new Chronicle(sections);
    }

    private boolean plays(Seat seat) {
        return war.stage() == Stage.ORDERS && war.active().contains(seat);
    }

    private List<Message> deeds() {
        List<Message> told = new ArrayList<>();
        war.done()
                .forEach((code, seats) -> told.add(
                        Message.of("report.done", "code", code, "deed", Say.deed(code), "seats", Say.seats(seats))));
        List<Message> open = law.book().deeds().stream()
                .map(DeedRow::code)
                .filter(code -> !war.done().containsKey(code))
                .map(code -> Message.of("report.deed", "code", code, "deed", Say.deed(code)))
                .toList();
        told.add(Message.of("report.open", "deeds", open.isEmpty() ? Message.of("no-deed") : open));
        return told;
    }

    private Section band(Seat seat, Band band) {
        List<Message> told = new ArrayList<>();
        told.add(Message.of(
                band.resigned() ? "report.resigned" : "report.band",
                "faith",
                Say.faith(band.faith()),
                "favours",
                Say.faiths(band.favours()),
                "total",
                band.score(),
                "permanent",
                band.permanent()));
        told.add(Message.of("report.holdings", "holdings", Say.all(Holdings.of(law, seat))));
        if (!band.resigned() && war.stage() == Stage.ORDERS) {
            Budget budget = Budget.of(law, seat);
            told.add(Message.of("report.actions", "actions", budget.actions(), "sources", Say.sources(budget)));
        }
        return new Section(
                Message.of("report.of", "seat", seat),
                Optional.of(seat),
                told.stream().map(Entry::open).toList());
    }

    /** Returns the section for one reader, worked out from public facts. */
    private Section own(Seat seat) {
        List<Message> ready = Ready.claims(law, seat).stream()
                .map(claim -> Message.of("report.deed", "code", claim.code(), "deed", Say.deed(claim.code())))
                .distinct()
                .toList();
        Message told = ready.isEmpty()
                ? Message.of("report.unready")
                : Message.of("report.ready", "deeds", ready, "many", ready.size());
        return new Section(Message.of("report.own"), Optional.of(seat), List.of(Entry.secret(seat, told)));
    }
}
