package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.rulebook.Progress;
import heraldo.bot.discord.authority.Actor;
import heraldo.bot.discord.authority.Rank;
import heraldo.bot.discord.command.Registry;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.discord.gate.Guard;
import heraldo.bot.discord.gate.Handler;
import heraldo.bot.discord.gate.Handlers;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.User;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Asks in everybody's name whatever can be asked, and holds what comes of it against the table of rights: who was let in at the
 * door, what was answered, who can see that, and whether anybody came through to the books.
 */
final class Examination {

    /** What the component ids of every action carry. Those of a desk: turn, step and revision of Alba's sheet; a mark; more. */
    static final Map<String, String> ARGUMENTS = Map.ofEntries(
            Map.entry("away.off", ""),
            Map.entry("back", ""),
            Map.entry("begin", "1 0"),
            Map.entry("card", "1 1"),
            Map.entry("desk.change", "1 0 1 x 1"),
            Map.entry("desk.down", "1 0 1 x 1"),
            Map.entry("desk.extend", "1 0 1 x 1"),
            Map.entry("desk.fixed", "1 0 1 x "),
            Map.entry("desk.fixed+", "1 0 1 x "),
            Map.entry("desk.fixed-", "1 0 1 x "),
            Map.entry("desk.form", "1 0 1 x x"),
            Map.entry("desk.help", "1 0 1 x collect"),
            Map.entry("desk.kind", "1 0 1 x "),
            Map.entry("desk.line", "1 0 1 x "),
            Map.entry("desk.lines", "1 0 1 x "),
            Map.entry("desk.map", "1 0 1 x "),
            Map.entry("desk.no", "1 0 1 x 1"),
            Map.entry("desk.offer", "1 0 1 x 1"),
            Map.entry("desk.offer+", "1 0 1 x 1-2"),
            Map.entry("desk.offer-", "1 0 1 x 1"),
            Map.entry("desk.open", "1 0 1 x "),
            Map.entry("desk.other", "1 0 1 x 1"),
            Map.entry("desk.page", "1 0 1 x 1"),
            Map.entry("desk.play", "1 0 1 x x"),
            Map.entry("desk.ready", "1 0 1 x "),
            Map.entry("desk.ready!", "1 0 1 x "),
            Map.entry("desk.remove", "1 0 1 x 1"),
            Map.entry("desk.rival", "1 0 1 x "),
            Map.entry("desk.rival+", "1 0 1 x 2 "),
            Map.entry("desk.show", "1 0 1 x "),
            Map.entry("desk.skip", "1 0 1 x collect"),
            Map.entry("desk.undo", "1 0 1 x "),
            Map.entry("desk.up", "1 0 1 x 1"),
            Map.entry("desk.value", "1 0 1 x x"),
            Map.entry("desk.whatif", "1 0 1 x "),
            Map.entry("desk.write", "1 0 1 x "),
            Map.entry("desk.yes", "1 0 1 x 1"),
            Map.entry("hall.how", ""),
            Map.entry("edit.change", "x x"),
            Map.entry("edit.do", "x x"),
            Map.entry("edit.form", "x x"),
            Map.entry("edit.kind", "x x"),
            Map.entry("edit.off", "x x"),
            Map.entry("edit.show", "x x"),
            Map.entry("edit.value", "x x"),
            Map.entry("enrol", ""),
            Map.entry("dossier", ""),
            Map.entry("gm.archive", "x "),
            Map.entry("gm.bar", "x 1"),
            Map.entry("gm.bar-whom", "x "),
            Map.entry("gm.bar-why", "x 1"),
            Map.entry("gm.mail", "x "),
            Map.entry("gm.mail-bar", "x 1"),
            Map.entry("gm.mail-out", "x 1"),
            Map.entry("gm.mail-readmit", "x 1"),
            Map.entry("gm.cron", "x "),
            Map.entry("gm.days", "x "),
            Map.entry("gm.delete", "x "),
            Map.entry("gm.end", "x "),
            Map.entry("gm.extend", "x 6"),
            Map.entry("gm.guest", "x 1 0"),
            Map.entry("gm.hand", "x 1"),
            Map.entry("gm.heir", "x "),
            Map.entry("gm.invite", "x 1 0 1"),
            Map.entry("gm.lend", "x 1"),
            Map.entry("gm.more", "x "),
            Map.entry("gm.offer", "x 1"),
            Map.entry("gm.offered", "x 1 0"),
            Map.entry("gm.open", ""),
            Map.entry("gm.panel", "x "),
            Map.entry("gm.readmit", "x 1"),
            Map.entry("gm.recall", "x 1"),
            Map.entry("gm.quiet", "x "),
            Map.entry("gm.remind", "x 1"),
            Map.entry("gm.remove", "x 1"),
            Map.entry("gm.remove-why", "x 1"),
            Map.entry("gm.removed", "x 1"),
            Map.entry("gm.replace", "x 1"),
            Map.entry("gm.resolve", "x "),
            Map.entry("gm.say", "x "),
            Map.entry("gm.seat", "x "),
            Map.entry("gm.start", "x "),
            Map.entry("gm.theme", "x "),
            Map.entry("gm.time", "x "),
            Map.entry("gm.until", "x "),
            Map.entry("gm.press", "x "),
            Map.entry("gm.absence", "x "),
            Map.entry("gm.rewind", "x 1 1 0"),
            Map.entry("gm.window", "x "),
            Map.entry("gm.withdraw", "x 1"),
            Map.entry("invitation.no", "1"),
            Map.entry("invitation.see", "1"),
            Map.entry("invitation.yes", "1"),
            Map.entry("forget.yes", ""),
            Map.entry("event.change", "x x"),
            Map.entry("event.do", "x x"),
            Map.entry("event.form", "x x"),
            Map.entry("event.kind", "x x"),
            Map.entry("event.off", "x x"),
            Map.entry("event.show", "x x"),
            Map.entry("event.value", "x x"),
            Map.entry("join", ""),
            Map.entry("kind", "collect"),
            Map.entry("leave.yes", ""),
            Map.entry("lesson.ask", ""),
            Map.entry("lesson.close", ""),
            Map.entry("lesson.open", "kaixiflan"),
            Map.entry("mend", "x"),
            Map.entry("mended", "x"),
            Map.entry("mission.change", "x x"),
            Map.entry("mission.do", "x x"),
            Map.entry("mission.form", "x x"),
            Map.entry("mission.kind", "x x"),
            Map.entry("mission.off", "x x"),
            Map.entry("mission.show", "x x"),
            Map.entry("mission.value", "x x"),
            Map.entry("new.0", "1"),
            Map.entry("new.1", "1"),
            Map.entry("new.ask", "x x "),
            Map.entry("new.form", "x x "),
            Map.entry("new.game", "x x "),
            Map.entry("new.games", "x x "),
            Map.entry("new.option", "x x "),
            Map.entry("new.options", "x x "),
            Map.entry("new.seats", "x x "),
            Map.entry("new.sent", "x x "),
            Map.entry("new.show", "x x "),
            Map.entry("new.value", "x x "),
            Map.entry("nothing", ""),
            Map.entry("offer", "1"),
            Map.entry("order", "kaixiflan pass"),
            Map.entry("petition.no", "1"),
            Map.entry("petition.yes", "1"),
            Map.entry("press.bar", "1"),
            Map.entry("press.sent", "x "),
            Map.entry("press.withdraw", "1"),
            Map.entry("report.turn", "1"),
            Map.entry("rewind.yes", "1 9 0"),
            Map.entry("settings.hours", ""),
            Map.entry("settings.house", "openers"),
            Map.entry("settings.own", "language"),
            Map.entry("settings.quiet", ""),
            Map.entry("shelf.help", "kaixiflan"),
            Map.entry("shelf.rules", "kaixiflan"),
            Map.entry("show.0", ""),
            Map.entry("show.1", ""),
            Map.entry("show.2", ""),
            Map.entry("show.3", ""),
            Map.entry("show.4", ""),
            Map.entry("show.5", ""),
            Map.entry("show.6", ""),
            Map.entry("show.7", ""),
            Map.entry("start.yes", ""),
            Map.entry("talk.ask", ""),
            Map.entry("talk.pick", ""),
            Map.entry("talk.with", "2"),
            Map.entry("treaties", ""),
            Map.entry("treaties.back", ""),
            Map.entry("treaty", "1"),
            Map.entry("treaty.broken", "1"),
            Map.entry("treaty.broken!", "1"),
            Map.entry("treaty.decline", "1"),
            Map.entry("treaty.kept", "1"),
            Map.entry("treaty.new", ""),
            Map.entry("treaty.pick", ""),
            Map.entry("treaty.sent", ""),
            Map.entry("treaty.show", "1"),
            Map.entry("treaty.sign", "1"),
            Map.entry("treaty.withdraw", "1"),
            Map.entry("turn.fame", "1"),
            Map.entry("turn.map", "1"),
            Map.entry("turn.proof", "1"));

