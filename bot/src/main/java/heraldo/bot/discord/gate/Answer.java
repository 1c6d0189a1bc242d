package heraldo.bot.discord.gate;

import java.util.List;

/**
 * What the bot says. Texts may be of any length; they are spread over as many messages as Discord's limits ask for.
 *
 * @param line a sentence without a frame, may be empty
 * @param cards framed texts
 * @param pictures shown with the first message
 * @param keys buttons under the last message
 * @param enclosures files handed over with the first message
 */
public record Answer(
        String line, List<Card> cards, List<Picture> pictures, List<Key> keys, List<Enclosure> enclosures) {

    public Answer {
        cards = List.copyOf(cards);
        pictures = List.copyOf(pictures);
        keys = List.copyOf(keys);
        enclosures = List.copyOf(enclosures);
    }

    public Answer(String line, List<Card> cards, List<Picture> pictures, List<Key> keys) {
        this(line, cards, pictures, keys, List.of());
    }

    /** One sentence. */
    public static Answer of(String line) {
        return new Answer(line, List.of(), List.of(), List.of());
    }

    public static Answer of(Card... cards) {
        return new Answer("", List.of(cards), List.of(), List.of());
    }

    public Answer with(Picture... shown) {
        return new Answer(line, cards, List.of(shown), keys, enclosures);
    }

    public Answer with(Key... offered) {
        return new Answer(line, cards, pictures, List.of(offered), enclosures);
    }

    public Answer with(Enclosure... enclosed) {
        return new Answer(line, cards, pictures, keys, List.of(enclosed));
    }

    public Answer with(List<Key> offered) {
        return new Answer(line, cards, pictures, offered, enclosures);
    }
}
