package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.rest.Limits;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.Overwrite;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Role;
import heraldo.bot.sandbox.world.World;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The stand-in stops a bot where Discord does, and a lenient one would let it pass. */
class StrictnessTest {

    private final AtomicReference<Instant> time = new AtomicReference<>(Instant.now());
    private Sandbox sandbox;
    private Wire wire;
    private String guild;
    private String channel;

    @BeforeEach
    void open() {
        sandbox = Sandbox.open(SandboxOptions.standard()
                .withClock(time::get)
                .withStopwatch(time::get)
                .within(Limits.DISCORD));
        wire = new Wire(sandbox);
        guild = "/guilds/" + sandbox.world().guilds().iterator().next().id();
        channel = "/channels/" + made("{\"name\":\"plaza\"}").path("id").asText();
    }

    @AfterEach
    void close() {
        sandbox.close();
    }

    private JsonNode made(String body) {
        return wire.ask("POST", guild + "/channels", body).body();
    }

    @Test
    void theNonceOfADeletedMessageIsNotForgotten() {
        String post = "{\"content\":\"Hola\",\"nonce\":\"n1\",\"enforce_nonce\":true}";
        String first =
                wire.ask("POST", channel + "/messages", post).body().path("id").asText();
        assertEquals(
                first,
                wire.ask("POST", channel + "/messages", post).body().path("id").asText());
        wire.ask("DELETE", channel + "/messages/" + first);
        assertEquals(10008, wire.ask("POST", channel + "/messages", post).code());
    }

    @Test
    void nameAndTopicAreChangedTwiceInTenMinutes() {
        for (int i = 0; i < 2; i++) {
            assertEquals(200, topic("topic " + i).status());
        }
        Wire.Answer refused = topic("another");
        assertEquals(429, refused.status());
        assertEquals("600", refused.headers().firstValue("Retry-After").orElse(""));
        assertEquals(200, topic("topic 1").status(), "what stays the same counts for nothing");
        time.set(time.get().plusSeconds(601));
        assertEquals(200, topic("another").status());
    }

    private Wire.Answer topic(String topic) {
        return wire.ask("PATCH", channel, "{\"topic\":\"" + topic + "\"}");
    }

    @Test
    void pinsComeInPages() {
        for (int i = 0; i < 3; i++) {
            time.set(time.get().plusSeconds(10));
            String id = wire.ask("POST", channel + "/messages", "{\"content\":\"" + i + "\"}")
                    .body()
                    .path("id")
                    .asText();
            wire.ask("PUT", channel + "/messages/pins/" + id);
        }
        JsonNode first = wire.ask("GET", channel + "/messages/pins?limit=2").body();
        assertTrue(first.path("has_more").asBoolean());
        String before = first.at("/items/1/pinned_at").asText().replace("+", "%2B");
        JsonNode rest = wire.ask("GET", channel + "/messages/pins?limit=2&before=" + before)
                .body();
        assertFalse(rest.path("has_more").asBoolean());
        List<String> texts = new ArrayList<>();
        first.path("items")
                .forEach(item -> texts.add(item.at("/message/content").asText()));
        rest.path("items").forEach(item -> texts.add(item.at("/message/content").asText()));
        assertEquals(List.of("2", "1", "0"), texts);
    }

    @Test
    void onlyMessagesOfAnnouncementChannelsAreCrossposted() {
        assertEquals(50024, crosspost(channel, posted(channel)).code());
        assertEquals(10003, crosspost("/channels/1", "1").code());
        assertEquals(10008, crosspost(announcements(), "1").code());
    }

