package heraldo.bot.sandbox;

import static heraldo.bot.sandbox.Wrong.form;
import static heraldo.bot.sandbox.Wrong.post;
import static heraldo.bot.sandbox.Wrong.x;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What Discord refuses is refused with Discord's status, code and complaint. */
class RefusalTest {
    /** With the right to delete what others wrote, which Heraldo does not ask for. */
    private static final Sandbox SANDBOX = Sandbox.open(SandboxOptions.standard()
            .with(Cast.ofSix().withBotPermissions(Cast.INVITED | Permission.MANAGE_MESSAGES.bit())));

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

    static Stream<Wrong> channels() {
        return Stream.of(
                form("a channel without a name", CHANNELS, "{}", "name"),
                form("a name of 101", CHANNELS, "{\"name\":\"" + x(101) + "\"}", "name"),
                form("a topic of 1025", CHANNELS, "{\"name\":\"a\",\"topic\":\"" + x(1025) + "\"}", "topic"),
                form(
                        "a category that is none",
                        CHANNELS,
                        "{\"name\":\"a\",\"parent_id\":\"" + GENERAL + "\"}",
                        "parent_id"),
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
    @MethodSource({
        "unknown",
        "channels",
        "heraldo.bot.sandbox.WrongMessages#all",
        "heraldo.bot.sandbox.WrongMessages#laidOut",
        "heraldo.bot.sandbox.WrongCommands#all"
    })
    void whatDiscordRefuses(Wrong wrong) {
        Wire.Answer answer = WIRE.ask(wrong.method(), placed(wrong.path()), wrong.body());
        assertEquals(wrong.status(), answer.status(), answer.body()::toString);
        assertEquals(wrong.code(), answer.code(), answer.body()::toString);
        JsonNode place = answer.body().at(wrong.complaint());
        assertTrue(!place.isMissingNode(), () -> wrong.complaint() + " in " + answer.body());
    }

    private static String placed(String path) {
        return path.replace("APP", WORLD.bot().id().toString())
                .replace("GUILD", GUILD.toString())
                .replace("CHANNEL", GENERAL.toString());
    }

    @Test
    void aWrongToken() {
        assertEquals(401, WIRE.askAsNobody("/users/@me").status());
    }

    @Test
    void whatTheBotMayNotDoInAChannel() {
        Channel silent = put(new long[] {0, Permission.SEND_MESSAGES.bit()});
        assertEquals(
                50013,
                WIRE.ask("POST", "/channels/" + silent.id() + "/messages", "{\"content\":\"x\"}")
                        .code());
        Channel plain = put(new long[] {0, Permission.EMBED_LINKS.bit()});
        assertEquals(
                50013,
                WIRE.ask("POST", "/channels/" + plain.id() + "/messages", WrongMessages.embed("\"title\":\"x\""))
                        .code());
        Channel hidden = put(new long[] {0, Permission.VIEW_CHANNEL.bit()});
        assertEquals(
                50001, WIRE.ask("GET", "/channels/" + hidden.id() + "/messages").code());
    }

    /** A channel in which the bot is allowed and denied some bits. */
    private static Channel put(long[] allowAndDeny) {
        return WORLD.exclusively(() -> {
            Channel channel = Channel.fresh(
                            WORLD.nextId(),
                            Channel.TEXT,
                            new Channel.Location(GUILD, null, 9),
                            Channel.Settings.named("room"))
                    .withOverwrites(List.of(new Overwrite(WORLD.bot().id(), true, allowAndDeny[0], allowAndDeny[1])));
            WORLD.channels().put(channel);
            return channel;
        });
    }

    @Test
    void aMessageOfSomebodyElseIsNotEdited() {
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
