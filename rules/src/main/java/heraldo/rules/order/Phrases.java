package heraldo.rules.order;

import java.util.List;
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

    /** The way that fits the head of some words best: fewest mistakes, then most words; {@code null} if none does. */
    static Match best(Words words, List<String> ways) {
        Match best = null;
        for (String way : ways) {
            Match match = match(words, way);
            if (match != null && (best == null || better(match, best))) {
                best = match;
            }
        }
        return best;
    }

    private static boolean better(Match match, Match than) {
        return match.slips < than.slips || match.slips == than.slips && match.words > than.words;
    }

    private static Match match(Words words, String way) {
        if (words.head().quoted() && Spelling.same(words.head().text(), way)) {
            return new Match(1, 0);
        }
        List<Words.Word> wanted = Words.of(way).words();
        if (wanted.isEmpty() || wanted.size() > words.size()) {
            return null;
        }
        int slips = 0;
        for (int i = 0; i < wanted.size(); i++) {
            OptionalInt wrong =
                    Spelling.slips(words.words().get(i).text(), wanted.get(i).text());
            slips += wrong.orElse(2);
        }
        return slips > 1 ? null : new Match(wanted.size(), slips);
    }
}