    /** What is chosen in menus, whatever is offered there: the first line, a kind of order, anything. */
    private static final List<String> CHOSEN = List.of("1", "pass", "@everyone");

    /** Of those who stand for the actors, the ones who may manage the server they act in. */
    private static final Set<Actor> MANAGERS =
            EnumSet.of(Actor.GAME_MASTER, Actor.PLAYING_GAME_MASTER, Actor.ADMINISTRATOR, Actor.OUTSIDER);

    final Map<String, ComponentHandler> actions = new TreeMap<>();
    final List<Typed> typed;
    final Forger forger;
    final ComponentIds componentIds;
    final Phrasebook phrases = new Phrasebook();
    private final Map<String, Handler> commands = new TreeMap<>();
    private final Company company;
    private final Stage stage;
    private final CampaignId campaign;
    private final Rehearsal rehearsal;
    private final List<String> wrong = new ArrayList<>();
    private int asked;

    /** Everything is rehearsed from now on. */
    Examination(Company company) {
        this.stage = company.table.stage;
        Handlers handlers = Registry.of(Stage.catalog());
        handlers.slashes().forEach(handler -> commands.put(handler.form().fullName(), handler));
        actions.putAll(handlers.components());
        this.company = company;
        this.campaign = company.campaign();
        this.rehearsal = stage.rehearse();
        this.forger = new Forger(stage);
        this.componentIds = stage.componentIds();
        this.typed = stage.sandbox()
                .world()
                .exclusively(() -> Typed.all(stage.sandbox().world().commands().in(null)));
    }

