package heraldo.bot.discord;

import java.util.regex.Pattern;

/** What is otherwise in every run is left out of a text: numbers that Discord gives, and moments. */
final class Tidy {

    private static final Pattern EMOJI = Pattern.compile("<:(\\w+)_[0-9a-f]{6}:\\d+>");
    private static final Pattern MOMENT = Pattern.compile("<t:\\d+:(\\w)>");
    private static final Pattern PERSON = Pattern.compile("<@\\d+>");
    private static final Pattern COMMAND = Pattern.compile("</([^:>]+):\\d+>");
    private static final Pattern DAY = Pattern.compile("\\b20\\d\\d-\\d\\d-\\d\\d(?: \\d\\d:\\d\\d)?\\b");
    private static final Pattern LINK = Pattern.compile("https?://\\S+|<#\\d+>");

    private Tidy() {}

    static String words(String text) {
        String faces = EMOJI.matcher(text).replaceAll(":$1:");
        String commands = COMMAND.matcher(faces).replaceAll("</$1>");
        String moments = MOMENT.matcher(commands).replaceAll("<$1>");
        String days = DAY.matcher(moments).replaceAll("<day>");
        return LINK.matcher(PERSON.matcher(days).replaceAll("@")).replaceAll("→");
    }
}
