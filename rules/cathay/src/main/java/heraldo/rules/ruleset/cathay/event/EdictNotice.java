package heraldo.rules.ruleset.cathay.event;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.say.Say;
import java.util.List;
import java.util.Locale;

/** What everybody is told of a correction. Which cards a seat holds is told only to that seat and the game master. */
final class EdictNotice {

    private EdictNotice() {}

    /** The seats that a correction names. */
    static List<Seat> seats(Edict edict) {
        return switch (edict) {
            case Edict.Hold hold -> List.of(hold.seat());
            case Edict.Place place -> List.of(place.seat());
            case Edict.Post post -> List.of(post.seat());
            case Edict.Dismiss dismiss -> List.of(dismiss.seat());
            case Edict.Mark mark -> List.of(mark.seat());
            case Edict.Pave pave -> pave.seat().stream().toList();
            default -> List.of();
        };
    }

    static Message of(Edict edict) {
        return switch (edict) {
            case Edict.Hold hold -> Message.of("edict.hold", "seat", hold.seat());
            case Edict.Place place -> Message.of("edict.place", "seat", place.seat(), "corner", place.corner());
            case Edict.Raise raise -> Message.of("edict.raise", "corner", raise.corner());
            case Edict.Raze raze -> Message.of("edict.raze", "corner", raze.corner());
            case Edict.Pave pave ->
                Message.of("edict.pave", "edge", Say.edge(pave.edge()))
                        .with("seat", pave.seat().<Object>map(seat -> seat).orElseGet(() -> Message.of("nobody")));
            case Edict.Post post ->
                Message.of(
                        "edict.post", "seat", post.seat(), "kind", Say.soldier(post.kind()), "corner", post.corner());
            case Edict.Dismiss dismiss ->
                Message.of("edict.dismiss", "seat", dismiss.seat(), "corner", dismiss.corner());
            case Edict.Rob rob -> Message.of("edict.rob", "hex", Say.hex(rob.hex()));
            case Edict.Mark mark ->
                Message.of("edict.mark", "seat", mark.seat())
                        .with("presence", mark.presence().name().toLowerCase(Locale.ROOT));
        };
    }
}
