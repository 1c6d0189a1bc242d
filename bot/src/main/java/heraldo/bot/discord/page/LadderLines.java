package heraldo.bot.discord.page;

import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.Ladder;
import java.util.ArrayList;
import java.util.List;

/** The steps that a campaign takes with a seat that sends nothing, one sentence each. */
public final class LadderLines {
    private final Speech speech;

    public LadderLines(Speech speech) {
        this.speech = speech;
    }

    /** The steps, in their order. */
    public List<String> of(Ladder ladder) {
        List<String> lines = new ArrayList<>();
        lines.add(speech.say("discord.ladder.standing", "counts", String.valueOf(ladder.standing())));
        if (ladder.excused() > 0) {
            lines.add(speech.say("discord.ladder.excused", "turns", ladder.excused()));
        }
        if (!ladder.knowsRegents()) {
            lines.add(speech.say("discord.ladder.default-always", "first", first(lines)));
        } else {
            if (ladder.defaults() > 0) {
                lines.add(speech.say("discord.ladder.default", "first", first(lines), "turns", ladder.defaults()));
            }
            lines.add(speech.say("discord.ladder.regent", "first", first(lines)));
        }
        if (ladder.offered() > 0) {
            lines.add(
                    speech.say("discord.ladder.offered", "turns", ladder.rungs().size() - 1 + ladder.offered()));
        }
        return lines;
    }

    /** Returns whether the next step is the one for a seat that has left no standing orders. */
    private static String first(List<String> lines) {
        return String.valueOf(lines.size() == 1);
    }
}
