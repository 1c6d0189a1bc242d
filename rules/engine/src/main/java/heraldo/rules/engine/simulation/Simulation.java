package heraldo.rules.engine.simulation;

import heraldo.rules.engine.OwnCard.Loss;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.simulation.Simulated.LineOdds;
import heraldo.rules.engine.simulation.Simulated.LossOdds;
import heraldo.rules.engine.simulation.Simulated.Misfit;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.IntStream;

/**
 * Plays the open turn many times from what one seat may know, or, where its lines wait for a turn of its own, that one. Hidden
 * information is drawn anew, and the others' orders are worked out for each draw, with dice independent of the game's own. So the
 * answer is the same for every position that the seat cannot tell from the true one.
 */
public final class Simulation<S> {

    /** So many sheets of rivals are thought out in all: with few of them in more worlds. Each world is played many times. */
    private static final int THOUGHTS = 48;

    private static final int MOST_WORLDS = 16;

    private final Ruleset<S> rules;
    private final Question<S> question;
    private final byte[] seed;
    private final List<Reached<S>> worlds = new ArrayList<>();
    private final List<Play> plays = new ArrayList<>();

    private Simulation(Ruleset<S> rules, Question<S> question, byte[] seed) {
        this.rules = rules;
        this.question = question;
        this.seed = seed;
    }

    /**
     * The answer to a question.
     *
     * @param seed 32 bytes of the simulation's own, never those of a turn of the game
     * @param plays how many times the turn is played, at least once
     * @return empty where nothing is to be simulated: a turn whose lines are played as they are given, a game that is over, a
     *     seat that may not write
     */
    public static <S> Optional<Simulated<S>> of(Ruleset<S> rules, Question<S> question, byte[] seed, int plays) {
        Turn turn = rules.play().turn(question.state());
        boolean open = rules.play().outcome(question.state()).isEmpty() && turn.takes(question.seat());
        return open && !turn.instant()
                ? Optional.of(new Simulation<>(rules, question, seed.clone()).answer(plays))
                : Optional.empty();
    }

    private Simulated<S> answer(int count) {
        for (int i = 0; i < Math.min(count, worldCount()); i++) {
            worlds.add(Reached.of(rules, question, seed, i));
        }
        for (int i = 0; i < count; i++) {
            Reached<S> world = world(i);
            plays.add(Play.of(rules, world, world.own().played(seed, i), question.seat(), question.sheet()));
        }
        int likeliest = likeliest();
        World<S> usual = world(likeliest).own();
        return new Simulated<>(
                count,
                later(),
                IntStream.range(0, question.sheet().size()).mapToObj(this::line).toList(),
                Spread.of(plays.stream().map(Play::change).toList()),
                losses(),
                misfits(),
                Play.aftermath(usual, usual.played(seed, likeliest), question.seat()));
    }

    /** Returns the label of the later turn in which waiting lines were played; empty if none waited or it never came. */
    private Optional<Message> later() {
        return worlds.stream()
                .filter(world -> world.ahead() && world.comes(question.seat()))
                .map(world -> rules.play().turn(world.own().state()).label())
                .findFirst();
    }

    /**
     * Returns the sheet that a governor might send for another seat in a possible world: an example for a player who writes for
     * that seat.
     */
    public static <S> OrderSheet example(Ruleset<S> rules, Question<S> question, Seat rival, byte[] seed) {
        return World.of(rules, question, seed, 0).sheets().getOrDefault(rival, OrderSheet.EMPTY);
    }

    /** The others who may write in the open turn, for whom the asker may write. */
    public static SortedSet<Seat> rivals(Turn turn, Seat seat) {
        SortedSet<Seat> rivals = World.writers(turn);
        rivals.remove(seat);
        return rivals;
    }

    private int worldCount() {
        SortedSet<Seat> thinking = World.writers(rules.play().turn(question.state()));
        thinking.removeAll(question.others().written().keySet());
        return Math.min(MOST_WORLDS, Math.max(1, THOUGHTS / Math.max(1, thinking.size())));
    }

    private Reached<S> world(int play) {
        return worlds.get(play % worlds.size());
    }

    private LineOdds line(int index) {
        List<Play.Line> fates =
                plays.stream().map(play -> play.lines().get(index)).toList();
        int worked = (int) fates.stream().filter(Play.Line::worked).count();
        Tally<String> kinds = new Tally<>();
        Tally<Message> reasons = new Tally<>();
        fates.stream().flatMap(fate -> fate.reason().stream()).forEach(reason -> {
            kinds.add(reason.key());
            reasons.add(reason);
        });
        Optional<Message> commonest = kinds.commonest()
                .flatMap(kind -> reasons.ranked().stream()
                        .filter(reason -> reason.key().equals(kind))
                        .findFirst());
        return new LineOdds(
                worked,
                commonest,
                commonest.map(reason -> kinds.of(reason.key())).orElse(0));
    }

    /** Counts the losses by headline, regardless of how each came about, with the most frequent account of each. */
    private List<LossOdds> losses() {
        Tally<Message> heads = new Tally<>();
        Map<Message, Tally<Loss>> told = new LinkedHashMap<>();
        for (Play play : plays) {
            play.losses().stream()
                    .map(loss -> named(loss.headline()))
                    .distinct()
                    .forEach(heads::add);
            play.losses()
                    .forEach(loss -> told.computeIfAbsent(named(loss.headline()), head -> new Tally<>())
                            .add(loss));
        }
        return heads.ranked().stream()
                .map(head -> new LossOdds(Known.in(told, head).commonest().orElseThrow(), heads.of(head)))
                .toList();
    }

    /** Lines written for others that stood in no world. */
    private List<Misfit> misfits() {
        List<Misfit> misfits = new ArrayList<>();
        worlds.get(0)
                .open()
                .written()
                .forEach((rival, fitted) -> fitted.refused().forEach((line, why) -> {
                    boolean nowhere = worlds.stream()
                            .allMatch(world -> Known.in(world.open().written(), rival)
                                    .refused()
                                    .containsKey(line));
                    if (nowhere) {
                        misfits.add(new Misfit(rival, line, why));
                    }
                }));
        return misfits;
    }

    private static Message named(Message headline) {
        return without(headline, "how");
    }

    private static Message without(Message message, String name) {
        return message.arguments().containsKey(name) ? message.with(name, "") : message;
    }

    /**
     * Of the plays in which the lines fared as they did most often, the one whose total is nearest to what is usual among them.
     */
    private int likeliest() {
        Tally<List<Boolean>> patterns = new Tally<>();
        plays.forEach(play -> patterns.add(play.pattern()));
        List<Boolean> pattern = patterns.commonest().orElseThrow();
        List<Integer> alike = IntStream.range(0, plays.size())
                .filter(play -> plays.get(play).pattern().equals(pattern))
                .boxed()
                .toList();
        int usual = Spread.of(
                        alike.stream().map(play -> plays.get(play).change()).toList())
                .usual();
        return alike.stream()
                .min(Comparator.comparingInt(play -> Math.abs(plays.get(play).change() - usual)))
                .orElseThrow();
    }
}
