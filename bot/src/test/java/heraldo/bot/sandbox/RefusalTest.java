package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Overwrite;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.World;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What Discord refuses is refused with Discord's status, code and complaint. */
class RefusalTest {
    private static final Sandbox SANDBOX = Sandbox.open(SandboxOptions.standard());
    private static final Wire WIRE = new Wire(SANDBOX);
    private static final World WORLD = SANDBOX.world();
    private static final Snowflake GUILD = WORLD.guilds().iterator().next().id();
    private static final Snowflake GENERAL =
            WORLD.channels().of(WORLD.guild(GUILD)).getFirst().id();
    private static final String APP = "/applications/" + WORLD.bot().id() + "/commands";
    private static final String MESSAGES = "/channels/" + GENERAL + "/messages";
    private static final String CHANNELS = "/guilds/" + GUILD + "/channels";

    @AfterAll
    static void close() {
        SANDBOX.close();
    }

    private record Wrong(String what, String method, String path, String body, int status, int code, String complaint) {
        @Override
        public String toString() {
            return what;
        }
    }

    private static Wrong post(String what, String path, String body, int status, int code, String complaint) {
        return new Wrong(what, "POST", path, body, status, code, complaint);
    }

    private static String x(int count) {
        return "x".repeat(count);
    }

    private static String list(int count, String each) {
        return String.join(
                ",",
                IntStream.range(0, count)
                        .mapToObj(i -> each.replace("#", "" + i))
                        .toList());
    }

    private static String row(String inside) {
        return "{\"components\":[{\"type\":1,\"components\":[" + inside + "]}],\"content\":\"x\"}";
    }

    private static String button(String rest) {
        return "{\"type\":2,\"style\":1,\"label\":\"x\"," + rest + "}";
    }

    private static String embed(String inside) {
        return "{\"embeds\":[{" + inside + "}]}";
    }

    private static String command(String inside) {
        return "{\"name\":\"move\",\"description\":\"x\"," + inside + "}";
    }

    private static String option(String rest) {
        return "{\"type\":3,\"name\":\"hex\",\"description\":\"x\"" + rest + "}";
    }

    static Stream<Wrong> unknown() {
        return Stream.of(
                new Wrong("a route that is none", "GET", "/nowhere", "", 404, 0, ""),
                new Wrong("no such channel", "GET", "/channels/1", "", 404, 10003, ""),
                new Wrong("no such server", "GET", "/guilds/1", "", 404, 10004, ""),
                new Wrong("no such member", "GET", "/guilds/" + GUILD + "/members/1", "", 404, 10007, ""),
                new Wrong("no such message", "GET", MESSAGES + "/1", "", 404, 10008, ""),
                new Wrong("no such user", "GET", "/users/1", "", 404, 10013, ""),
                new Wrong("no such command", "GET", APP + "/1", "", 404, 10063, ""),
                new Wrong("not an id", "GET", "/channels/abc", "", 400, 50035, "/errors/id/_errors/0/code"),
                post("no such interaction", "/interactions/1/abc/callback", "{\"type\":4}", 404, 10062, ""),
                post(
                        "no such webhook",
                        "/webhooks/" + WORLD.bot().id() + "/abc",
                        "{\"content\":\"x\"}",
                        404,
                        10015,
                        ""),
                post("no JSON", MESSAGES, "{", 400, 50109, ""));
    }