    /** Where the table was not kept to, since this was last asked. */
    List<String> wrong() {
        List<String> found = List.copyOf(wrong);
        wrong.clear();
        return found;
    }

    /** How many answers have been judged. */
    int asked() {
        return asked;
    }

    /**
     * Every command and every button, by everybody, or a share of them.
     *
     * @param oneOf of so many states of a campaign each request of each role is tried in one
     */
    void share(Progress progress, int oneOf) {
        forget();
        for (Actor actor : Actor.values()) {
            int share = actor.ordinal() + progress.ordinal();
            Predicate<String> due = request -> Math.floorMod(request.hashCode() + share, oneOf) == 0;
            as(actor, progress, () -> {
                tried(progress).stream()
                        .filter(command -> due.test(command.words().toString()))
                        .forEach(command -> give(command, actor, progress));
                actions.keySet().stream().filter(due).forEach(action -> press(action, actor, progress));
            });
        }
    }

    /** What was done until the campaign had come so far is nobody's attempt. */
    private void forget() {
        rehearsal.writes();
        stage.entries();
    }

    /** One command alone, by one actor. */
    void command(String errand, Actor actor, Progress progress) {
        forget();
        Typed command = typed.stream()
                .filter(each -> errand(each).equals(errand))
                .findFirst()
                .orElseThrow();
        as(actor, progress, () -> give(command, actor, progress));
    }

    static boolean may(String errand, Actor actor, Progress progress) {
        WrittenRights written = WrittenRights.to(errand);
        boolean ranks = written.rank() == Rank.MEMBER || MANAGERS.contains(actor);
        return ranks
                && written.who().contains(standing(actor, progress))
                && written.when().contains(progress);
    }

    /** Before the start nobody has a private channel in which another could be, nor has known the secrets of a seat they left. */
    private static Actor standing(Actor actor, Progress progress) {
        if (progress != Progress.FORMING) {
            return actor;
        }
        return switch (actor) {
            case OTHER_PLAYER -> Actor.PLAYER;
            case FORMER_PLAYER -> Actor.SPECTATOR;
            default -> actor;
        };
    }

    private String errand(Typed command) {
        return commands.get(command.name()).errand();
    }

    private void as(Actor actor, Progress progress, Runnable deed) {
        if (actor != Actor.PLAYING_GAME_MASTER) {
            deed.run();
        } else if (progress == Progress.ENDED) {
            company.seated(deed);
        } else {
            really("campaign join", Map.of("seat", "Cimera"));
            deed.run();
            really("campaign leave", Map.of("sure", "true"));
        }
    }

