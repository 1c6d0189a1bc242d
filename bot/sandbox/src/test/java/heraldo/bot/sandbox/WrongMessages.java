package heraldo.bot.sandbox;

import static heraldo.bot.sandbox.Wrong.form;
import static heraldo.bot.sandbox.Wrong.list;
import static heraldo.bot.sandbox.Wrong.post;
import static heraldo.bot.sandbox.Wrong.x;

import java.util.stream.Stream;

/** Messages that Discord refuses. */
final class WrongMessages {
    private static final String MESSAGES = "/channels/CHANNEL/messages";

    private WrongMessages() {}

    private static String row(String inside) {
        return "{\"components\":[{\"type\":1,\"components\":[" + inside + "]}],\"content\":\"x\"}";
    }

    private static String button(String rest) {
        return "{\"type\":2,\"style\":1,\"label\":\"x\"," + rest + "}";
    }

    static String embed(String inside) {
        return "{\"embeds\":[{" + inside + "}]}";
    }

    private static String second(String components) {
        return "{\"flags\":32768,\"components\":[" + components + "]}";
    }

    private static Wrong laidOut(String what, String components, String place) {
        return form(what, MESSAGES, second(components), place);
    }

    /** Messages laid out with the second version of components. */
    static Stream<Wrong> laidOut() {
        String text = "{\"type\":10,\"content\":\"x\"}";
        String file = "{\"media\":{\"url\":\"attachment://no.png\"}}";
        return Stream.of(
                laidOut("41 components", list(41, text), "components"),
                laidOut(
                        "41 components in one another",
                        "{\"type\":17,\"components\":[" + list(40, text) + "]}",
                        "components"),
                laidOut("4,001 letters in all", list(2, "{\"type\":10,\"content\":\"" + x(2001) + "\"}"), "components"),
                laidOut("a text of nothing", "{\"type\":10,\"content\":\" \"}", "components/0/content"),
                laidOut(
                        "a section of four texts",
                        "{\"type\":9,\"components\":[" + list(4, text) + "],\"accessory\":{\"type\":11,"
                                + "\"media\":{\"url\":\"https://a.example/a.png\"}}}",
                        "components/0/components"),
                laidOut(
                        "a section with nothing beside it",
                        "{\"type\":9,\"components\":[" + text + "]}",
                        "components/0/accessory"),
                laidOut(
                        "a gallery of eleven",
                        "{\"type\":12,\"items\":[" + list(11, file) + "]}",
                        "components/0/items"),
                laidOut(
                        "a file that is not there",
                        "{\"type\":17,\"components\":[{\"type\":12,\"items\":[" + file + "]}]}",
                        "components/0/components/0/items/0/media/url"),
                laidOut(
                        "a file of somebody else",
                        "{\"type\":13,\"file\":{\"url\":\"https://a.example/a.txt\"}}",
                        "components/0/file/url"),
                laidOut("a wide gap", "{\"type\":14,\"spacing\":3}", "components/0/spacing"),
                laidOut(
                        "a box in a box",
                        "{\"type\":17,\"components\":[{\"type\":17}]}",
                        "components/0/components/0/type"),
                laidOut("an empty box", "{\"type\":17,\"components\":[]}", "components/0/components"),
                laidOut("a colour that is none", "{\"type\":17,\"accent_color\":-1}", "components/0/accent_color"),
                laidOut("a number twice", list(2, "{\"type\":10,\"content\":\"x\",\"id\":7}"), "components/1/id"),
                laidOut(
                        "an entry twice",
                        "{\"type\":1,\"components\":[{\"type\":3,\"custom_id\":\"a\",\"options\":["
                                + list(2, "{\"label\":\"x\",\"value\":\"x\"}") + "]}]}",
                        "components/0/components/0/options"),
                form(
                        "new components without the flag",
                        MESSAGES,
                        "{\"components\":[" + text + "]}",
                        "components/0/type"),
                form(
                        "a sticker beside new components",
                        MESSAGES,
                        "{\"flags\":32768,\"sticker_ids\":[\"1\"],\"components\":[" + text + "]}",
                        "sticker_ids"));
    }

    static Stream<Wrong> all() {
        return Stream.of(
                post("an empty message", MESSAGES, "{}", 400, 50006, ""),
                post("only blanks", MESSAGES, "{\"content\":\"  \"}", 400, 50006, ""),
                form("2001 letters", MESSAGES, "{\"content\":\"" + x(2001) + "\"}", "content"),
                form("a nonce of 26", MESSAGES, "{\"content\":\"x\",\"nonce\":\"" + x(26) + "\"}", "nonce"),
                form("11 embeds", MESSAGES, "{\"embeds\":[" + list(11, "{\"title\":\"x\"}") + "]}", "embeds"),
                form("a title of 257", MESSAGES, embed("\"title\":\"" + x(257) + "\""), "embeds/0/title"),
                form(
                        "26 fields",
                        MESSAGES,
                        embed("\"fields\":[" + list(26, "{\"name\":\"x\",\"value\":\"x\"}") + "]"),
                        "embeds/0/fields"),
                form(
                        "a field without text",
                        MESSAGES,
                        embed("\"fields\":[{\"name\":\"x\",\"value\":\"\"}]"),
                        "embeds/0/fields/0/value"),
                form(
                        "6001 letters in embeds",
                        MESSAGES,
                        "{\"embeds\":[" + list(2, "{\"description\":\"" + x(3001) + "\"}") + "]}",
                        "embeds"),
                form(
                        "a picture that is no address",
                        MESSAGES,
                        embed("\"image\":{\"url\":\"map\"}"),
                        "embeds/0/image/url"),
                form(
                        "six rows",
                        MESSAGES,
                        "{\"content\":\"x\",\"components\":["
                                + list(6, "{\"type\":1,\"components\":[" + button("\"custom_id\":\"#\"") + "]}") + "]}",
                        "components"),
                form(
                        "six buttons in a row",
                        MESSAGES,
                        row(list(6, button("\"custom_id\":\"#\""))),
                        "components/0/components"),
                form(
                        "the same custom id twice",
                        MESSAGES,
                        row(list(2, button("\"custom_id\":\"a\""))),
                        "components/0/components/1/custom_id"),
                form(
                        "a custom id of 101",
                        MESSAGES,
                        row(button("\"custom_id\":\"" + x(101) + "\"")),
                        "components/0/components/0/custom_id"),
                form(
                        "26 entries in a menu",
                        MESSAGES,
                        row("{\"type\":3,\"custom_id\":\"a\",\"options\":["
                                + list(26, "{\"label\":\"#\",\"value\":\"#\"}") + "]}"),
                        "components/0/components/0/options"),
                form(
                        "a button outside a row",
                        MESSAGES,
                        "{\"content\":\"x\",\"components\":[" + button("\"custom_id\":\"a\"") + "]}",
                        "components/0/type"),
                form(
                        "text beside new components",
                        MESSAGES,
                        "{\"flags\":32768,\"content\":\"x\",\"components\":[{\"type\":10,\"content\":\"x\"}]}",
                        "content"),
                form(
                        "mentions both ways",
                        MESSAGES,
                        "{\"content\":\"x\",\"allowed_mentions\":{\"parse\":[\"users\"],\"users\":[\"1\"]}}",
                        "allowed_mentions"),
                new Wrong("101 messages asked for", "GET", MESSAGES + "?limit=101", "", 400, 50035, "/errors/limit"),
                post(
                        "one message to delete in bulk",
                        MESSAGES + "/bulk-delete",
                        "{\"messages\":[\"1\"]}",
                        400,
                        50016,
                        ""));
    }
}
