package heraldo.bot.discord.album;

import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Picture;
import java.util.List;
import java.util.Optional;

/**
 * A turn in an album, in words that everybody may read.
 *
 * @param number what people call it
 * @param counted the turns that are called so, as the chain of seeds counts them
 * @param title when it was
 * @param tidings what is told first
 * @param standings who stood where afterwards, a line a side
 * @param story all that happened, part by part
 * @param plate the map, with what changed
 */
record Leaf(
        int number,
        List<Integer> counted,
        String title,
        Tidings tidings,
        List<String> standings,
        List<Embed> story,
        Picture plate) {
    Leaf {
        counted = List.copyOf(counted);
        standings = List.copyOf(standings);
        story = List.copyOf(story);
    }

    /**
     * The opening of a turn's leaf: headline, news and treaties.
     *
     * @param headline the most important news; empty if there is none
     * @param news a line for each
     * @param treaties the news of public treaties, a line each
     */
    record Tidings(Optional<String> headline, List<String> news, List<String> treaties) {
        Tidings {
            news = List.copyOf(news);
            treaties = List.copyOf(treaties);
        }
    }
}