    /** What the game master does so that it counts, whoever stands at the door otherwise. */
    private void really(String name, Map<String, String> blanks) {
        Typed command = typed.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        User user = company.user(Actor.PLAYING_GAME_MASTER);
        UnaryOperator<Guard> door = stage.guardedBy(UnaryOperator.identity());
        rehearsal.end();
        Forger.Heard heard = forger.command(user, company.place(Actor.PLAYING_GAME_MASTER), command.with(blanks));
        rehearsal.begin();
        stage.guardedBy(door);
        assertTrue(stage.entries() > 0, heard.text());
        assertFalse(heard.text().startsWith("✖"), heard.text());
    }

    /** While a turn is open everything; else one order of each ruleset stands for all, which have one row together. */
    private List<Typed> tried(Progress progress) {
        Set<String> games = new TreeSet<>();
        return typed.stream()
                .filter(command -> progress == Progress.OPEN
                        || !errand(command).equals("order")
                        || games.add(command.words().get(0)))
                .toList();
    }

    private void give(Typed command, Actor actor, Progress progress) {
        User user = company.user(actor);
        Channel place = company.place(actor);
        // What concerns no campaign that is there is asked for without naming one.
        boolean apart = WrittenRights.to(errand(command)).when().containsAll(EnumSet.allOf(Progress.class))
                && WrittenRights.to(errand(command)).who().contains(Actor.OUTSIDER);
        String named = actor == Actor.OUTSIDER && !apart ? campaign.text() : "";
        String cell = "/" + command.name() + " " + actor + " " + progress;
        judge(cell, errand(command), actor, progress, forger.command(user, place, command.given(named)));
        for (String blank : command.suggesting()) {
            String errand = blank.equals("campaign") ? "campaign list" : errand(command);
            Forger.Heard heard = forger.type(user, place, command.typing(blank));
            boolean let = stage.entries() > 0;
            check(cell, may(errand, actor, progress) || !let, blank + " is let in");
            check(
                    cell,
                    may(errand, actor, progress) || heard.choices().isEmpty(),
                    blank + " is suggested " + heard.choices());
        }
    }

    private void press(String action, Actor actor, Progress progress) {
        User user = company.user(actor);
        Channel place = company.place(actor);
        String id = componentId(action, 0, user);
        String errand = actions.get(action).errand();
        String cell = action + " " + actor + " " + progress;
        judge("button " + cell, errand, actor, progress, forger.press(user, place, id));
        judge("box " + cell, errand, actor, progress, forger.fill(user, place, id));
        if (progress == Progress.OPEN) {
            choose(action, actor, id);
        }
    }

    /** Buttons, boxes and menus come to one door: that something is chosen in what is none is tried while a turn is open. */
    private void choose(String action, Actor actor, String id) {
        User user = company.user(actor);
        Channel place = company.place(actor);
        String errand = actions.get(action).errand();
        String cell = action + " " + actor;
        // Whoever is turned away at the door has chosen in vain, whatever it was.
        int choices = may(errand, actor, Progress.OPEN) ? CHOSEN.size() : 1;
        for (String chosen : CHOSEN.subList(0, choices)) {
            Forger.Heard heard = forger.choose(user, place, id, chosen);
            judge("menu " + cell + " " + chosen, errand, actor, Progress.OPEN, heard);
        }
    }

    /** The id of a button made for somebody. */
    String componentId(String action, int turn, User user) {
        return componentIds.issue(
                new ComponentId(action, Optional.of(campaign), turn, user.id().value(), ARGUMENTS.get(action)));
    }

    private void judge(String cell, String errand, Actor actor, Progress progress, Forger.Heard heard) {
        int writes = rehearsal.writes();
        int entries = stage.entries();
        boolean away = phrases.turnsAway(heard.text());
        check(cell, heard.whispered(), "is said aloud: " + heard.text());
        if (may(errand, actor, progress)) {
            check(cell, entries > 0, "is not let in");
            check(cell, !away, "is turned away: " + heard.text());
            // What breaks once it is at writing may break on what is undone at once.
            check(cell, writes > 0 || !phrases.apologizes(heard.text()), "breaks");
        } else {
            check(cell, entries == 0, "is let in");
            check(cell, writes == 0, "writes");
            check(cell, away && heard.plain() && !heard.opened(), "is answered: " + heard);
        }
    }

