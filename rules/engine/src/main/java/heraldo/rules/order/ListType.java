package heraldo.rules.order;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Values one after another, with or without commas, as one value; see {@link Types#list}. */
record ListType<T>(String name, ParamType<T> type, int least, int most) implements ParamType<List<T>> {

    private static final String STORED = "\n";

    @Override
    public List<Reading<List<T>>> read(Words words, Lexicon lexicon) {
        List<Reading<List<T>>> readings = new ArrayList<>();
        List<T> values = new ArrayList<>();
        int at = 0;
        int slips = 0;
        while (values.size() < most && at < words.size()) {
            int start = at > 0 && words.words().get(at).text().equals(",") ? at + 1 : at;
            if (start == words.size()) {
                break;
            }
            List<Reading<T>> next = type.read(words.after(start), lexicon);
            if (next.isEmpty()) {
                break;
            }
            Reading<T> longest = next.get(0);
            at = start + longest.words();
            slips += longest.slips();
            if (longest.refusal().isPresent()) {
                return List.of(Reading.refused(longest.refusal().get(), at));
            }
            values.add(longest.value().orElseThrow());
            readings.add(0, Reading.slipped(List.copyOf(values), at, slips));
        }
        return readings.stream()
                .filter(reading -> reading.value().orElseThrow().size() >= least)
                .toList();
    }

    @Override
    public String write(List<T> value, Lexicon lexicon) {
        return value.stream().map(each -> type.write(each, lexicon)).collect(Collectors.joining(", "));
    }

    @Override
    public List<String> called(List<T> value, Lexicon lexicon) {
        List<String> called = new ArrayList<>(List.of(write(value, lexicon)));
        value.forEach(each -> called.addAll(type.called(each, lexicon)));
        return List.copyOf(called);
    }

    @Override
    public String encode(List<T> value) {
        return value.stream().map(type::encode).collect(Collectors.joining(STORED));
    }

    @Override
    public List<T> decode(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(STORED)).map(type::decode).toList();
    }
}
