package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Campaign;
import heraldo.bot.campaign.CampaignId;
import heraldo.bot.campaign.CampaignStatus;
import heraldo.bot.campaign.HoldReason;
import heraldo.bot.campaign.Progress;
import heraldo.bot.campaign.TurnStatus;
import heraldo.bot.discord.authority.Actor;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.command.Registry;
import heraldo.bot.discord.gate.Handler;
import heraldo.bot.discord.gate.Ticket;
import heraldo.bot.discord.gate.TicketHandler;
import heraldo.bot.discord.gate.TicketOffice;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.User;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Everything that can be asked of the bot, by everybody, at every moment of a campaign, held against the table of rights. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AuthorityTest {

    /** What the tickets of every action carry. */
    private static final Map<String, String> ARGUMENTS = Map.ofEntries(
            Map.entry("enrol", ""),
            Map.entry("join", ""),
            Map.entry("new.0", "1"),
            Map.entry("new.1", "1"),
            Map.entry("order", "kaixiflan pass"),
            Map.entry("paste", ""),
            Map.entry("report.turn", "1"),
            Map.entry("rewind.no", "1 9 0"),
            Map.entry("rewind.yes", "1 9 0"),
            Map.entry("show.0", ""),
            Map.entry("show.1", ""),
            Map.entry("show.2", ""),
            Map.entry("show.3", ""));

    private final Phrasebook phrases = new Phrasebook();
    private final Map<String, TicketHandler> actions =
            new TreeMap<>(Registry.of(Stage.catalog()).tickets());
    private final Map<String, Handler> commands = new TreeMap<>();
    private final List<String> wrong = new ArrayList<>();
    private Company company;
    private Forger forger;
    private Rehearsal rehearsal;
    private CampaignId campaign;
    private TicketOffice tickets;
    private List<Typed> typed;

    @BeforeAll
    void opened(@TempDir Path folder) {
        Registry.of(Stage.catalog())
                .slashes()
                .forEach(handler -> commands.put(handler.form().fullName(), handler));
        company = Company.running(folder);
        Stage stage = company.table.stage;
        campaign = company.campaign();
        rehearsal = stage.rehearse();
        forger = new Forger(stage);
        tickets = new TicketOffice(stage.sandbox().token());
        typed = stage.sandbox()
                .world()
                .exclusively(() -> Typed.all(stage.sandbox().world().commands().in(null)));
    }

    @BeforeEach
    void begun() {
        come(Progress.OPEN);
        company.seat(false);
        rehearsal.writes();
    }

    @AfterAll
    void closed() {
        company.close();
    }

    @Test
    void everybody_may_do_what_the_table_says_and_nothing_else() {
        assertEquals(ARGUMENTS.keySet(), actions.keySet());
        for (Progress progress : Progress.values()) {
            come(progress);
            for (Actor actor : Actor.values()) {
                company.seat(actor == Actor.PLAYING_GAME_MASTER);
                tryEverything(actor, progress);
            }
            company.seat(false);
        }
        assertEquals(List.of(), wrong);
    }

    private void come(Progress progress) {
        CampaignStatus status = switch (progress) {
            case FORMING -> CampaignStatus.FORMING;
            case ENDED -> CampaignStatus.ENDED;
            default -> CampaignStatus.RUNNING;
        };
        company.table.stage.turn(
                switch (progress) {
                    case HELD -> TurnStatus.HELD;
                    case LOCKED -> TurnStatus.LOCKED;
                    case CRASHED -> TurnStatus.CRASHED;
                    default -> TurnStatus.OPEN;
                },
                progress == Progress.HELD ? HoldReason.PAUSED : HoldReason.NONE);
        company.table.stage.write(books -> {
            Campaign now = books.campaigns().find(campaign).orElseThrow();
            books.campaigns().change(now.with(status));
        });
    }

    private void tryEverything(Actor actor, Progress progress) {
        User user = company.user(actor);
        Channel place = company.place(actor);
        String named = actor == Actor.OUTSIDER ? campaign.text() : "";
        for (Typed command : tried(progress)) {
            Handler handler = commands.get(command.name());
            String cell = "/" + command.name() + " " + actor + " " + progress;
            judge(cell, handler.errand(), actor, progress, forger.command(user, place, command.given(named)));
            for (String blank : command.suggesting()) {
                String errand = blank.equals("campaign") ? "campaign list" : handler.errand();
                Forger.Heard heard = forger.type(user, place, command.typing(blank));
                if (!may(errand, actor, progress) && !heard.choices().isEmpty()) {
                    wrong.add(cell + " " + blank + " is suggested " + heard.choices());
                }
            }
        }
        actions.forEach((action, handler) -> {
            String id = tickets.issue(
                    new Ticket(action, Optional.of(campaign), 0, user.id().value(), ARGUMENTS.get(action)));
            String cell = action + " " + actor + " " + progress;
            judge("button " + cell, handler.errand(), actor, progress, forger.press(user, place, id));
            judge("box " + cell, handler.errand(), actor, progress, forger.fill(user, place, id));
        });
    }

    /** While a turn is open everything; else one order of each ruleset stands for all, which have one row together. */
    private List<Typed> tried(Progress progress) {
        Set<String> games = new TreeSet<>();
        return typed.stream()
                .filter(command -> progress == Progress.OPEN
                        || !commands.get(command.name()).errand().equals("order")
                        || games.add(command.words().get(0)))
                .toList();
    }

    private static boolean may(String errand, Actor actor, Progress progress) {
        Right right = Right.to(errand).orElseThrow();
        return right == Right.VISIT || right.isOf(actor) && right.holds(progress);
    }

    private void judge(String cell, String errand, Actor actor, Progress progress, Forger.Heard heard) {
        int writes = rehearsal.writes();
        boolean away = phrases.turnsAway(heard.text());
        if (!heard.whispered()) {
            // The question of a campaign to be opened is answered in its own, hidden message.
            check(cell, errand.equals("campaign new") || errand.equals("gm rewind"), "is said aloud: " + heard.text());
        }
        if (may(errand, actor, progress)) {
            check(cell, !away, "is turned away: " + heard.text());
            // What breaks once it is at writing may break on what is undone at once.
            check(cell, writes > 0 || !phrases.apologizes(heard.text()), "breaks");
        } else {
            check(cell, writes == 0, "writes");
            check(cell, away && heard.plain() && !heard.opened(), "is answered: " + heard);
        }
    }

    private void check(String cell, boolean right, String fault) {
        if (!right) {
            wrong.add(cell + " " + fault);
        }
    }

    @Test
    void an_id_that_was_changed_anywhere_means_nothing() {
        User alba = company.user(Actor.PLAYER);
        Channel place = company.place(Actor.PLAYER);
        String id = tickets.issue(
                new Ticket("show.0", Optional.of(campaign), 0, alba.id().value(), ""));
        for (int i = 0; i < id.length(); i++) {
            char other = id.charAt(i) == 'A' ? 'Q' : 'A';
            String forged = id.substring(0, i) + other + id.substring(i + 1);
            Forger.Heard heard = forger.press(alba, place, forged);
            assertTrue(heard.text().contains("ya no significa nada"), heard.text());
        }
        for (String rubbish : List.of("x", "show.0", id + id.substring(0, 4), id.substring(4), "…")) {
            assertTrue(forger.press(alba, place, rubbish).text().contains("ya no significa nada"));
            assertTrue(forger.fill(alba, place, rubbish).text().contains("ya no significa nada"));
        }
        TicketOffice elsewhere = new TicketOffice("another.token");
        String foreign = elsewhere.issue(new Ticket("show.0", Optional.of(campaign), 0, 0, ""));
        assertTrue(forger.press(alba, place, foreign).text().contains("ya no significa nada"));
        assertEquals(0, rehearsal.writes());
    }

    @Test
    void a_button_serves_nobody_but_whom_it_was_made_for_and_no_other_turn() {
        for (String action : actions.keySet()) {
            String albas = tickets.issue(new Ticket(
                    action,
                    Optional.of(campaign),
                    0,
                    company.user(Actor.PLAYER).id().value(),
                    ARGUMENTS.get(action)));
            for (Actor actor : Actor.values()) {
                if (actor != Actor.PLAYER) {
                    User user = company.user(actor);
                    String pressed =
                            forger.press(user, company.place(actor), albas).text();
                    String sent = forger.fill(user, company.place(actor), albas).text();
                    assertTrue(pressed.matches("✖ (Este botón es para otra|This button was made for some).*"), pressed);
                    assertEquals(pressed, sent);
                }
            }
        }
        String old = tickets.issue(new Ticket("show.1", Optional.of(campaign), 7, 0, ""));
        String text = forger.press(company.user(Actor.PLAYER), company.place(Actor.PLAYER), old)
                .text();
        assertTrue(text.contains("es del turno 7"), text);
        assertEquals(0, rehearsal.writes());
    }

    @Test
    void whoever_sees_every_channel_gets_no_secret_by_that() {
        Channel albas = company.channel("alborada");
        for (Actor actor : List.of(Actor.ADMINISTRATOR, Actor.GAME_MASTER, Actor.OTHER_PLAYER, Actor.FORMER_PLAYER)) {
            User user = company.user(actor);
            for (Typed command : typed) {
                Forger.Heard heard = forger.command(user, albas, command.given(""));
                assertTrue(
                        !heard.text().contains("recolectar G5") && !heard.text().contains("collect G5"),
                        command.name() + heard);
                for (String blank : command.suggesting()) {
                    String offered = forger.type(user, albas, command.typing(blank))
                            .choices()
                            .toString();
                    assertTrue(!offered.contains("recolectar G5") && !offered.contains("collect G5"), offered);
                }
            }
            String id = tickets.issue(Ticket.open("show.0", campaign));
            assertTrue(phrases.turnsAway(forger.press(user, albas, id).text()));
        }
    }

    @Test
    void what_was_never_offered_is_refused_in_one_sentence() {
        User alba = company.user(Actor.PLAYER);
        Channel place = company.place(Actor.PLAYER);
        for (Typed command : typed) {
            for (String junk : List.of("999999", "nada de nada", "@everyone", campaign.text())) {
                rehearsal.writes();
                Forger.Heard heard = forger.command(alba, place, command.filled(junk));
                assertTrue(heard.whispered(), command.name());
                assertTrue(rehearsal.writes() > 0 || !phrases.apologizes(heard.text()), command.name() + heard);
            }
        }
    }

    @Test
    void a_campaign_of_another_server_cannot_be_named() {
        for (Typed command : typed) {
            if (command.suggesting().contains("campaign")) {
                User stranger = company.user(Actor.OUTSIDER);
                Channel place = company.place(Actor.OUTSIDER);
                for (String name : List.of(campaign.text(), "Los Reinos", "los reinos")) {
                    String text =
                            forger.command(stranger, place, command.given(name)).text();
                    assertTrue(phrases.turnsAway(text), command.name() + " " + text);
                }
                assertEquals(
                        List.of(),
                        forger.type(stranger, place, command.typing("campaign")).choices());
            }
        }
        assertEquals(0, rehearsal.writes());
    }
}
