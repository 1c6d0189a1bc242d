package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.Bundle;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.OwnCard.Loss;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.SelfPlay.Played;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The law of the own card: sums that add up, whole sentences in every language, and nothing that is another seat's. */
@Tag("slow")
class OwnCardLawTest {

    private static final int TURNS = Sampling.size("heraldo.card.turns", 12, 40);
    private static final int WORDS = 60;

    /** The texts that nobody writes, and the remains of a sentence that lacks a word. */
    private static final Pattern NEVER = Pattern.compile("[{}]|own-card\\.|news\\.|Hecho|\\bOK\\b|inválid|procesad"
            + "|ejecutad|vosotros|ustedes|\\bos\\b|\\b0 de|  |[!¡]|[A-Z]_[A-Z]|\\|");

    /** Places are lost by their names, not by their number. */
    private static final Pattern NAMELESS = Pattern.compile(
            "(?:Has perdido|You’ve lost) (?:\\p{L}+|\\d+) (?:hexágono|tierra|casilla|ciudad|hex|land|cit)");

    static Stream<HostedRuleset<?>> rulesets() {
        return Hosted.all();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    <S> void whatIsToldIsWholeAndAddsUp(HostedRuleset<S> hosted) {
        SortedSet<String> wrong = new TreeSet<>();
        each(hosted, Playouts.FIXED, (played, seat) -> judge(hosted, card(hosted.ruleset(), played, seat), wrong));
        assertEquals(Collections.emptySortedSet(), wrong);
    }

    /** Collects the faults of a card: empty rows and bad sentences. A row of the store checks its own sum. */
    private static void judge(HostedRuleset<?> hosted, OwnCard card, SortedSet<String> wrong) {
        for (StoreRow row : card.store()) {
            if (row.before() == 0 && row.income() == 0 && row.spending() == 0 && row.after() == 0) {
                wrong.add("a row of nothing: " + row);
            }
        }
        if (card.losses().isEmpty() && !card.kept().isEmpty()) {
            wrong.add("kept, with nothing lost");
        }
        for (Bundle words : hosted.folder().bundles()) {
            card.losses().stream()
                    .map(loss -> words.say(
                            loss.headline(),
                            seat -> words.ways("seat." + seat.number()).get(0)))
                    .filter(said -> NAMELESS.matcher(said).find())
                    .forEach(wrong::add);
        }
        Stream<Message> all = Stream.of(
                        card.losses().stream().flatMap(loss -> Stream.of(loss.headline(), loss.told())),
                        card.kept().stream(),
                        card.secrets().stream(),
                        card.near().stream(),
                        card.open().stream(),
                        card.store().stream().map(StoreRow::thing))
                .flatMap(each -> each);
        List<Message> told = all.toList();
        for (Bundle words : hosted.folder().bundles()) {
            told.stream()
                    .map(message -> words.say(
                            message, seat -> words.ways("seat." + seat.number()).get(0)))
                    .map(String::strip)
                    .filter(said -> said.isEmpty() || NEVER.matcher(said).find() || said.split(" ", -1).length > WORDS)
                    .forEach(wrong::add);
        }
    }

    /** A reader cannot tell positions apart that differ in what they may not know. */
    @ParameterizedTest
    @MethodSource("rulesets")
    <S> void nothingThatIsAnothersIsTold(HostedRuleset<S> hosted) {
        each(hosted, Playouts.ANY, (played, seat) -> {
            OwnCard card = card(hosted.ruleset(), played, seat);
            assertEquals(
                    card, card(hosted.ruleset(), redrawn(hosted, played, seat), seat), seat + " in " + played.turn());
        });
    }

    private static <S> Played<S> redrawn(HostedRuleset<S> hosted, Played<S> played, Seat seat) {
        Ruleset<S> rules = hosted.ruleset();
        Viewer viewer = Viewer.of(seat);
        Dice dice = SelfPlay.of(hosted, hosted.manifest().seats().least(), Collections.emptySortedMap(), 7)
                .dice(played.turn().number());
        S before = rules.play().redrawn(played.before(), viewer, dice);
        S after = rules.play().redrawn(played.resolution().state(), viewer, dice);
        return new Played<>(
                before,
                played.turn(),
                played.sheets(),
                new Resolution<>(
                        after,
                        played.resolution().results(),
                        played.resolution().chronicle(),
                        List.of(),
                        played.resolution().news()));
    }

    private static <S> OwnCard card(Ruleset<S> rules, Played<S> played, Seat seat) {
        Viewer viewer = Viewer.of(seat);
        List<LineResult> results = played.resolution().results().stream()
                .filter(result -> viewer.maySee(result.seat()))
                .toList();
        List<Section> sections = played.resolution().chronicle().sections().stream()
                .map(section -> new Section(
                        section.title(),
                        section.about(),
                        section.entries().stream()
                                .filter(entry ->
                                        entry.onlyFor().map(viewer::maySee).orElse(true))
                                .toList()))
                .toList();
        Aftermath<S> turn = new Aftermath<>(
                played.before(),
                results,
                new Chronicle(sections),
                played.resolution().state(),
                viewer);
        OwnCard card = rules.tell().card(turn, played.resolution().news(), seat);
        show(card, seat);
        return card;
    }

    private static void show(OwnCard card, Seat seat) {
        if (Boolean.getBoolean("heraldo.news")) {
            card.losses().stream().map(Loss::told).forEach(told -> System.out.println(seat + " " + told));
        }
    }

    /** A turn and one of those who read of it. */
    private interface Reader<S> {
        void read(Played<S> played, Seat seat);
    }

    private static <S> void each(HostedRuleset<S> hosted, long seed, Reader<S> reader) {
        Playouts.tables(hosted, seed, TURNS, (seats, played) -> seats.forEach(seat -> reader.read(played, seat)));
    }
}
