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
import heraldo.rules.ruleset.hexadominacion.turn.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What is told of a round that was played (§7). */
public final class Telling {

    private final Round round;
    private final List<LineResult> results;

    public Telling(Round round) {
        this.round = round;
        this.results = round.lines().stream().map(Telling::result).toList();
    }

    private static LineResult result(Line<?> line) {
        return new LineResult(new Seat(line.seat()), line.number(), line.outcome(), line.order(), List.of());
    }

    /** What came of every line. */
    public List<LineResult> results() {
        return results;
    }

    /** The chronicle: what everybody may read, phase by phase, then what each realm alone is told. */
    public Chronicle chronicle() {
        List<Section> sections = new ArrayList<>(Stream.of(
                        section("trades", trades()),
                        section("buildings", buildings()),
                        section("capitals", capitals()),
                        section("attacks", attacks()),
                        section("income", incomes()),
                        section("leaving", leavings()),
                        section("end", endings()))
                .filter(section -> !section.entries().isEmpty())
                .toList());
        for (Side side : round.sides()) {
            if (side.start().active()) {
                sections.add(new OwnTale(round, side, results).section());
            }
        }
        return new Chronicle(sections);
    }

    /** What the game master alone is told. */
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

    private static Section section(String key, List<Message> sentences) {
        return Section.of(Message.of("chronicle." + key), sentences);
    }

    private List<Message> trades() {
        return round.deeds(Deed.Traded.class).stream()
                .map(traded -> Message.of(
                        "traded",
                        "one",
                        new Seat(traded.one()),
                        "other",
                        new Seat(traded.other()),
                        "gives",
                        Say.stock(traded.gives()),
                        "gets",
                        Say.stock(traded.gets()),
                        "culture",
                        traded.culture()))
                .toList();
    }

    private List<Message> buildings() {
        return round.deeds(Deed.Built.class).stream()
                .map(built -> Message.of(
                        "built", "realm", new Seat(built.seat()), "hex", Say.hex(built.hex()), "level", built.level()))
                .toList();
    }

    private List<Message> capitals() {
        return round.deeds(Deed.CapitalMoved.class).stream()
                .map(moved -> Message.of("capital-moved", "realm", new Seat(moved.seat()), "hex", Say.hex(moved.to())))
                .toList();
    }

    /** The drawn order, then battle after battle, and what they ended. */
    private List<Message> attacks() {
        List<Message> told = new ArrayList<>();
        for (Deed deed : round.deeds()) {
            if (deed instanceof Deed.Drawn drawn) {
                told.add(Message.of(
                        "drawn", "realms", drawn.seats().stream().map(Seat::new).toList()));
            } else if (deed instanceof Deed.Fought fought) {
                told.add(BattleTale.of(fought));
            } else if (deed instanceof Deed.Eliminated eliminated) {
                told.add(eliminated(eliminated));
            }
        }
        if (round.deeds(Deed.Fought.class).isEmpty()) {
            told.add(Message.of("no-attacks"));
        }
        return told;
    }

    private static Message eliminated(Deed.Eliminated deed) {
        return Message.of("eliminated", "realm", new Seat(deed.seat()), "by", new Seat(deed.by()))
                .with("capital", Say.hex(deed.capital()))
                .with("hexes", deed.hexes())
                .with("culture", deed.culture());
    }

    private List<Message> incomes() {
        return round.deeds(Deed.Earned.class).stream()
                .map(earned -> Message.of(
                        "earned", "realm", new Seat(earned.seat()), "units", earned.sum(), "culture", earned.culture()))
                .toList();
    }

    private List<Message> leavings() {
        List<Message> told = new ArrayList<>();
        for (Deed deed : round.deeds()) {
            if (deed instanceof Deed.Ceded ceded) {
                told.add(LeavingTale.ceded(ceded));
            } else if (deed instanceof Deed.Surrendered surrendered) {
                told.add(LeavingTale.surrendered(surrendered));
            }
        }
        return told;
    }

    private List<Message> endings() {
        List<Message> told = new ArrayList<>();
        for (Deed deed : round.deeds()) {
            if (deed instanceof Deed.Counted counted) {
                String key = counted.waits() ? "counted-waits" : "counted";
                told.add(Message.of(key, "votes", counted.votes(), "rounds", counted.rounds()));
            } else if (deed instanceof Deed.Ended ended) {
                told.add(Message.of("ended", "active", ended.active()));
            }
        }
        return told;
    }
}
