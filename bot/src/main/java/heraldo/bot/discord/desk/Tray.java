package heraldo.bot.discord.desk;

import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Picture;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The contents of a desk beside its sheet.
 *
 * @param notes sentences above the sheet: refusals and changes
 * @param mending the button that reopens a form as it was filled in, or confirms an order
 * @param asking the field that is asked for now
 * @param line the line that was chosen
 * @param leaving whether the player is about to declare readiness, though something is unused
 * @param pictures the sheet drawn on the own map
 * @param refused whether the notes give the reason for a refusal
 * @param around the line of a long sheet to show
 */
record Tray(
        List<String> notes,
        Optional<Mending> mending,
        Optional<Asking> asking,
        Optional<Integer> line,
        boolean leaving,
        List<Picture> pictures,
        boolean refused,
        int around) {

    static final Tray EMPTY =
            new Tray(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), false, List.of(), false, 1);

    Tray {
        notes = List.copyOf(notes);
        pictures = List.copyOf(pictures);
    }

    /**
     * A field that is asked for by a menu.
     *
     * @param slip the number of the slip
     * @param page which page of its values is shown, from 0
     */
    record Asking(String slip, Question.Choose question, int page) {}

    /**
     * Something that was refused and can be put right, or that would be played at once.
     *
     * @param label what its button says, as the key of the words
     * @param id what the button stands for, on the desk of today's sheet
     */
    record Mending(String label, Function<Bench, ComponentId> id) {}

    /** Returns whether the desk shows a refusal. */
    boolean objecting() {
        return mending.isPresent() || refused;
    }

    /** With a sentence that says why something was refused. */
    Tray refusing(String why) {
        return new Tray(List.of(why), mending, asking, line, leaving, pictures, true, around);
    }

    /** Returns the same tray with the line of a long sheet to show; the last line if there are fewer. */
    Tray at(int seen) {
        return new Tray(notes, mending, asking, line, leaving, pictures, refused, seen);
    }

    Tray noting(List<String> more) {
        return new Tray(more, mending, asking, line, leaving, pictures, refused, around);
    }

    Tray withMending(Mending more) {
        return new Tray(notes, Optional.of(more), asking, line, leaving, pictures, refused, around);
    }

    static Tray asking(Asking question) {
        return new Tray(
                List.of(), Optional.empty(), Optional.of(question), Optional.empty(), false, List.of(), false, 1);
    }

    static Tray chosen(int line) {
        return new Tray(
                List.of(), Optional.empty(), Optional.empty(), Optional.of(line), false, List.of(), false, line);
    }

    static Tray goingOut() {
        return new Tray(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), true, List.of(), false, 1);
    }

    static Tray drawn(List<Picture> pictures) {
        return new Tray(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), false, pictures, false, 1);
    }
}