    @Test
    void aMessageIsCrosspostedOnceAndSaysSo() {
        String news = announcements();
        String message = posted(news);
        List<JsonNode> told = new ArrayList<>();
        sandbox.world()
                .exclusively(() -> sandbox.world().pulse().listen(happening -> {
                    if (happening.type().equals("MESSAGE_UPDATE")) {
                        told.add(happening.data().apply(sandbox.world().bot().id()));
                    }
                }));
        Wire.Answer done = crosspost(news, message);
        assertEquals(200, done.status());
        assertEquals(MessageBody.CROSSPOSTED, done.body().path("flags").asInt());
        assertTrue(done.body().path("edited_timestamp").isNull(), "nothing else has changed");
        assertEquals(
                List.of(MessageBody.CROSSPOSTED),
                told.stream().map(update -> update.path("flags").asInt()).toList());
        assertEquals(40033, crosspost(news, message).code());
        String edited = "{\"content\":\"Adiós\"}";
        assertEquals(
                MessageBody.CROSSPOSTED,
                wire.ask("PATCH", news + "/messages/" + message, edited)
                        .body()
                        .path("flags")
                        .asInt(),
                "an edit takes nothing back");
    }

    @Test
    void messagesOfOthersAreCrosspostedByWhoeverModeratesThem() {
        String news = announcements();
        String said = wire.askAs("gm", "POST", "/client" + news + "/messages", "{\"content\":\"Hola\"}")
                .body()
                .path("id")
                .asText();
        String own = posted(news);
        deny(news, Permission.MANAGE_MESSAGES);
        assertEquals(50013, crosspost(news, said).code());
        assertEquals(200, crosspost(news, own).status(), "one's own need no more than to be sent");
        deny(news, Permission.SEND_MESSAGES);
        assertEquals(50013, crosspost(news, own).code());
        deny(news, Permission.VIEW_CHANNEL);
        assertEquals(50001, crosspost(news, own).code());
        deny(news);
        assertEquals(200, crosspost(news, said).status());
    }

    @Test
    void tenMessagesOfAChannelAreCrosspostedInAnHour() {
        String news = announcements();
        List<String> messages = new ArrayList<>();
        for (int i = 0; i < 11; i++) {
            time.set(time.get().plusSeconds(2));
            messages.add(posted(news));
        }
        for (String message : messages.subList(0, 10)) {
            assertEquals(200, crosspost(news, message).status());
        }
        Wire.Answer refused = crosspost(news, messages.getLast());
        assertEquals(429, refused.status());
        assertEquals("3600", refused.headers().firstValue("Retry-After").orElse(""));
        assertEquals("user", refused.headers().firstValue("X-RateLimit-Scope").orElse(""));
        String other = announcements();
        assertEquals(200, crosspost(other, posted(other)).status(), "each channel has ten of its own");
        assertFalse(posted(news).isEmpty(), "posts go on");
        time.set(time.get().plusSeconds(3600));
        assertEquals(200, crosspost(news, messages.getLast()).status());
    }

    private String announcements() {
        return "/channels/"
                + made("{\"name\":\"avisos\",\"type\":5}").path("id").asText();
    }

    private String posted(String place) {
        return wire.ask("POST", place + "/messages", "{\"content\":\"Hola\"}")
                .body()
                .path("id")
                .asText();
    }

    private Wire.Answer crosspost(String place, String message) {
        return wire.ask("POST", place + "/messages/" + message + "/crosspost");
    }

    /** Takes these permissions in a channel away from the bot, and gives it back all others. */
    private void deny(String place, Permission... permissions) {
        World world = sandbox.world();
        Snowflake id = Snowflake.of(place.substring(place.lastIndexOf('/') + 1));
        long all = Permission.bits(Permission.MANAGE_MESSAGES, Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL);
        long denied = Permission.bits(permissions);
        world.exclusively(() -> new Landscape(world)
                .change(world.channels().get(id).with(new Overwrite(world.bot().id(), true, all & ~denied, denied))));
    }

    @Test
    void namesOfTextChannelsLoseSigns() {
        assertEquals(
                "al-ataque",
                made("{\"name\":\"¡Al Ataque!\"}").path("name").asText().replace("¡", ""));
        assertEquals(
                "¡Al Ataque!",
                made("{\"name\":\"¡Al Ataque!\",\"type\":4}").path("name").asText());
    }

