package heraldo.rules.order;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Seats by their names in the campaign, by the ruleset's own names, as {@code #1}, or by a mention of their player; see {@link
 * Types#seat}.
 */
public record SeatType(String name, Function<String, Optional<Refusal>> refusal) implements ParamType<Seat> {

    /** This type, refusing a word that names no seat of the campaign. */
    public SeatType refusing(Function<String, Refusal> refusal) {
        return new SeatType(name, Types.always(refusal));
    }

    @Override
    public List<Reading<Seat>> read(Words words, Lexicon lexicon) {
        List<Reading<Seat>> readings = mentioned(words, lexicon);
        if (readings.isEmpty()) {
            readings = Readings.named(lexicon.seats(), seat -> ways(seat, lexicon), words);
        }
        if (!readings.isEmpty()) {
            return readings;
        }
        return refusal.apply(words.head().text()).stream()
                .map(refused -> Reading.<Seat>refused(refused, 1))
                .toList();
    }

    /** A mention is no name that could be misspelt: it points at one person, or at nobody here. */
    private static List<Reading<Seat>> mentioned(Words words, Lexicon lexicon) {
        List<String> typed = texts(words.rest());
        List<Reading<Seat>> readings = new ArrayList<>();
        for (Seat seat : lexicon.seats()) {
            List<String> mention = lexicon.mention(seat).map(SeatType::texts).orElse(List.of());
            if (!mention.isEmpty()
                    && mention.size() <= typed.size()
                    && mention.equals(typed.subList(0, mention.size()))) {
                readings.add(new Reading<>(seat, mention.size()));
            }
        }
        return readings;
    }

    private static List<String> texts(String line) {
        return Words.of(line.replace("<@!", "<@")).words().stream()
                .map(Words.Word::text)
                .toList();
    }

    private static List<String> ways(Seat seat, Lexicon lexicon) {
        List<String> ways = new ArrayList<>(List.of(lexicon.name(seat), Types.number(seat)));
        if (lexicon.text("seat." + seat.number()).isPresent()) {
            ways.addAll(lexicon.ways("seat." + seat.number()));
        }
        return ways;
    }

    /** Its name; its number where two seats have the same name or the name is no word. */
    @Override
    public String write(Seat seat, Lexicon lexicon) {
        String name = lexicon.name(seat);
        Words words = Words.of(name);
        List<Optional<Seat>> meant = words.isEmpty()
                ? List.of()
                : read(words, lexicon).stream()
                        .filter(reading -> reading.words() == words.size())
                        .map(Reading::value)
                        .distinct()
                        .toList();
        return meant.equals(List.of(Optional.of(seat))) ? name : Types.number(seat);
    }

    @Override
    public List<String> called(Seat seat, Lexicon lexicon) {
        List<String> called = new ArrayList<>(List.of(write(seat, lexicon)));
        called.addAll(ways(seat, lexicon));
        return List.copyOf(called);
    }

    @Override
    public String encode(Seat seat) {
        return seat.toString();
    }

    @Override
    public Seat decode(String text) {
        return Seat.of(text);
    }
}
