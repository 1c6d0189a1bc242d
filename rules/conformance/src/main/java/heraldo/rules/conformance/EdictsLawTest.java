package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.EdictForm;
import heraldo.rules.engine.EdictValues;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Pending;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Form;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.testing.Sampling;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The law of edicts: everybody can read the change that a game master makes, and nobody reads more than they may know. */
@Tag("slow")
class EdictsLawTest {

    private static final int TURNS = Sampling.size("heraldo.edict.turns", 5, 9);
    private static final int EVERY = 4;
    private static final int TRIES = Sampling.size("heraldo.edicts", 4, 8);
    /** The dice of a turn that no game reaches. */
    private static final int ELSEWHERE = 1000;
    /**
     * The edicts that may report no change: a proclaimed text, a card that nobody has seen yet, or units that disband at random.
     */
    private static final List<String> SILENT = List.of("event-disband", "event-draw", "event-proclaim");

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whatAnEdictChangesIsToldFromAndTo(HostedRuleset<S> hosted) {
        SortedSet<String> told = new TreeSet<>();
        SortedSet<String> done = new TreeSet<>();
        positions(
                hosted,
                (game, state) -> done(hosted, state, (order, after) -> {
                    String key = hosted.books().edicts().typeOf(order).key();
                    List<Change> changes = hosted.ruleset().direct().changes(state, after, order, Viewer.DIRECTOR);
                    if (!after.equals(state)) {
                        done.add(key);
                    }
                    if (!changes.isEmpty()) {
                        told.add(key);
                    }
                    sayable(hosted, changes);
                    if (seen(hosted.ruleset(), state).equals(seen(hosted.ruleset(), after))) {
                        return;
                    }
                    assertTrue(
                            !hosted.ruleset().direct().secret(order),
                            () -> "everybody sees at once what came of " + key);
                    assertTrue(!changes.isEmpty(), () -> "nobody is told what changed: " + order);
                }));
        done.removeAll(told);
        done.removeAll(SILENT);
        assertEquals(new TreeSet<>(), done, "these never tell what they change");
    }

    /** Returns the view of a position that is open to everybody: report and standings. */
    private static <S> String seen(Ruleset<S> ruleset, S state) {
        return ruleset.tell().report(state, Viewer.SPECTATOR) + " "
                + ruleset.play().standings(state);
    }

