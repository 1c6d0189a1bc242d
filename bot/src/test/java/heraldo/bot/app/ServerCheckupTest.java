package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.sun.net.httpserver.HttpServer;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.discord.room.Invitation;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.Role;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the doctor finds on Discord, and that nobody there notices. */
class ServerCheckupTest {
    private static List<Finding> findings(Sandbox sandbox, String token) {
        return new ServerCheckup(
                        Map.of(Token.VARIABLE, token),
                        given -> DiscordSettings.at(given, sandbox.restUrl(), sandbox.gatewayUrl()))
                .all();
    }

    @Test
    void everyServerIsListedWithWhatItLacksAndTheBotIsInvitedByALink() {
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard())) {
            List<String> asked = new ArrayList<>();
            sandbox.traffic().watch(exchange -> asked.add(exchange.method()));
            List<Finding> well = findings(sandbox, sandbox.token());
            assertTrue(well.stream().allMatch(finding -> finding.verdict() == Finding.Verdict.OK), well::toString);
            String link = Invitation.link(sandbox.world().bot().id().value());
            assertTrue(well.stream().anyMatch(finding -> finding.sentence().equals(link)), well::toString);
            Guild guild = sandbox.world().guilds().iterator().next();
            Role role = guild.roles().stream().filter(Role::managed).findFirst().orElseThrow();
            long fewer = role.permissions() & ~Permission.MANAGE_CHANNEL.getRawValue();
            sandbox.world()
                    .exclusively(() -> new Landscape(sandbox.world())
                            .put(guild, new Role(role.id(), role.name(), fewer, role.position(), 0, false, true)));
            Finding lacking = findings(sandbox, sandbox.token()).get(2);
            assertEquals(Finding.Verdict.FAIL, lacking.verdict());
            assertTrue(
                    lacking.sentence().startsWith("\"" + guild.name() + "\": the bot lacks Manage Channels:"),
                    lacking.sentence());
            assertEquals(List.of("GET"), asked.stream().distinct().toList(), "it only asks");
        }
    }

    @Test
    void aTokenThatDiscordDoesNotKnowIsToldAndNotRepeated() {
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard())) {
            List<Finding> findings = findings(sandbox, "no.such.token");
            assertEquals(1, findings.size());
            assertEquals(Finding.Verdict.FAIL, findings.get(0).verdict());
            assertEquals("Discord does not know this token", findings.get(0).sentence());
            assertFalse(findings.toString().contains("no.such.token"));
        }
        ServerCheckup nobodyThere = new ServerCheckup(
                Map.of(Token.VARIABLE, "a.b.c"), token -> DiscordSettings.at(token, "http://127.0.0.1:1", ""));
        assertEquals(
                "Discord cannot be reached from here", nobodyThere.all().get(0).sentence());
        assertEquals(List.of(), new ServerCheckup(Map.of(), DiscordSettings::official).all());
    }

    static List<Arguments> troubles() {
        return List.of(
                arguments(new Fault.Broken(503), "$", "Discord answers with 503; ask again later"),
                arguments(new Fault.Refused(403, 50001), "/channels$", "Discord answers with 403; ask again later"),
                arguments(new Fault.Truncated(), "/channels$", "what answers is not Discord"),
                arguments(new Fault.TooMany(3600), "$", "Discord answers with 429; ask again later"));
    }

    /** Three servers, and the second cannot be looked at. */
    @ParameterizedTest
    @MethodSource("troubles")
    void aServerThatCannotBeLookedAtKeepsNobodyFromTheOthers(Fault fault, String path, String why) {
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard())) {
            String first = sandbox.world().guilds().iterator().next().name();
            Guild second = sandbox.found(new Cast("Molinos", List.of(), Cast.INVITED, Cast.USUAL));
            sandbox.found(new Cast("Vecinos", List.of(), Cast.INVITED, Cast.USUAL));
            sandbox.faults().plan(1, "GET", "/guilds/" + second.id() + path, fault);
            List<Finding> findings = findings(sandbox, sandbox.token());
            assertTrue(findings.get(0).sentence().endsWith("servers: 3"), findings::toString);
            assertLooked(first, findings.get(2));
            assertLooked("Vecinos", findings.get(3));
            assertEquals(Finding.note("server", "\"Molinos\" could not be looked at: " + why), findings.get(4));
        }
    }

    private static void assertLooked(String server, Finding finding) {
        assertEquals(Finding.Verdict.OK, finding.verdict());
        assertTrue(finding.sentence().startsWith("\"" + server + "\": nothing is missing"), finding.sentence());
    }

    @Test
    void whereDiscordAsksToWaitTheDoctorWaitsButNotForEver() {
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard())) {
            sandbox.faults().plan(1, "GET", "/users/@me/guilds$", new Fault.TooMany(0));
            sandbox.faults().plan(2, "GET", "/guilds/\\d+$", new Fault.TooMany(0));
            List<Finding> findings = findings(sandbox, sandbox.token());
            assertEquals(3, findings.size(), findings::toString);
            assertEquals(Finding.Verdict.OK, findings.get(2).verdict());
            assertEquals(0, sandbox.faults().left(), "all of them were met");
            sandbox.faults().plan(10, "GET", "/users/@me$", new Fault.TooMany(0));
            assertEquals(
                    List.of(Finding.fail("discord", "Discord answers with 429; ask again later")),
                    findings(sandbox, sandbox.token()));
        }
    }

    /** The stand-in's only server demands nothing of its moderators and has room. */
    @Test
    void secondFactorsAndFullServersAreTold() throws Exception {
        String channels = "{\"id\":\"5\",\"type\":4}" + ",{\"id\":\"6\",\"type\":0,\"parent_id\":\"5\"}".repeat(50)
                + ",{\"id\":\"7\",\"type\":0,\"parent_id\":null}".repeat(439);
        Map<String, String> answers = Map.of(
                "/users/@me", "{\"id\":\"1\",\"username\":\"Heraldo\",\"mfa_enabled\":false}",
                "/applications/@me", "{\"id\":\"1\"}",
                "/users/@me/guilds", "[{\"id\":\"2\",\"name\":\"The\\nMill\",\"permissions\":\"8\"}]",
                "/guilds/2", "{\"id\":\"2\",\"mfa_level\":1}",
                "/guilds/2/channels", "[" + channels + "]");
        HttpServer discord = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        discord.createContext("/", exchange -> {
            byte[] body = answers.get(exchange.getRequestURI().getPath()).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        discord.start();
        try {
            String address = "http://127.0.0.1:" + discord.getAddress().getPort();
            List<Finding> findings = new ServerCheckup(
                            Map.of(Token.VARIABLE, "a.b.c"), token -> DiscordSettings.at(token, address, ""))
                    .all();
            assertEquals(
                    "\"The Mill\": it demands two-factor authentication: switch that on for the account that owns the bot;"
                            + " it has 490 of 500 channels; a category has 50 of 50 channels",
                    findings.get(2).sentence());
        } finally {
            discord.stop(0);
        }
    }
}
