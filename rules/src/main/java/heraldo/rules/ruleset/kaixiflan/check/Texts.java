package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Refusal;
import java.util.Optional;

/** Words that players write: neither empty nor too long. */
final class Texts {

    private Texts() {}

    static Optional<Refusal> tooLong(Optional<String> text, int most) {
        return text.flatMap(words -> tooLong(words, most));
    }

    static Optional<Refusal> tooLong(String words, int most) {
        int length = words.codePointCount(0, words.length());
        return Check.when(words.isBlank() || length > most, "E-TXT", "R98", "most", most);
    }
}
