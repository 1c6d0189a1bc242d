package heraldo.bot.sandbox.person;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A message as a person sees it.
 *
 * @param json Discord's message object
 */
public record Said(JsonNode json) {
    private static final char UNBROKEN = '\u00A0';
    private static final Pattern STANDING_FOR = Pattern.compile("<:\\w+_([0-9a-f]{4,5})_[0-9a-f]{6}:\\d+>");
    private static final int HEXADECIMAL = 16;
    private static final int EPHEMERAL = 1 << 6;
    private static final int USER_SELECT = 5;
    private static final int ROLE_SELECT = 6;
    private static final int LOADING = 1 << 7;
    private static final int BUTTON = 2;
    private static final String HOURGLASS = "⏳";

    public String id() {
        return json.path("id").asText();
    }

    public String channel() {
        return json.path("channel_id").asText();
    }

    /** Returns whether only this person can see it. */
    public boolean whispered() {
        return (json.path("flags").asInt() & EPHEMERAL) != 0;
    }

    /** Returns whether the bot has deferred this answer and is still thinking about it. */
    public boolean pending() {
        return (json.path("flags").asInt() & LOADING) != 0;
    }

    /** Returns whether it is a placeholder, which begins with an hourglass and which the answer will replace. */
    public boolean provisional() {
        return text().startsWith(HOURGLASS);
    }

    /**
     * All its words: the text, then the embeds with their titles, fields and footers, one part a line. To a reader every space is
     * one, and an emoji that says in its name which letter it stands for, {@code tick_2714_0a1b2c}, is that letter.
     */
    public String text() {
        List<String> parts = new ArrayList<>();
        parts.add(json.path("content").asText());
        json.path("embeds").forEach(embed -> parts.addAll(words(embed)));
        texts(json.path("components")).forEach(parts::add);
        parts.removeIf(String::isEmpty);
        return STANDING_FOR
                .matcher(String.join("\n", parts).replace(UNBROKEN, ' '))
                .replaceAll(emoji -> Character.toString(Integer.parseInt(emoji.group(1), HEXADECIMAL)));
    }

    /** The pictures and other files that hang on it, as Discord's attachment objects. */
    public List<JsonNode> files() {
        return stream(json.path("attachments")).toList();
    }

    /** The pictures and files that its components show, each with its {@code media} or {@code file} and its words. */
    public List<JsonNode> shown() {
        return pictures(json.path("components")).toList();
    }

    /** Returns the labels of its buttons. */
    public List<String> buttons() {
        return controls(json.path("components"))
                .filter(control -> control.path("type").asInt() == BUTTON)
                .map(control -> control.path("label").asText())
                .toList();
    }

    Optional<JsonNode> button(String label) {
        return controls(json.path("components"))
                .filter(control -> control.path("label").asText().equals(label))
                .findFirst();
    }

    /** The select menu that offers a value. */
    Optional<JsonNode> menu(String value) {
        return controls(json.path("components"))
                .filter(control -> stream(control.path("options"))
                        .anyMatch(option -> option.path("value").asText().equals(value)))
                .findFirst();
    }

    Optional<JsonNode> peopleMenu() {
        return controls(json.path("components"))
                .filter(control -> control.path("type").asInt() == USER_SELECT)
                .findFirst();
    }

    Optional<JsonNode> roleMenu(String hint) {
        return controls(json.path("components"))
                .filter(control -> control.path("type").asInt() == ROLE_SELECT
                        && control.path("placeholder").asText().equals(hint))
                .findFirst();
    }

    private static List<String> words(JsonNode embed) {
        List<String> words = new ArrayList<>();
        words.add(embed.path("author").path("name").asText());
        words.add(embed.path("title").asText());
        words.add(embed.path("description").asText());
        embed.path("fields").forEach(field -> {
            words.add(field.path("name").asText());
            words.add(field.path("value").asText());
        });
        words.add(embed.path("footer").path("text").asText());
        return words;
    }

    private static Stream<String> texts(JsonNode components) {
        return stream(components)
                .flatMap(part ->
                        Stream.concat(Stream.of(part.path("content").asText()), texts(part.path("components"))));
    }

    private static Stream<JsonNode> pictures(JsonNode components) {
        return stream(components)
                .flatMap(part -> Stream.of(
                                Stream.of(part).filter(each -> each.has("media") || each.has("file")),
                                pictures(part.path("items")),
                                pictures(part.path("components")),
                                pictures(accessory(part)))
                        .flatMap(each -> each));
    }

    private static Stream<JsonNode> controls(JsonNode components) {
        return stream(components)
                .flatMap(part -> part.has("custom_id")
                        ? Stream.of(part)
                        : Stream.concat(controls(part.path("components")), controls(accessory(part))));
    }

    private static JsonNode accessory(JsonNode section) {
        ArrayNode accessories = ClientApi.JSON.createArrayNode();
        return section.has("accessory") ? accessories.add(section.get("accessory")) : accessories;
    }

    static Stream<JsonNode> stream(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }
}
