package heraldo.rules.engine.coverage;

import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.Roster;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One game of the report. The same seed gives the same game.
 *
 * <p>Every second game has one option that is not its default, every third keeps some of the scribe's lines, every
 * fourth has a game master who meddles.
 */
record Trial<S>(HostedRuleset<S> hosted, int seats, long seed, Logbook log) {

    private static final String CLUMSY = "clumsy";
    private static final int FILLED_IN = 4;

    /**
     * Plays it.
     *
     * @return whether it came to its end
     */
    boolean play(int turns) {
        byte[] master = ByteBuffer.allocate(32).putLong(24, seed).array();
        FreeChance whim = new FreeChance(new KeyedDice(SeedChain.turnSeed(CLUMSY, 0, master)).stream(CLUMSY));
        SortedMap<String, String> options = hosted.options().complete(seed % 2 == 0 ? odd(whim) : new TreeMap<>());
        SortedMap<Seat, Order> enrolments = enrolments(options, whim);
        List<Seat> all = HostedRuleset.seats(seats);
        Roster roster = new Roster(all, names(enrolments));
        Company<S> company = new Company<>(
                hosted,
                scribes(roster, whim),
                seed % 4 == 0 && !hosted.books().edicts().types().isEmpty()
                        ? Optional.of(scribe(hosted.books().edicts(), roster, whim))
                        : Optional.empty(),
                seed % 3 == 0,
                whim,
                log);
        S last = SelfPlay.of(hosted, new Setup(all, options, enrolments), seed)
                .with(company)
                .play(turns, played -> log.resolution(played.resolution()));
        return hosted.ruleset().play().outcome(last).isPresent();
    }

    /** One option with another value than usual. */
    private SortedMap<String, String> odd(FreeChance whim) {
        List<OptionSpec> choices = hosted.options().specs().stream()
                .filter(spec -> spec.term().isEmpty() && spec.allowed().size() > 1)
                .toList();
        SortedMap<String, String> odd = new TreeMap<>();
        whim.pick(choices)
                .ifPresent(spec -> whim.pick(spec.allowed().stream()
                                .filter(value -> !value.equals(spec.fallback()))
                                .toList())
                        .ifPresent(value -> odd.put(spec.key(), value)));
        return odd;
    }

    /** Fills in the players' enrolments before the game, if the ruleset has any, and returns those that it admits. */
    private SortedMap<Seat, Order> enrolments(SortedMap<String, String> options, FreeChance whim) {
        SortedMap<Seat, Order> enrolled = new TreeMap<>();
        if (hosted.books().enrolments().types().isEmpty()) {
            return enrolled;
        }
        List<Seat> all = HostedRuleset.seats(seats);
        Scribe scribe = scribe(hosted.books().enrolments(), Roster.of(all), whim);
        for (Seat seat : all) {
            for (int i = 0; i < FILLED_IN && !enrolled.containsKey(seat); i++) {
                scribe.scribble()
                        .order()
                        .filter(order -> admitted(order, enrolled, options))
                        .ifPresent(order -> enrolled.put(seat, order));
            }
        }
        return enrolled;
    }

    private boolean admitted(Order enrolment, SortedMap<Seat, Order> others, SortedMap<String, String> options) {
        Optional<Refusal> refusal = hosted.ruleset().join().admit(enrolment, others, options);
        refusal.ifPresent(log::refusal);
        return refusal.isEmpty();
    }

    private SortedMap<Seat, String> names(SortedMap<Seat, Order> enrolments) {
        SortedMap<Seat, String> names = new TreeMap<>();
        enrolments.forEach((seat, order) ->
                hosted.ruleset().join().seatName(order).map(PlayerText::text).ifPresent(name -> names.put(seat, name)));
        return names;
    }

    private SortedMap<Seat, Scribe> scribes(Roster roster, FreeChance whim) {
        Scribe master = scribe(hosted.orders(), roster, whim);
        SortedMap<Seat, Scribe> scribes = new TreeMap<>();
        roster.seats().forEach(seat -> scribes.put(seat, master.pupil()));
        return scribes;
    }

    private Scribe scribe(OrderBook book, Roster roster, FreeChance whim) {
        List<Lexicon> lexicons = hosted.languages().all().stream()
                .<Lexicon>map(locale -> book.lexicon(locale, roster))
                .toList();
        return new Scribe(book, lexicons, whim);
    }
}
