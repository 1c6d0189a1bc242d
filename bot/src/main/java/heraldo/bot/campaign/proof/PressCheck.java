package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.proof.RecordFile.Read;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Checks the words of players in a record: that it may contain them, and that their seats and turns exist. Whether they were
 * really said cannot be checked.
 */
final class PressCheck {

    private static final int FROM_END = 4;

    private final List<Read> lines;
    private final Verdict verdict;

    PressCheck(List<Read> lines, Verdict verdict) {
        this.lines = lines;
        this.verdict = verdict;
    }

    void check() {
        IntStream.range(0, lines.size())
                .filter(at ->
                        lines.get(at).line().filter(Press.class::isInstance).isPresent())
                .forEach(this::press);
    }

    private void press(int at) {
        Press press = (Press) lines.get(at).line().orElseThrow();
        String place = Stop.place(lines.get(at));
        boolean full = all(Line.Campaign.class)
                .anyMatch(campaign -> campaign.ended() && campaign.scope().equals("full"));
        verdict.check(Check.FORM, place, full && at == lines.size() - FROM_END, "it stands in the wrong place");
        Set<Seat> seats = all(Line.Campaign.class)
                .flatMap(campaign -> campaign.seats().stream())
                .map(Line.Side::seat)
                .collect(Collectors.toSet());
        verdict.check(Check.FORM, place, seats.containsAll(named(press)), "it names a seat that there is not");
        boolean turns = Stream.concat(
                        press.said().stream().map(Press.Said::turn),
                        press.treaties().stream().map(Press.Treaty::turn))
                .allMatch(turn -> turn >= 0);
        verdict.check(Check.FORM, place, turns, "it names a turn that there is not");
    }

    private static List<Seat> named(Press press) {
        Stream<Seat> signed = press.said().stream().flatMap(said -> said.seat().stream());
        Stream<Seat> bound = press.treaties().stream()
                .flatMap(treaty -> Stream.concat(
                        Stream.of(treaty.author()), treaty.parties().stream().map(Press.Partner::seat)));
        return Stream.concat(signed, bound).toList();
    }

    private <T extends Line> Stream<T> all(Class<T> kind) {
        return lines.stream()
                .flatMap(read -> read.line().stream())
                .filter(kind::isInstance)
                .map(kind::cast);
    }
}
