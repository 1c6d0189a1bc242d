package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.CadencePreview;
import heraldo.bot.campaign.model.CadencePreview.Gap;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import java.util.ArrayList;
import java.util.List;

/** The next deadlines of a cadence, one a line, and its warnings. */
public final class PreviewLines {

    private final Speech speech;

    public PreviewLines(Speech speech) {
        this.speech = speech;
    }

    /** Five dates, then the warnings. */
    public List<String> of(CadencePreview preview) {
        List<String> lines = new ArrayList<>();
        preview.next().forEach(date -> lines.add("• " + Moment.both(date.at())));
        lines.addAll(warnings(preview));
        return lines;
    }

    /** The warnings alone; usually none. */
    public List<String> warnings(CadencePreview preview) {
        List<String> lines = new ArrayList<>();
        preview.close().ifPresent(gap -> lines.add(warning("close", gap)));
        preview.far().ifPresent(gap -> lines.add(warning("far", gap)));
        return lines;
    }

    private String warning(String key, Gap gap) {
        return speech.say(
                "discord.cadence." + key,
                "from",
                Moment.full(gap.from()),
                "to",
                Moment.full(gap.to()),
                "hours",
                (int) gap.length().toHours(),
                "days",
                (int) gap.length().toDays());
    }
}
