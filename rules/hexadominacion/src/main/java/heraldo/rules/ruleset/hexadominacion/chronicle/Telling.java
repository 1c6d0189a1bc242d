package heraldo.rules.ruleset.hexadominacion.chronicle;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.ArrayList;
import java.util.List;

/** The account of a round that was played: results, chronicle and alerts (§7). */
public final class Telling {

    private final Round round;
    private final List<LineResult> results;

    public Telling(Round round) {
        this.round = round;
        List<LineResult> came = new ArrayList<>(round.lines().size());
        for (Line<?> line : round.lines()) {
            came.add(result(line));
        }
        this.results = List.copyOf(came);
    }

    private static LineResult result(Line<?> line) {
        return new LineResult(new Seat(line.seat()), line.number(), line.outcome(), line.order(), List.of());
    }

    /** Returns the result of every line. */
    public List<LineResult> results() {
        return results;
    }

    /** The chronicle: what everybody may read, phase by phase, then what each realm alone is told. */
    public Chronicle chronicle() {
        List<Section> sections = new OpenTale(round.deeds()).sections();
        sections.addAll(OwnTale.sections(round, results));
        return new Chronicle(sections);
    }

    /** Lists the alerts for the game master alone: resources moved to and fro (R14), an extension that waits for a yes (R46). */
    public List<Message> alerts() {
        List<Message> alerts = new ArrayList<>();
        for (Deed.Farmed farmed : round.deeds(Deed.Farmed.class)) {
            alerts.add(Message.of("alert.ALERTA_TRUEQUE", "one", new Seat(farmed.one()))
                    .with("other", new Seat(farmed.other()))
                    .with("resource", Say.resource(farmed.resource()))
                    .with("there", farmed.there())
                    .with("back", farmed.back()));
        }
        for (Deed.Counted counted : round.deeds(Deed.Counted.class)) {
            if (counted.waits()) {
                alerts.add(Message.of("alert.extension", "rounds", counted.rounds()));
            }
        }
        return alerts;
    }
}
