package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Roster;
import heraldo.rules.order.SlashReader;
import heraldo.rules.order.Spelling;
import heraldo.rules.order.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The law of names: players find a suggestion by the names of things as well as by their ids. */
class CalledTest {

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void whatIsShownComesFirst(HostedRuleset<?> hosted) {
        Lexicon lexicon = lexicon(hosted, Languages.SPANISH, new TreeMap<>());
        SlashReader reader = hosted.orders().slashReader(lexicon);
        for (OrderType<?> type : hosted.orders().types()) {
            for (Param param : Blanks.params(type)) {
                param.type()
                        .ifPresent(values -> values.usual()
                                .forEach(stored -> assertEquals(
                                        reader.spoken(param, stored),
                                        reader.called(param, stored).get(0))));
            }
        }
    }

    /** Requires that a value has every name by which an order reads it, so that a search for that name finds it. */
    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void whatIsReadByANameIsCalledByIt(HostedRuleset<?> hosted) {
        for (Locale language : hosted.languages().all()) {
            Lexicon lexicon = lexicon(hosted, language, new TreeMap<>());
            for (OrderType<?> type : hosted.orders().types()) {
                Blanks.params(type).stream()
                        .flatMap(param -> param.type().stream())
                        .forEach(values -> named(values, hosted.folder().bundle(language), lexicon));
            }
        }
    }

    private static <T> void named(ParamType<T> type, Bundle words, Lexicon lexicon) {
        for (String stored : type.usual()) {
            T value = type.decode(stored);
            List<String> called = type.called(value, lexicon);
            List<String> unsaid = words.keys().stream()
                    .filter(key -> key.endsWith("." + stored))
                    .flatMap(key -> words.ways(key).stream())
                    .filter(way -> called.stream().noneMatch(name -> Spelling.same(bare(way), bare(name))))
                    .filter(way -> reads(type, way, value, lexicon))
                    .toList();
            assertEquals(List.of(), unsaid, () -> type.name() + " " + stored + " is called " + called);
        }
    }

    /** Nobody types the signs around a word. */
    private static String bare(String way) {
        return way.replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }

    private static <T> boolean reads(ParamType<T> type, String way, T value, Lexicon lexicon) {
        Words typed = Words.of(way);
        return type.read(typed, lexicon).stream()
                .anyMatch(reading ->
                        reading.words() == typed.size() && reading.value().equals(Optional.of(value)));
    }

    static Lexicon lexicon(HostedRuleset<?> hosted, Locale language, SortedMap<String, String> titles) {
        List<Seat> seats = HostedRuleset.seats(hosted.manifest().seats().most());
        return hosted.lexicon(language, Roster.of(seats)).titled(titles);
    }
}
