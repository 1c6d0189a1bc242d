package heraldo.bot.discord.post;

import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Show;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Picture;
import java.util.ArrayList;
import java.util.List;

/**
 * The layout of the post about a turn.
 *
 * @param head season, headline and important notes
 * @param plate the map after the turn
 * @param news an item each
 * @param standings a side each
 * @param small the small print below, a line each
 * @param keys the buttons
 */
record TurnCard(
        List<String> head,
        Picture plate,
        List<String> news,
        List<String> standings,
        List<String> small,
        List<AnswerButton> keys) {

    TurnCard {
        head = List.copyOf(head);
        news = List.copyOf(news);
        standings = List.copyOf(standings);
        small = List.copyOf(small);
        keys = List.copyOf(keys);
    }

    /** The post, with an edge in that colour. */
    Card laid(int accent) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Words("## " + String.join("\n", head)));
        parts.add(new Show(List.of(plate)));
        if (!news.isEmpty()) {
            parts.add(new Words(String.join("\n\n", news)));
        }
        parts.add(new Rule());
        if (!standings.isEmpty()) {
            parts.add(new Words(String.join("\n", standings)));
        }
        if (!small.isEmpty()) {
            parts.add(new Rule());
            parts.add(new Words(String.join("\n", small)));
        }
        parts.add(new Keys(keys));
        return new Card("", accent, parts);
    }
}