    static List<HostedRuleset<?>> some() {
        return Hosted.some(EdictsLawTest.class);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("some")
    <S> void noFormOfAGameMasterTellsWhatHeMayNotKnow(HostedRuleset<S> hosted) {
        positions(hosted, (game, state) -> {
            S other = hosted.ruleset().play().redrawn(state, Viewer.SPECTATOR, game.dice(ELSEWHERE));
            assertEquals(forms(hosted.ruleset(), state), forms(hosted.ruleset(), other));
            done(hosted, state, (order, after) -> {
                if (hosted.ruleset().direct().draws(order)) {
                    return;
                }
                Amendment<S> elsewhere = hosted.ruleset().direct().amend(other, order);
                if (elsewhere.refusal().isEmpty()) {
                    assertEquals(
                            known(hosted.ruleset().direct().changes(state, after, order, Viewer.SPECTATOR)),
                            known(hosted.ruleset().direct().changes(other, elsewhere.state(), order, Viewer.SPECTATOR)),
                            order::toString);
                }
            });
        });
    }

    private static List<String> known(List<Change> changes) {
        return changes.stream().map(Change::toString).toList();
    }

    private static <S> String forms(Ruleset<S> ruleset, S state) {
        EdictForm<S> form = new EdictForm<>(ruleset.direct(), state, Viewer.SPECTATOR);
        List<Object> said = new ArrayList<>();
        for (OrderType<?> type : form.types()) {
            said.add(type.key());
            said.add(form.hindrance(type));
            new Form(type).fields().forEach(param -> {
                List<String> values = form.offers(type, param, new TreeMap<>()).stream()
                        .peek(said::add)
                        .map(offer -> offer.value())
                        .toList();
                said.add(form.glosses(type, param, values));
            });
        }
        return said.toString();
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whatIsPendingCanBeTakenBack(HostedRuleset<S> hosted) {
        Ruleset<S> ruleset = hosted.ruleset();
        positions(
                hosted,
                (game, state) -> done(hosted, state, (order, after) -> {
                    List<Pending> pending = ruleset.direct().pending(after);
                    pending.forEach(each -> {
                        sayable(hosted, List.of(each.words()));
                        Amendment<S> withdrawn = ruleset.direct().amend(after, each.withdrawal());
                        assertEquals(Optional.empty(), withdrawn.refusal(), each.words()::toString);
                        assertEquals(
                                pending.size() - 1,
                                ruleset.direct().pending(withdrawn.state()).size(),
                                each.words()::toString);
                    });
                    if (ruleset.direct().secret(order)
                            && !after.equals(state)
                            && pending.size() > ruleset.direct().pending(state).size()) {
                        assertTrue(
                                pending.stream().anyMatch(each -> each.secret().equals(Optional.of(order))));
                    }
                }));
    }

    /** Requires that no report, map, forecast or suggestion shows a secret edict before its turn is played. */
    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whatIsSecretShowsNowhereBeforeItsTime(HostedRuleset<S> hosted) {
        int[] looked = {0};
        positions(hosted, (game, state) -> {
            if (looked[0]++ != 1) {
                return;
            }
            SortedSet<String> secret = new TreeSet<>();
            String before = everything(hosted, game, state);
            done(hosted, state, (order, after) -> {
                if (hosted.ruleset().direct().secret(order)
                        && secret.add(hosted.books().edicts().typeOf(order).key())) {
                    assertEquals(before, everything(hosted, game, after), order::toString);
                }
            });
        });
    }

    /** All that players and onlookers are shown and offered of a position. */
    private static <S> String everything(HostedRuleset<S> hosted, SelfPlay<S> game, S state) {
        Ruleset<S> ruleset = hosted.ruleset();
        List<Object> all = new ArrayList<>();
        List<Viewer> viewers = new ArrayList<>(List.of(Viewer.SPECTATOR));
        game.seats().forEach(seat -> viewers.add(Viewer.of(seat)));
        viewers.forEach(viewer -> {
            all.add(ruleset.tell().report(state, viewer));
            all.add(ruleset.draw().scene(state, viewer));
        });
        Seat seat = game.seats().get(0);
        all.add(ruleset.play().turn(state));
        all.add(ruleset.think().forecast(state, seat, OrderSheet.EMPTY));
        for (OrderType<?> type : hosted.orders().types()) {
            for (Param param : Blanks.params(type)) {
                all.add(ruleset.think()
                        .suggest(state, new ParamQuery(seat, OrderSheet.EMPTY, type, param.name(), new TreeMap<>())));
            }
        }
        return all.toString();
    }

    private interface Visit<S> {
        void at(SelfPlay<S> game, S state);
    }

    private interface Deed<S> {
        void led(Order order, S after);
    }

    private static <S> void positions(HostedRuleset<S> hosted, Visit<S> visit) {
        SelfPlay<S> game = Playouts.game(hosted, hosted.manifest().seats().most(), Playouts.FIXED);
        int[] steps = {0};
        Playouts.fixed(hosted, TURNS, played -> {
            if (steps[0]++ % EVERY == 0) {
                visit.at(game, played.before());
            }
        });
    }

    /** Some edicts of each type, at random, that can stand. */
    private static <S> void done(HostedRuleset<S> hosted, S state, Deed<S> deed) {
        Random random = new Random(hosted.id().hashCode());
        EdictValues values = hosted.ruleset().direct().edictValues(state, Viewer.DIRECTOR);
        for (OrderType<?> type : hosted.books().edicts().types()) {
            for (int i = 0; i < TRIES; i++) {
                order(type, values, random).ifPresent(order -> {
                    Amendment<S> amendment = hosted.ruleset().direct().amend(state, order);
                    if (amendment.refusal().isEmpty()) {
                        deed.led(order, amendment.state());
                    }
                });
            }
        }
    }

    private static Optional<Order> order(OrderType<?> type, EdictValues values, Random random) {
        SortedMap<String, String> given = new TreeMap<>();
        for (Param param : type.params()) {
            List<String> some = values.of(type, param);
            if (some.isEmpty()) {
                return Optional.empty();
            }
            given.put(param.name(), some.get(random.nextInt(some.size())));
        }
        return new Form(type).order(given);
    }

    private static void sayable(HostedRuleset<?> hosted, List<?> values) {
        for (Locale locale : hosted.languages().all()) {
            Bundle bundle = hosted.folder().bundle(locale);
            Stream<Message> messages = Messages.in(values).stream();
            messages.forEach(message -> {
                assertTrue(bundle.text(message.key()).isPresent(), () -> "no words in " + locale + " for " + message);
                String sentence = bundle.say(message, seat -> "Nadie");
                assertTrue(!sentence.contains("{"), () -> "an argument is missing: " + sentence);
            });
        }
    }
}
