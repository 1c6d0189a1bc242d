package heraldo.rules.engine;

import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A few turns of a game, played before anybody may play it. A game that fails, or does otherwise the second time, would spoil
 * campaigns; its own tests look at far more.
 */
public final class TrialRun<S> {

    private static final int TURNS = 4;
    private static final long SEED = 1;

    private final HostedRuleset<S> hosted;
    private final Ruleset<S> ruleset;

    private TrialRun(HostedRuleset<S> hosted) {
        this.hosted = hosted;
        this.ruleset = hosted.ruleset();
    }

    /** Returns why a game cannot be relied on; empty if nothing was found. */
    public static Optional<String> fault(HostedRuleset<?> hosted) {
        return new TrialRun<>(hosted).fault();
    }

    /** Returns the fault of the game: anything that it throws is one, also a class that it does not find. */
    private Optional<String> fault() {
        try {
            int seats = hosted.manifest().seats().least();
            SelfPlay<S> game = SelfPlay.of(hosted, seats, new TreeMap<>(), SEED);
            List<String> first = new ArrayList<>();
            List<String> second = new ArrayList<>();
            game.play(TURNS, played -> first.add(judged(game, played)));
            SelfPlay.of(hosted, seats, new TreeMap<>(), SEED).play(TURNS, played -> second.add(text(played)));
            demand(first.equals(second), "the same orders and dice do not give the same turn");
            return Optional.empty();
        } catch (Broken e) {
            return Optional.of("" + e.getMessage());
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            return Optional.of("it fails while it is played: " + e);
        }
    }

    private String judged(SelfPlay<S> game, SelfPlay.Played<S> played) {
        S after = played.resolution().state();
        Turn turn = played.turn();
        List<String> violations = ruleset.play().violations(after);
        demand(violations.isEmpty(), "a position breaks its own rules: " + String.join(", ", violations));
        String stored = ruleset.play().codec().write(after);
        demand(
                ruleset.play()
                        .codec()
                        .write(ruleset.play().codec().read(stored))
                        .equals(stored),
                "a position that is stored is another one when it is read");
        for (Locale language : hosted.languages().all()) {
            speak(hosted.folder().bundle(language), hosted.lexicon(language, Roster.of(game.seats())), played);
        }
        played.sheets().forEach((seat, sheet) -> judge(played.before(), turn, seat, sheet));
        return text(played);
    }

    private void judge(S before, Turn turn, Seat seat, OrderSheet sheet) {
        List<Verdict> verdicts = ruleset.play().check(before, seat, sheet);
        boolean ahead = ruleset.steps().plansAhead() && !turn.due().contains(seat);
        demand(
                verdicts.size() == sheet.size() && (ahead || verdicts.stream().allMatch(Verdict::possible)),
                "its own player writes orders that it refuses");
        ruleset.draw().scene(before, Viewer.of(seat));
        ruleset.tell().report(before, Viewer.of(seat));
        ruleset.think().forecast(before, seat, sheet);
        hosted.orders()
                .types()
                .forEach(type -> type.params().stream()
                        .filter(param -> param.type().isPresent())
                        .forEach(param -> ruleset.think()
                                .suggest(
                                        before,
                                        new ParamQuery(seat, OrderSheet.EMPTY, type, param.name(), new TreeMap<>()))));
    }

    /** Says every sentence and every line once; a sentence that is missing, or lacks a value, is a fault. */
    private void speak(Bundle words, Lexicon lexicon, SelfPlay.Played<S> played) {
        words.say(played.turn().label(), Seat::toString);
        for (Chronicle.Section section : played.resolution().chronicle().sections()) {
            words.say(section.title(), Seat::toString);
            section.entries().forEach(entry -> words.say(entry.text(), Seat::toString));
        }
        for (OrderSheet sheet : played.sheets().values()) {
            for (Order order : sheet.orders()) {
                String line = hosted.orders().write(order, lexicon);
                demand(
                        hosted.orders().read(line, lexicon).order().equals(Optional.of(order)),
                        "the line «" + line + "» is read as another order");
            }
        }
    }

    private String text(SelfPlay.Played<S> played) {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>(played.sheets());
        List<LineResult> results = played.resolution().results();
        return sheets + "\n" + results + "\n"
                + ruleset.play().codec().write(played.resolution().state());
    }

    private static void demand(boolean holds, String otherwise) {
        if (!holds) {
            throw new Broken(otherwise);
        }
    }

    private static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1;

        Broken(String why) {
            super(why);
        }
    }
}
