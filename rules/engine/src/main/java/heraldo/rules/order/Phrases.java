package heraldo.rules.order;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Finds phrases of several words at the head of a line. */
final class Phrases {

    private Phrases() {}

    /**
     * A phrase found.
     *
     * @param words how many words it took
     * @param slips how many mistakes were forgiven, at most 1
     */
    record Match(int words, int slips) {}

    /** Returns the matches of some ways to write a thing with the head of some words. */
    static List<Match> all(Words words, List<String> ways) {
        return ways.stream()
                .flatMap(way -> match(words, way).stream())
                .distinct()
                .toList();
    }

    private static Optional<Match> match(Words words, String way) {
        if (words.head().quoted() && Spelling.same(words.head().text(), way)) {
            return Optional.of(new Match(1, 0));
        }
        List<Words.Word> wanted = Words.of(way).words();
        if (wanted.isEmpty() || wanted.size() > words.size()) {
            return Optional.empty();
        }
        int slips = 0;
        for (int i = 0; i < wanted.size(); i++) {
            OptionalInt wrong =
                    Spelling.slips(words.words().get(i).text(), wanted.get(i).text());
            slips += wrong.orElse(2);
        }
        return slips > 1 ? Optional.empty() : Optional.of(new Match(wanted.size(), slips));
    }
}
