package heraldo.bot.discord.gate;

import heraldo.bot.discord.gate.Embed.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A message laid out in parts, from top to bottom, in one frame. What is too long for a message goes on in the next.
 *
 * @param call a sentence above the frame that calls its reader, may be empty
 * @param accent the colour of the frame's edge, as red, green and blue in one number
 * @param parts the first of them are words
 */
public record Card(String call, int accent, List<Part> parts) {

    public Card {
        parts = List.copyOf(parts);
        if (parts.isEmpty() || !(parts.get(0) instanceof Words)) {
            throw new IllegalArgumentException("a card begins with words");
        }
    }

    /** A part of a card. */
    public sealed interface Part permits Words, Aside, Beside, Show, Rule, Keys, Menu, People, Roles, Enclosed {}

    /** A text of any length. */
    public record Words(String text) implements Part {}

    /** A short text with a small picture at its side. */
    public record Aside(String text, Picture picture) implements Part {}

    /** A short text with a button at its side. */
    public record Beside(String text, AnswerButton button) implements Part {}

    /** Pictures as wide as the frame. */
    public record Show(List<Picture> pictures) implements Part {
        public Show {
            pictures = List.copyOf(pictures);
        }
    }

    /** A line between what is above and below it. */
    public record Rule() implements Part {}

    /** Buttons in a row, or in two. */
    public record Keys(List<AnswerButton> buttons) implements Part {
        public Keys {
            buttons = List.copyOf(buttons);
        }
    }

    /**
     * A menu to choose from, in a row of its own.
     *
     * @param hint stands in it while nothing is chosen
     * @param componentId what choosing means
     * @param choices at least one, at most 25 with different values
     * @param most how many may be chosen at once
     */
    public record Menu(String hint, ComponentId componentId, List<MenuChoice> choices, int most) implements Part {
        public Menu {
            choices = List.copyOf(choices);
        }
    }

    /**
     * A menu of everybody in the server, of whom one is chosen, in a row of its own.
     *
     * @param hint stands in it while nobody is chosen
     * @param componentId what choosing means
     */
    public record People(String hint, ComponentId componentId) implements Part {}

    /**
     * A menu of all roles of the server, of which one is chosen, in a row of its own.
     *
     * @param hint stands in it while none is chosen
     * @param componentId what choosing means
     */
    public record Roles(String hint, ComponentId componentId) implements Part {}

    /** A file that is handed over. */
    public record Enclosed(Attachment file) implements Part {}

    /** The same with what another answer says, and its buttons, below its first words. */
    Card noting(Answer note) {
        String words = Stream.concat(
                        Stream.of(note.line()), note.embeds().stream().map(Card::text))
                .collect(Collectors.joining("\n\n"));
        List<Part> noted = new ArrayList<>(parts);
        noted.add(1, new Words(words));
        if (!note.buttons().isEmpty()) {
            noted.add(2, new Keys(note.buttons()));
        }
        return new Card(call, accent, noted);
    }

    /** The same with its texts changed; labels and alternative texts stay. */
    Card withTexts(UnaryOperator<String> change) {
        return new Card(
                change.apply(call),
                accent,
                parts.stream().map(part -> changed(part, change)).toList());
    }

    private static Part changed(Part part, UnaryOperator<String> change) {
        return switch (part) {
            case Words words -> new Words(change.apply(words.text()));
            case Aside aside -> new Aside(change.apply(aside.text()), aside.picture());
            case Beside beside -> new Beside(change.apply(beside.text()), beside.button());
            default -> part;
        };
    }

    /** Converts an answer to a card, in the colour of its first embed. */
    public static Card of(Answer answer) {
        List<Part> parts = new ArrayList<>();
        boolean bare = answer.embeds().isEmpty();
        parts.add(new Words(
                bare ? answer.line() : answer.embeds().stream().map(Card::text).collect(Collectors.joining("\n\n"))));
        if (!answer.pictures().isEmpty()) {
            parts.add(new Show(answer.pictures()));
        }
        answer.attachments().forEach(file -> parts.add(new Enclosed(file)));
        if (!answer.buttons().isEmpty()) {
            parts.add(new Keys(answer.buttons()));
        }
        return new Card(bare ? "" : answer.line(), tone(answer).rgb(), parts);
    }

    private static Tone tone(Answer answer) {
        return answer.embeds().stream().map(Embed::tone).findFirst().orElse(Tone.CALM);
    }

    private static String text(Embed embed) {
        return embed.title().isEmpty() ? embed.text() : heading(embed.title()) + "\n" + embed.text();
    }

    /** A title above a text. */
    public static String heading(String title) {
        return "### " + title;
    }
}
