package heraldo.bot.discord.gate;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A reply of the bot. Texts may have any length; the bot splits them over as many messages as Discord's limits require.
 *
 * @param line a sentence without a frame, may be empty
 * @param embeds framed texts
 * @param pictures shown with the first message
 * @param buttons buttons under the last message
 * @param attachments files handed over with the first message
 * @param laid the laid-out card; if present, all else is empty
 */
public record Answer(
        String line,
        List<Embed> embeds,
        List<Picture> pictures,
        List<AnswerButton> buttons,
        List<Attachment> attachments,
        Optional<Card> laid) {

    public Answer {
        embeds = List.copyOf(embeds);
        pictures = List.copyOf(pictures);
        buttons = List.copyOf(buttons);
        attachments = List.copyOf(attachments);
    }

    public Answer(
            String line,
            List<Embed> embeds,
            List<Picture> pictures,
            List<AnswerButton> buttons,
            List<Attachment> attachments) {
        this(line, embeds, pictures, buttons, attachments, Optional.empty());
    }

    public Answer(String line, List<Embed> embeds, List<Picture> pictures, List<AnswerButton> buttons) {
        this(line, embeds, pictures, buttons, List.of());
    }

    /** A laid-out message. */
    public static Answer of(Card card) {
        return new Answer("", List.of(), List.of(), List.of(), List.of(), Optional.of(card));
    }

    /** One sentence. */
    public static Answer of(String line) {
        return new Answer(line, List.of(), List.of(), List.of());
    }

    public static Answer of(Embed... embeds) {
        return new Answer("", List.of(embeds), List.of(), List.of());
    }

    public Answer with(Picture... shown) {
        return new Answer(line, embeds, List.of(shown), buttons, attachments);
    }

    public Answer with(AnswerButton... offered) {
        return new Answer(line, embeds, pictures, List.of(offered), attachments);
    }

    public Answer with(Attachment... enclosed) {
        return new Answer(line, embeds, pictures, buttons, List.of(enclosed));
    }

    public Answer with(List<AnswerButton> offered) {
        return new Answer(line, embeds, pictures, offered, attachments);
    }

    /** The same with its sentence and the texts of its frames changed; titles, labels and alternative texts stay. */
    Answer withTexts(UnaryOperator<String> change) {
        return new Answer(
                change.apply(line),
                embeds.stream()
                        .map(embed -> new Embed(embed.title(), change.apply(embed.text()), embed.tone()))
                        .toList(),
                pictures,
                buttons,
                attachments,
                laid);
    }
}
