package heraldo.bot.discord.page;

import heraldo.bot.discord.text.OptionWords;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.WeekTimes;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.kernel.DayName;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.time.DayOfWeek;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The value of a ruleset's option, in the reader's words. */
public final class OptionText {

    private final Speech speech;
    private final OptionWords words;

    /** @param speech the platform's words and those of the ruleset */
    public OptionText(Speech speech) {
        this.speech = speech;
        this.words = new OptionWords(speech.words());
    }

    /** Returns whether the ruleset has words for a value. */
    public boolean isNamed(OptionSpec spec, String value) {
        return words.value(spec.key(), value) instanceof Message;
    }

    /** A value in words; as it is written where that says it. Days of the week are told in the reader's language. */
    public String value(OptionSpec spec, String value) {
        Object said = words.value(spec.key(), value);
        if (said instanceof Message message) {
            return speech.say(message);
        }
        return spec.domain().days().orElse(false) ? days(value) : speech.literal((PlayerText) said);
    }

    private String days(String value) {
        return Arrays.stream(value.split(",", -1))
                .map(day -> DayName.of(day)
                        .map(OptionText::day)
                        .map(known -> known.getDisplayName(
                                TextStyle.FULL_STANDALONE, speech.words().locale()))
                        .orElse(day))
                .collect(Collectors.joining(", "));
    }

    private static DayOfWeek day(DayName name) {
        return Arrays.stream(DayOfWeek.values())
                .filter(day -> WeekTimes.name(day).equals(name.name()))
                .findFirst()
                .orElseThrow();
    }
}