    /**
     * Pressed or sent by somebody else, a button that was made for Alba says that it is hers.
     *
     * @param oneOf of so many strangers one tries each button, every time another
     */
    void strangersButtons(Set<Actor> strangers, int oneOf) {
        for (String action : actions.keySet()) {
            String albas = componentId(action, 0, company.user(Actor.PLAYER));
            for (Actor actor : strangers) {
                if (Math.floorMod(action.hashCode() + actor.ordinal(), oneOf) != 0) {
                    continue;
                }
                User user = company.user(actor);
                Channel place = company.place(actor);
                notTheirs(action, actor, forger.press(user, place, albas));
                notTheirs(action, actor, forger.fill(user, place, albas));
                notTheirs(action, actor, forger.choose(user, place, albas, "1"));
            }
        }
    }

    private void notTheirs(String action, Actor actor, Forger.Heard heard) {
        boolean said = heard.text().matches("✖ (Este botón es para otra|This button is for some).*");
        check("somebody's button " + action + " " + actor, said && rehearsal.writes() == 0, heard.text());
    }

    /** Of a turn that is not open, a button that would write says so, and one that shows opens the sheet there is. */
    void oldButtons() {
        User alba = company.user(Actor.PLAYER);
        rehearsal.writes();
        Forger.Heard written = forger.press(alba, company.place(Actor.PLAYER), componentId("order", 7, alba));
        check("old button order", written.text().contains("es del turno 7"), written.text());
        Forger.Heard shown = forger.press(alba, company.place(Actor.PLAYER), componentId("show.1", 7, alba));
        boolean sheet = shown.whispered() && shown.text().contains("turno 1");
        check("old button show", sheet && rehearsal.writes() == 0, shown.text());
    }

    /** Those who can stand in the channel of Alba's seat beside her. */
    static final List<Actor> BESIDE_ALBA =
            List.of(Actor.ADMINISTRATOR, Actor.GAME_MASTER, Actor.OTHER_PLAYER, Actor.FORMER_PLAYER);

    /** Whoever stands in the channel of Alba's seat learns nothing of her orders, whatever is asked. */
    void albasChannel(List<Actor> intruders) {
        Channel albas = company.channel("alborada");
        for (Actor actor : intruders) {
            commandsInAlbasChannel(actor);
            User user = company.user(actor);
            String shown = forger.press(user, albas, componentIds.issue(ComponentId.open("show.0", campaign)))
                    .text();
            check("show.0 " + actor + " in Alba's channel", phrases.turnsAway(shown), shown);
            desks(actor, albas);
        }
    }

    /** The same of commands, and of what is suggested while they are typed. */
    void commandsInAlbasChannel(Actor actor) {
        Channel albas = company.channel("alborada");
        User user = company.user(actor);
        for (Typed command : typed) {
            String cell = "/" + command.name() + " " + actor + " in Alba's channel";
            kept(cell, forger.command(user, albas, command.given("")).told());
            for (String blank : command.suggesting()) {
                kept(
                        cell,
                        forger.type(user, albas, command.typing(blank))
                                .choices()
                                .toString());
            }
        }
    }

    /** Presses and choices of a desk of their own tell nobody anything either. */
    private void desks(Actor actor, Channel albas) {
        User user = company.user(actor);
        for (String action : actions.keySet()) {
            String own = componentId(action, 0, user);
            String cell = action + " " + actor + " in Alba's channel";
            kept(cell, forger.press(user, albas, own).told());
            kept(cell, forger.fill(user, albas, own).told());
            CHOSEN.forEach(
                    chosen -> kept(cell, forger.choose(user, albas, own, chosen).told()));
        }
    }

    /** Alba's order, in the lines that are typed and in words. */
    private void kept(String cell, String text) {
        boolean told = Stream.of("recolectar G5", "collect G5", "Recolectar en la capital", "Collect at the capital")
                .anyMatch(text::contains);
        check(cell, !told, text);
    }

    /** From another server a campaign cannot be named. */
    void nextDoor() {
        User stranger = company.user(Actor.OUTSIDER);
        Channel place = company.place(Actor.OUTSIDER);
        for (Typed command : typed) {
            if (command.suggesting().contains("campaign")) {
                String cell = "/" + command.name() + " next door";
                for (String name : List.of(campaign.text(), "Los Reinos", "los reinos")) {
                    String text =
                            forger.command(stranger, place, command.given(name)).text();
                    check(cell, phrases.turnsAway(text), text);
                }
                List<String> offered =
                        forger.type(stranger, place, command.typing("campaign")).choices();
                check(cell, offered.isEmpty(), "is suggested " + offered);
            }
        }
        check("next door", rehearsal.writes() == 0, "writes");
    }

    private void check(String cell, boolean right, String fault) {
        asked++;
        if (!right) {
            wrong.add(cell + " " + fault);
        }
    }
}