    static Stream<Wrong> messages() {
        return Stream.of(
                post("an empty message", MESSAGES, "{}", 400, 50006, ""),
                post("only blanks", MESSAGES, "{\"content\":\"  \"}", 400, 50006, ""),
                post("2001 letters", MESSAGES, "{\"content\":\"" + x(2001) + "\"}", 400, 50035, "/errors/content"),
                post(
                        "a nonce of 26",
                        MESSAGES,
                        "{\"content\":\"x\",\"nonce\":\"" + x(26) + "\"}",
                        400,
                        50035,
                        "/errors/nonce"),
                post(
                        "11 embeds",
                        MESSAGES,
                        "{\"embeds\":[" + list(11, "{\"title\":\"x\"}") + "]}",
                        400,
                        50035,
                        "/errors/embeds"),
                post(
                        "a title of 257",
                        MESSAGES,
                        embed("\"title\":\"" + x(257) + "\""),
                        400,
                        50035,
                        "/errors/embeds/0/title"),
                post(
                        "26 fields",
                        MESSAGES,
                        embed("\"fields\":[" + list(26, "{\"name\":\"x\",\"value\":\"x\"}") + "]"),
                        400,
                        50035,
                        "/errors/embeds/0/fields"),
                post(
                        "a field without text",
                        MESSAGES,
                        embed("\"fields\":[{\"name\":\"x\",\"value\":\"\"}]"),
                        400,
                        50035,
                        "/errors/embeds/0/fields/0/value"),
                post(
                        "6001 letters in embeds",
                        MESSAGES,
                        "{\"embeds\":[" + list(2, "{\"description\":\"" + x(3001) + "\"}") + "]}",
                        400,
                        50035,
                        "/errors/embeds"),
                post(
                        "a picture that is no address",
                        MESSAGES,
                        embed("\"image\":{\"url\":\"map\"}"),
                        400,
                        50035,
                        "/errors/embeds/0/image/url"),
                post(
                        "six rows",
                        MESSAGES,
                        "{\"content\":\"x\",\"components\":["
                                + list(6, "{\"type\":1,\"components\":[" + button("\"custom_id\":\"#\"") + "]}") + "]}",
                        400,
                        50035,
                        "/errors/components"),
                post(
                        "six buttons in a row",
                        MESSAGES,
                        row(list(6, button("\"custom_id\":\"#\""))),
                        400,
                        50035,
                        "/errors/components/0/components"),
                post(
                        "the same custom id twice",
                        MESSAGES,
                        row(list(2, button("\"custom_id\":\"a\""))),
                        400,
                        50035,
                        "/errors/components/0/components/1/custom_id"),
                post(
                        "a custom id of 101",
                        MESSAGES,
                        row(button("\"custom_id\":\"" + x(101) + "\"")),
                        400,
                        50035,
                        "/errors/components/0/components/0/custom_id"),
                post(
                        "26 entries in a menu",
                        MESSAGES,
                        row("{\"type\":3,\"custom_id\":\"a\",\"options\":["
                                + list(26, "{\"label\":\"#\",\"value\":\"#\"}") + "]}"),
                        400,
                        50035,
                        "/errors/components/0/components/0/options"),
                post(
                        "a button outside a row",
                        MESSAGES,
                        "{\"content\":\"x\",\"components\":[" + button("\"custom_id\":\"a\"") + "]}",
                        400,
                        50035,
                        "/errors/components/0/type"),
                post(
                        "text beside new components",
                        MESSAGES,
                        "{\"flags\":32768,\"content\":\"x\",\"components\":[{\"type\":10,\"content\":\"x\"}]}",
                        400,
                        50035,
                        "/errors/content"),
                post(
                        "mentions both ways",
                        MESSAGES,
                        "{\"content\":\"x\",\"allowed_mentions\":{\"parse\":[\"users\"],\"users\":[\"1\"]}}",
                        400,
                        50035,
                        "/errors/allowed_mentions"),
                new Wrong("101 messages asked for", "GET", MESSAGES + "?limit=101", "", 400, 50035, "/errors/limit"),
                post(
                        "one message to delete in bulk",
                        MESSAGES + "/bulk-delete",
                        "{\"messages\":[\"1\"]}",
                        400,
                        50016,
                        ""));
    }

    static Stream<Wrong> commands() {
        return Stream.of(
                post(
                        "a name with a capital",
                        APP,
                        "{\"name\":\"Move\",\"description\":\"x\"}",
                        400,
                        50035,
                        "/errors/name"),
                post(
                        "a name with a blank",
                        APP,
                        "{\"name\":\"a b\",\"description\":\"x\"}",
                        400,
                        50035,
                        "/errors/name"),
                post(
                        "a name of 33",
                        APP,
                        "{\"name\":\"" + x(33) + "\",\"description\":\"x\"}",
                        400,
                        50035,
                        "/errors/name"),
                post("no description", APP, "{\"name\":\"move\"}", 400, 50035, "/errors/description"),
                post(
                        "a description of 101",
                        APP,
                        "{\"name\":\"move\",\"description\":\"" + x(101) + "\"}",
                        400,
                        50035,
                        "/errors/description"),
                post(
                        "an unknown language",
                        APP,
                        command("\"name_localizations\":{\"xx\":\"mover\"}"),
                        400,
                        50035,
                        "/errors/name_localizations/xx"),
                post(
                        "a localised name with a capital",
                        APP,
                        command("\"name_localizations\":{\"es-ES\":\"Mover\"}"),
                        400,
                        50035,
                        "/errors/name_localizations/es-ES"),
                post(
                        "26 options",
                        APP,
                        command("\"options\":[" + list(26, "{\"type\":3,\"name\":\"o#\",\"description\":\"x\"}") + "]"),
                        400,
                        50035,
                        "/errors/options"),
                post(
                        "the same option twice",
                        APP,
                        command("\"options\":[" + list(2, option("")) + "]"),
                        400,
                        50035,
                        "/errors/options/1/name"),
                post(
                        "required after optional",
                        APP,
                        command("\"options\":[" + option("")
                                + ",{\"type\":3,\"name\":\"b\",\"description\":\"x\",\"required\":true}]"),
                        400,
                        50035,
                        "/errors/options/1/required"),
                post(
                        "26 choices",
                        APP,
                        command("\"options\":["
                                + option(",\"choices\":[" + list(26, "{\"name\":\"#\",\"value\":\"#\"}") + "]") + "]"),
                        400,
                        50035,
                        "/errors/options/0/choices"),
                post(
                        "choices with autocomplete",
                        APP,
                        command("\"options\":["
                                + option(",\"autocomplete\":true,\"choices\":[{\"name\":\"a\",\"value\":\"a\"}]")
                                + "]"),
                        400,
                        50035,
                        "/errors/options/0/autocomplete"),
                post(
                        "a subcommand beside a value",
                        APP,
                        command("\"options\":[{\"type\":1,\"name\":\"a\",\"description\":\"x\"}," + option("") + "]"),
                        400,
                        50035,
                        "/errors/options/1/type"),
                new Wrong(
                        "101 commands",
                        "PUT",
                        APP,
                        "[" + list(101, "{\"name\":\"c#\",\"description\":\"x\"}") + "]",
                        400,
                        30032,
                        ""),
                new Wrong(
                        "two of a name",
                        "PUT",
                        APP,
                        "[" + list(2, "{\"name\":\"c\",\"description\":\"x\"}") + "]",
                        400,
                        50035,
                        ""),
                post(
                        "8001 letters in all",
                        APP,
                        command("\"options\":["
                                + list(
                                        25,
                                        "{\"type\":3,\"name\":\"o#\",\"description\":\"x\",\"choices\":["
                                                + list(4, "{\"name\":\"" + x(40) + "\",\"value\":\"" + x(41) + "\"}")
                                                        .replaceFirst("x", "y")
                                                + "]}")
                                + "]"),
                        400,
                        50035,
                        "/errors/_errors"));
    }