    @Test
    void twoCommandsAreNotCalledTheSameInAnyLanguage() {
        String other = "{\"name\":\"map\",\"description\":\"x\",\"name_localizations\":{\"es-ES\":\"mapa\"}}";
        String twin = "{\"name\":\"mapa\",\"description\":\"x\"}";
        String app = "/applications/" + sandbox.world().bot().id() + "/commands";
        assertEquals(50035, wire.ask("PUT", app, "[" + other + "," + twin + "]").code());
        assertEquals(200, wire.ask("PUT", app, "[" + other + "]").status());
    }

    @Test
    void aCommandIsOfferedToWhoeverHasItsPermissionAndToAdministrators() {
        String manage = "\"default_member_permissions\":\"" + Permission.MANAGE_GUILD.bit() + "\"";
        JsonNode kept = registered("{\"name\":\"gm\",\"description\":\"x\"," + manage + "}");
        assertEquals(
                String.valueOf(Permission.MANAGE_GUILD.bit()),
                kept.path("default_member_permissions").asText());
        assertEquals(List.of("gm"), offered("gm"));
        assertEquals(204, used("gm", kept).status());
        assertEquals(List.of(), offered("p1"));
        assertEquals(50013, used("p1", kept).code(), "whoever knows its number is refused");
        makeAdministrator("p1");
        assertEquals(List.of("gm"), offered("p1"));
        assertEquals(204, used("p1", kept).status());
        JsonNode nobodys = registered("{\"name\":\"gm\",\"description\":\"x\",\"default_member_permissions\":\"0\"}");
        assertEquals(List.of(), offered("gm"));
        assertEquals(50013, used("gm", nobodys).code());
        assertEquals(List.of("gm"), offered("p1"), "nobody but administrators");
        JsonNode everybodys = registered("{\"name\":\"gm\",\"description\":\"x\"}");
        assertTrue(everybodys.path("default_member_permissions").isNull());
        assertEquals(204, used("p2", everybodys).status());
    }

    private JsonNode registered(String command) {
        String app = "/applications/" + sandbox.world().bot().id() + "/commands";
        return wire.ask("PUT", app, "[" + command + "]").body().path(0);
    }

    /** The commands that the client of a member offers. */
    private List<String> offered(String user) {
        List<String> names = new ArrayList<>();
        wire.askAs(user, "GET", "/client/session", "")
                .body()
                .path("commands")
                .forEach(command -> names.add(command.path("name").asText()));
        return names;
    }

    private Wire.Answer used(String user, JsonNode command) {
        String body = "{\"type\":2,\"application_id\":\"%s\",\"channel_id\":\"%s\",\"data\":{\"id\":\"%s\"}}";
        return wire.askAs(
                user,
                "POST",
                "/client/interactions",
                body.formatted(
                        sandbox.world().bot().id(),
                        channel.substring(channel.lastIndexOf('/') + 1),
                        command.path("id").asText()));
    }

    private void makeAdministrator(String username) {
        World world = sandbox.world();
        world.exclusively(() -> {
            Guild server = world.guilds().iterator().next();
            Role all = new Role(world.nextId(), "Todo", Permission.ADMINISTRATOR.bit(), 5, 0, false, false);
            new Landscape(world).put(server, all);
            server.members().stream()
                    .filter(member -> member.user().username().equals(username))
                    .findFirst()
                    .ifPresent(member -> {
                        SequencedSet<Snowflake> roles = new LinkedHashSet<>(member.roles());
                        roles.add(all.id());
                        new Landscape(world).change(server, member.withRoles(roles));
                    });
        });
    }

    @ParameterizedTest
    @EnumSource(Fault.Part.class)
    void aConnectionThatBreaksHasDoneWhatWasAsked(Fault.Part arrived) {
        sandbox.faults().plan(1, "POST", "/messages$", new Fault.Cut(arrived));
        Assertions.assertThrows(
                CompletionException.class, () -> wire.ask("POST", channel + "/messages", "{\"content\":\"Hola\"}"));
        assertEquals(1, wire.ask("GET", channel + "/messages").body().size());
    }
}
