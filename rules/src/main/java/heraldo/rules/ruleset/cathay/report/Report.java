package heraldo.rules.ruleset.cathay.report;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.law.Score;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Points and hand sizes of everybody, the bank, and one's own hand (§7). */
public record Report(Position position, Viewer viewer) {

    public Chronicle chronicle() {
        List<Entry> entries = new ArrayList<>();
        position.seats().forEach(seat -> entries.add(Entry.open(points(seat))));
        entries.add(Entry.open(Message.of("report.bank", "goods", Say.goods(position.bank()))));
        position.seats().stream()
                .filter(viewer::maySee)
                .forEach(seat -> entries.add(Entry.secret(
                        seat,
                        Message.of(
                                "report.hand",
                                "seat",
                                seat,
                                "goods",
                                Say.goods(position.side(seat).hand())))));
        return new Chronicle(List.of(new Section(Message.of("report.position"), Optional.empty(), entries)));
    }

    private Message points(Seat seat) {
        int cards = position.side(seat).hand().size();
        return Message.of("report.points", "seat", seat, "points", Score.points(position, seat), "cards", cards);
    }
}
