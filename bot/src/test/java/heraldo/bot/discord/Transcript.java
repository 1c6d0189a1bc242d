package heraldo.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Said;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What somebody has before them, as text: words, pictures by what they say, menus, buttons, forms. */
final class Transcript {

    private static final String END = "----\n";

    /** From a page to the words on it. */
    private static final List<Step> STEPS = List.of(
            new Step("(?s)<(style|script)\\b.*?</\\1>|<head>.*?</head>", ""),
            new Step("<img\\b[^>]*alt=\"([^\"]*)\"[^>]*>", "[$1]"),
            new Step("<button\\b[^>]*title=\"([^\"]*)\"[^>]*>[^<]*", "( $1 )"),
            new Step("</?(?:b|i|em|strong|code|a)\\b[^>]*>", ""),
            new Step("<[^>]*>", "\n"),
            new Step("\\b[0-9a-f]{64}\\b", "<key>"),
            new Step("(?:[ \\t]*\\n)+", "\n"));

    private record Step(Pattern from, String to) {
        Step(String from, String to) {
            this(Pattern.compile(from), to);
        }
    }

    private Transcript() {}

    /** A message, its menus closed. */
    static String of(Said said) {
        return words(said) + buttons(said) + END;
    }

    /** A message, its menus open. */
    static String unfolded(Said said) {
        StringBuilder page = new StringBuilder(words(said));
        menus(said.json()).forEach(menu -> page.append(menu(menu)));
        return page.append(buttons(said)).append(END).toString();
    }

    /** A form, as it opens. */
    static String of(Form form) {
        StringBuilder page = new StringBuilder("▤ ").append(form.title()).append('\n');
        form.json().path("components").forEach(part -> page.append(field(part)));
        return page.append(END).toString();
    }

    /** A page that is opened from a folder, without what is only there for its script. */
    static String ofPage(String html) {
        String text = html;
        for (Step step : STEPS) {
            text = step.from().matcher(text).replaceAll(step.to());
        }
        return text.strip() + "\n";
    }

    /** The menus of a message, in their order. */
    static Stream<JsonNode> menus(JsonNode message) {
        return message.findParents("placeholder").stream().filter(part -> !part.has("style"));
    }

    private static String words(Said said) {
        StringBuilder page = new StringBuilder(Tidy.words(said.text())).append('\n');
        for (JsonNode picture : said.shown()) {
            page.append(picture(picture));
        }
        for (JsonNode file : said.files()) {
            page.append(file.hasNonNull("description") ? picture(file) : "");
        }
        return page.toString();
    }

    private static String picture(JsonNode picture) {
        return "[" + picture.path("description").asText() + "]\n";
    }

    private static String buttons(Said said) {
        return said.buttons().isEmpty() ? "" : "( " + String.join(" | ", said.buttons()) + " )\n";
    }

    private static String menu(JsonNode menu) {
        return "▾ " + menu.path("placeholder").asText() + "\n" + options(menu);
    }

    private static String options(JsonNode menu) {
        StringBuilder options = new StringBuilder();
        for (JsonNode option : menu.path("options")) {
            List<String> parts = new ArrayList<>(List.of(option.path("label").asText()));
            parts.add(option.path("description").asText());
            parts.removeIf(String::isEmpty);
            options.append(option.path("default").asBoolean() ? "  • " : "  · ")
                    .append(String.join(" — ", parts))
                    .append('\n');
        }
        return options.toString();
    }

    private static String field(JsonNode part) {
        JsonNode field = part.path("component");
        StringBuilder text =
                new StringBuilder(part.path("label").asText(part.path("content").asText())).append('\n');
        if (part.hasNonNull("description")) {
            text.append("  ").append(part.path("description").asText()).append('\n');
        }
        if (!field.path("placeholder").asText().isEmpty()) {
            text.append("  (").append(field.path("placeholder").asText()).append(")\n");
        }
        if (field.has("value")) {
            text.append("  ✎ ").append(Tidy.words(field.path("value").asText())).append('\n');
        }
        return text.append(options(field)).toString();
    }
}
