package heraldo.rules.kernel;

import java.util.List;
import java.util.Optional;

/**
 * The verdict on one line of a sheet while the turn is open.
 *
 * @param refusal present if the line is impossible as things stand; it will be skipped unless that changes
 * @param warnings possible reasons for a possible line to fail, or for its player to think again
 */
public record Verdict(Optional<Refusal> refusal, List<Message> warnings) {

    /** Nothing to object. */
    public static final Verdict VALID = new Verdict(Optional.empty(), List.of());

    public Verdict {
        warnings = List.copyOf(warnings);
    }

    public static Verdict refused(Refusal refusal) {
        return new Verdict(Optional.of(refusal), List.of());
    }

    public static Verdict warned(Message... warnings) {
        return new Verdict(Optional.empty(), List.of(warnings));
    }

    public boolean possible() {
        return refusal.isEmpty();
    }
}