    static Stream<Wrong> channels() {
        return Stream.of(
                post("a channel without a name", CHANNELS, "{}", 400, 50035, "/errors/name"),
                post("a name of 101", CHANNELS, "{\"name\":\"" + x(101) + "\"}", 400, 50035, "/errors/name"),
                post(
                        "a topic of 1025",
                        CHANNELS,
                        "{\"name\":\"a\",\"topic\":\"" + x(1025) + "\"}",
                        400,
                        50035,
                        "/errors/topic"),
                post(
                        "a category that is none",
                        CHANNELS,
                        "{\"name\":\"a\",\"parent_id\":\"" + GENERAL + "\"}",
                        400,
                        50035,
                        "/errors/parent_id"),
                post(
                        "an overwrite for nobody",
                        CHANNELS,
                        "{\"name\":\"a\",\"permission_overwrites\":[{\"id\":\"1\",\"type\":1}]}",
                        404,
                        10009,
                        ""),
                post(
                        "giving what the bot has not",
                        CHANNELS,
                        "{\"name\":\"a\",\"permission_overwrites\":[{\"id\":\"" + GUILD + "\",\"type\":0,\"allow\":\""
                                + Permission.ADMINISTRATOR.bit() + "\"}]}",
                        403,
                        50013,
                        ""));
    }

    @ParameterizedTest
    @MethodSource({"unknown", "messages", "commands", "channels"})
    void what_discord_refuses(Wrong wrong) {
        Wire.Answer answer = WIRE.ask(wrong.method(), wrong.path(), wrong.body());
        assertEquals(wrong.status(), answer.status(), answer.body()::toString);
        assertEquals(wrong.code(), answer.code(), answer.body()::toString);
        JsonNode place = answer.body().at(wrong.complaint());
        assertTrue(!place.isMissingNode(), () -> wrong.complaint() + " in " + answer.body());
    }

    @Test
    void a_wrong_token() {
        assertEquals(401, WIRE.askAsNobody("/users/@me").status());
    }

    @Test
    void what_the_bot_may_not_do_in_a_channel() {
        Channel silent = put(new long[] {0, Permission.SEND_MESSAGES.bit()});
        assertEquals(
                50013,
                WIRE.ask("POST", "/channels/" + silent.id() + "/messages", "{\"content\":\"x\"}")
                        .code());
        Channel plain = put(new long[] {0, Permission.EMBED_LINKS.bit()});
        assertEquals(
                50013,
                WIRE.ask("POST", "/channels/" + plain.id() + "/messages", embed("\"title\":\"x\""))
                        .code());
        Channel hidden = put(new long[] {0, Permission.VIEW_CHANNEL.bit()});
        assertEquals(
                50001, WIRE.ask("GET", "/channels/" + hidden.id() + "/messages").code());
    }

    /** A channel in which the bot is allowed and denied some bits. */
    private static Channel put(long[] allowAndDeny) {
        return WORLD.exclusively(() -> {
            Channel channel = new Channel(
                    WORLD.nextId(),
                    Channel.TEXT,
                    GUILD,
                    "room",
                    null,
                    null,
                    9,
                    false,
                    0,
                    List.of(new Overwrite(WORLD.bot().id(), true, allowAndDeny[0], allowAndDeny[1])),
                    List.of(),
                    null);
            WORLD.channels().put(channel);
            return channel;
        });
    }

    @Test
    void a_message_of_somebody_else_is_not_edited() {
        Wire.Answer said = WIRE.askAs(
                "p1",
                "POST",
                "/client" + MESSAGES,
                Json.object("content", "hola").toString());
        String path = MESSAGES + "/" + said.body().path("id").asText();
        assertEquals(50005, WIRE.ask("PATCH", path, "{\"content\":\"x\"}").code());
        assertEquals(204, WIRE.ask("DELETE", path).status(), "but may be deleted by who manages messages");
    }
}
