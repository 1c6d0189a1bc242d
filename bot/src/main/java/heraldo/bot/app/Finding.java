package heraldo.bot.app;

import java.util.Locale;

/** The result of a checkup about one subject: one line for the host. */
record Finding(Verdict verdict, String subject, String sentence) {

    /** The severity of a finding. */
    enum Verdict {
        OK,
        /** Worth knowing; the program runs. */
        NOTE,
        /** The program does not run, or not safely. */
        FAIL
    }

    static Finding ok(String subject, String sentence) {
        return new Finding(Verdict.OK, subject, sentence);
    }

    static Finding note(String subject, String sentence) {
        return new Finding(Verdict.NOTE, subject, sentence);
    }

    static Finding fail(String subject, String sentence) {
        return new Finding(Verdict.FAIL, subject, sentence);
    }

    @Override
    public String toString() {
        String word = verdict == Verdict.FAIL ? "FAIL" : verdict.name().toLowerCase(Locale.ROOT);
        return "%-4s  %-11s  %s".formatted(word, subject, sentence);
    }
}
