package heraldo.bot.discord.text;

import heraldo.bot.campaign.model.Rhythm;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.time.ZoneId;
import java.util.Map;

/** Puts stored sentences that contain option keys and cron lines into readable words. */
final class Worded {

    private static final String FIVE_FIELDS = "\\S+(?: \\S+){4}";

    private static final String BEFORE = "before";
    private static final String CHANGED = "campaign.post.option-changed";

    private Worded() {}

    static Message in(Message message, Speech speech) {
        return switch (message.key()) {
            case "campaign.post.option", "campaign.refusal.fixed-option" -> option(message, speech);
            case "campaign.post.cadence",
                    "campaign.post.cadence-from",
                    "campaign.post.cadence-later",
                    "campaign.post.cadence-later-from" -> cadence(message, speech);
            case "campaign.post.quiet", "campaign.post.quiet-later" ->
                message.with("days", new CadenceWords(speech).quiet(text(message, "days")));
            default -> within(message, speech);
        };
    }

    /** A sentence that tells another one, such as what was posted. */
    private static Message within(Message message, Speech speech) {
        Message worded = message;
        for (Map.Entry<String, Object> argument : message.arguments().entrySet()) {
            if (argument.getValue() instanceof Message told) {
                worded = worded.with(argument.getKey(), in(told, speech));
            }
        }
        return worded;
    }

    private static Message option(Message message, Speech speech) {
        OptionWords words = new OptionWords(speech.words());
        String key = text(message, "option");
        Message worded =
                message.with("option", words.name(key)).with("value", value(key, text(message, "value"), speech));
        return message.arguments().containsKey(BEFORE) ? changed(message, worded, speech) : worded;
    }

    /** Since it is known what an option was before, that is told, too. */
    private static Message changed(Message message, Message worded, Speech speech) {
        String before = text(message, BEFORE);
        return new Message(CHANGED, worded.arguments()).with(BEFORE, value(text(message, "option"), before, speech));
    }

    private static Object value(String key, String value, Speech speech) {
        return isCadence(value)
                ? new CadenceWords(speech).when(value)
                : new OptionWords(speech.words()).value(key, value);
    }

    private static boolean isCadence(String value) {
        return Rhythm.all(value).stream()
                .allMatch(
                        line -> !(line instanceof Rhythm.Cron) || line.written().matches(FIVE_FIELDS));
    }

    private static Message cadence(Message message, Speech speech) {
        ZoneId zone = ZoneId.of(text(message, "zone"));
        Message worded = message.with("cron", new CadenceWords(speech).say(text(message, "cron"), zone));
        return message.arguments().containsKey(BEFORE)
                ? worded.with(BEFORE, new CadenceWords(speech).when(text(message, BEFORE)))
                : worded;
    }

    private static String text(Message message, String argument) {
        Object value = message.arguments().getOrDefault(argument, "");
        return value instanceof PlayerText typed ? typed.text() : String.valueOf(value);
    }
}
