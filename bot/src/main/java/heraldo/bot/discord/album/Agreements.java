package heraldo.bot.discord.album;

import heraldo.bot.campaign.press.ToldTreaty;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.PlayerText;
import java.util.ArrayList;
import java.util.List;

/** The public treaties of a campaign, listed at the turns in which their state changed. */
final class Agreements {

    private final List<ToldTreaty> treaties;
    private final Speech speech;

    /**
     * Those of a campaign.
     *
     * @param speech in which names stand as they are
     */
    Agreements(List<ToldTreaty> treaties, Speech speech) {
        this.treaties = List.copyOf(treaties);
        this.speech = speech;
    }

    /** Lists the treaty news of a turn, as people count it, one line each without markup. */
    List<String> at(int turn) {
        List<String> lines = new ArrayList<>();
        for (ToldTreaty told : treaties) {
            if (told.from() == turn) {
                lines.add(signed(told));
            }
            told.said().stream()
                    .filter(said -> said.turn() == turn)
                    .forEach(said -> lines.add(speech.say(
                            "album.treaty-said",
                            "seat",
                            said.seat(),
                            "word",
                            said.word().name(),
                            "seats",
                            told.treaty().seats())));
            if (told.ended().filter(last -> last == turn).isPresent()) {
                lines.add(
                        speech.say("album.treaty-ended", "seats", told.treaty().seats()));
            }
        }
        return lines;
    }

    private String signed(ToldTreaty told) {
        String text = told.treaty().wording().text().replaceAll("\\s+", " ");
        return speech.say(
                "album.treaty",
                "seats",
                told.treaty().seats(),
                "until",
                told.treaty().wording().until().orElse(0),
                "text",
                new PlayerText(text));
    }
}
