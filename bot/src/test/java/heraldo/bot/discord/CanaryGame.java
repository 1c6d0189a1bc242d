package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.sheet.OfferDesk;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.desk.OfferButton;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.text.Tongue;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.Deal;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Manifest;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A campaign in which every secret is marked, played through the real bot on the stand-in by three players, a game master who
 * may not see what they do, and a visitor; other seats are left to governors. In every turn one of the five is curious: what
 * they may ask for must not change when the others write orders, nor when all that they may not know is drawn anew. Now and
 * then all five open whatever can be pressed. After everything that happens, what anybody was sent and what was logged is
 * searched.
 *
 * @param <S> the state of the ruleset
 */
final class CanaryGame<S> implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final List<String> PLAYERS = List.of("p1", "p2", "p6");
    private static final List<String> OTHERS = List.of("gm", "guest");
    private static final int SEATS = 4;
    private static final int STEPS = 3;
    private static final int RECORD_EVERY = 4;
    /** The number of people, of the five, who open whatever can be pressed. */
    private static final int SNOOPING = Sampling.size("heraldo.canary.snooping", 1, OTHERS.size() + PLAYERS.size());

    private final FinestLogs logs = FinestLogs.listen();
    private final HostedRuleset<S> hosted;
    private final Stage stage;
    private final Wiretap wiretap;
    private final Penman<S> penman;
    private final Campaign campaign;
    private final Truth truth;
    private final Search search;
    private final Forger forger;
    private final Channel square;
    private final Whispers whispers;
    private final List<Onlooker> onlookers = new ArrayList<>();
    private final Map<Snowflake, Optional<Seat>> people;
    private final List<Typed> questions;
    private int turns;
    private int rounds;
    private long whims;
    private int offers;
    private int pages;

    /** A campaign of a ruleset, begun, with a mistake in the program or none. */
    CanaryGame(Path folder, HostedRuleset<S> hosted, Gossip gossip) {
        this.hosted = hosted;
        stage = Stage.open(folder, Cast.ofSix(), gossip);
        wiretap = Wiretap.on(stage);
        penman = new Penman<>(hosted);
        CampaignId id = begun();
        campaign = stage.office().campaigns().roster(id).campaign();
        forger = new Forger(stage);
        square = channel("diplomacia");
        whispers = new Whispers(stage, campaign, wiretap, forger, square);
        BotContext context = stage.context();
        List<Occupancy> occupancies = stage.office().campaigns().roster(id).occupancies();
        truth = new Truth(
                context, campaign, occupancies.stream().map(Occupancy::seat).toList());
        World world = stage.sandbox().world();
        questions = Onlooker.known(
                world.exclusively(() -> Typed.all(world.commands().in(null))),
                hosted.manifest().command().base());
        people = people(occupancies);
        search = new Search(stage, wiretap, logs, context, campaign, truth, people);
    }

    private Map<Snowflake, Optional<Seat>> people(List<Occupancy> occupancies) {
        Map<Snowflake, Optional<Seat>> all = new LinkedHashMap<>();
        List<String> names = new ArrayList<>(OTHERS);
        names.addAll(PLAYERS);
        for (String name : names) {
            User user = stage.user(name);
            Optional<Seat> seat = occupancies.stream()
                    .filter(occupancy ->
                            occupancy.played() && occupancy.user() == user.id().value())
                    .map(Occupancy::seat)
                    .findFirst();
            all.put(user.id(), seat);
            onlookers.add(new Onlooker(user, seat, square, forger, wiretap, questions));
        }
        return all;
    }

    /** Somebody gives up their seat, and another takes it. Whoever has left is not there for now. */
    void passOn(String from, String to) {
        Onlooker leaver = called(from);
        stage.office().campaigns().leave(act(from, Optional.of(campaign.id())));
        rest(campaign.id(), Optional.empty());
        onlookers.remove(leaver);
        people.remove(leaver.user().id());
        stage.office().campaigns().join(act(to, Optional.of(campaign.id())), leaver.seat(), Optional.empty());
        rest(campaign.id(), Optional.empty());
        come(to, leaver.seat());
    }

    /** Somebody comes, or comes back. */
    void come(String name, Optional<Seat> seat) {
        User user = stage.user(name);
        people.put(user.id(), seat);
        onlookers.add(0, new Onlooker(user, seat, square, forger, wiretap, questions));
    }

    private Onlooker called(String name) {
        return onlookers.stream()
                .filter(each -> each.user().username().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private CampaignId begun() {
        Manifest.Seats allowed = hosted.manifest().seats();
        int seats = Math.max(allowed.least(), Math.min(allowed.most(), SEATS));
        NewCampaign wish = new NewCampaign(
                "Los Canarios",
                hosted.id(),
                seats,
                Tavern.SPANISH,
                new TreeMap<>(),
                Tavern.ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0));
        CampaignId id = stage.office()
                .campaigns()
                .open(act("gm", Optional.empty()), wish)
                .campaign()
                .id();
        for (int i = 0; i < Math.min(seats, PLAYERS.size()); i++) {
            stage.office()
                    .campaigns()
                    .join(act(PLAYERS.get(i), Optional.of(id)), Optional.empty(), penman.enrolment(i + 1));
        }
        stage.office().campaigns().start(act("gm", Optional.of(id)));
        rest(id, Optional.empty());
        return id;
    }

    private Act act(String name, Optional<CampaignId> id) {
        User user = stage.user(name);
        long guild = stage.sandbox().world().guilds().iterator().next().id().value();
        return new Act(
                "canary-" + name + id.isPresent() + wiretap.requests(),
                user.id().value(),
                user.username(),
                new Place(guild, 0, 1),
                stage.now(),
                tongue(user).locale(),
                id);
    }

    private Tongue tongue(User user) {
        return stage.context().dictionary().tongue(Locale.forLanguageTag(user.locale()));
    }

    private Channel channel(String name) {
        World world = stage.sandbox().world();
        return world.exclusively(() -> {
            Guild guild = world.guilds().iterator().next();
            return world.channels().of(guild).stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow();
        });
    }

    /** Plays on until so many turns have been played, or the game is over. */
    void play(int most) {
        while (turns < most && running()) {
            int before = newest().key().number();
            turn();
            turns += Math.max(1, newest().key().number() - before);
            rounds++;
        }
    }

    boolean running() {
        return stage.office().campaigns().roster(campaign.id()).campaign().status() == CampaignStatus.RUNNING;
    }

    int turns() {
        return turns;
    }

    int requests() {
        return wiretap.requests();
    }

    /** How many offers have been made. */
    int offers() {
        return offers;
    }

    /** How many pages were pressed open. */
    int pages() {
        return pages;
    }

    int secrets() {
        return search.sought();
    }

    List<String> leaks() {
        return Stream.concat(search.leaks().stream(), whispers.leaks().stream()).toList();
    }

    private void turn() {
        CampaignTurn open = newest();
        String name = "turn " + open.key().number();
        truth.position(hosted.ruleset(), state());
        // A player first: they have secrets of their own that nobody else may be told.
        Onlooker curious = onlookers.get((rounds + OTHERS.size()) % onlookers.size());
        boolean instant = position().instant();
        if (!instant) {
            write(curious, true);
        }
        SortedMap<String, List<String>> seen = look(curious);
        report(name + ": what is hidden shows", curious, seen, redrawn(curious));
        onlookers.stream()
                .filter(each -> instant || each != curious)
                .forEach(each -> write(each, each.seat().isPresent()));
        if (!instant) {
            report(name + ": what others write shows", curious, seen, look(curious));
        }
        if (!instant) {
            onlookers.forEach(this::offer);
        }
        if (running()) {
            whispers.speak(onlookers, this::dealing);
        }
        onlookers.forEach(each -> each.ask("report"));
        // Before that there is no album.
        if (rounds % RECORD_EVERY == (instant ? 0 : 1)) {
            snoop();
        }
        learn(open.key().number());
        truth.position(hosted.ruleset(), state());
        search.search(name);
        close(open);
    }

    /** A player opens whatever can be pressed, or all five people do; nothing of it stands. */
    private void snoop() {
        stage.rehearse();
        for (int i = 0; i < Math.min(SNOOPING, onlookers.size()); i++) {
            Onlooker snooper = onlookers.get((OTHERS.size() + i) % onlookers.size());
            pages += snooper.snoop(stage.componentIds(), campaign.id());
        }
        stage.perform();
    }

    private void report(
            String what,
            Onlooker curious,
            SortedMap<String, List<String>> before,
            SortedMap<String, List<String>> after) {
        List<String> differences = Onlooker.differences(before, after);
        if (!differences.isEmpty()) {
            search.found(what + " to " + curious + " in " + differences);
        }
    }

    /**
     * All that somebody is shown; nothing comes of what they choose in menus, which cannot be tried where orders are played at
     * once.
     */
    private SortedMap<String, List<String>> look(Onlooker curious) {
        SortedMap<String, List<String>> seen = curious.look();
        if (!position().instant()) {
            stage.rehearse();
            seen.putAll(curious.choose(new Menus(forger, stage.componentIds())));
            stage.perform();
        }
        return seen;
    }

    /** What somebody is shown while all that they may not know is something else. */
    private SortedMap<String, List<String>> redrawn(Onlooker curious) {
        S state = state();
        Viewer viewer = curious.seat().map(Viewer::of).orElse(Viewer.SPECTATOR);
        S other = hosted.ruleset().play().redrawn(state, viewer, dice());
        stage.state(hosted.ruleset().play().codec().write(other));
        SortedMap<String, List<String>> seen = look(curious);
        stage.state(hosted.ruleset().play().codec().write(state));
        return seen;
    }

    /** Somebody writes their orders, after others that they take back if they can be; in an instant turn, a few steps. */
    private void write(Onlooker writer, boolean plays) {
        Optional<Seat> seat = writer.seat().filter(any -> plays);
        if (seat.isEmpty()) {
            return;
        }
        boolean instant = position().instant();
        int steps = instant && position().due().contains(seat.get()) ? STEPS : 1;
        for (int i = 0; i < steps && running() && position().takes(seat.get()); i++) {
            if (!instant) {
                paste(writer, seat.get());
                writer.ask("orders clear");
            }
            paste(writer, seat.get());
        }
    }

    /** Somebody offers whatever needs another's line; the player who gets the offer looks at it and agrees, if they can. */
    private void offer(Onlooker writer) {
        writer.seat().filter(position()::takes).ifPresent(seat -> {
            Receipt sheet = stage.office().orders().show(dealing(writer));
            for (Receipt.Line line : sheet.lines()) {
                stage.office().archive().position(campaign.id()).deals(seat, line.order()).stream()
                        .map(Deal::with)
                        .filter(to -> holder(to).isPresent() && !offered(sheet, line, to))
                        .forEach(to -> offer(writer, sheet, line.number(), to));
            }
        });
    }

    private void offer(Onlooker writer, Receipt sheet, int line, Seat to) {
        OfferDesk desk = stage.office().writing().offers();
        Onlooker reader = holder(to).orElseThrow();
        Receipt sent =
                desk.send(dealing(writer), sheet.turn().key(), sheet.written().revision(), line, to);
        long offer = sent.offers().getLast().id();
        offers++;
        String button = stage.componentIds().issue(OfferButton.componentId(campaign.id(), offer));
        onlookers.forEach(each -> each.heard(() -> forger.press(each.user(), square, button)));
        try {
            desk.accept(dealing(reader), offer);
        } catch (RefusedException e) {
            // The rules do not let them agree: the offer lies open.
            assertFalse(e.refusal().rule().isEmpty(), e.refusal().code());
        }
    }

    /** Whether they have offered the same before, or the other has. */
    private boolean offered(Receipt sheet, Receipt.Line line, Seat to) {
        boolean twice = sheet.lines().stream()
                .anyMatch(each -> each.number() < line.number() && each.order().equals(line.order()));
        return twice
                || sheet.offers().stream()
                        .anyMatch(
                                each -> each.other().equals(to) && each.order().equals(line.order()));
    }

    private Optional<Onlooker> holder(Seat seat) {
        return onlookers.stream()
                .filter(each -> each.seat().equals(Optional.of(seat)))
                .findFirst();
    }

    private Act dealing(Onlooker who) {
        Act act = act(who.user().username(), Optional.of(campaign.id()));
        return new Act(
                act.id() + "-" + ++whims,
                act.user(),
                act.userName(),
                act.place(),
                act.at(),
                act.language(),
                act.meant());
    }

    private void paste(Onlooker writer, Seat seat) {
        OrderSheet sheet = penman.sheet(state(), seat, dice());
        truth.notices(hosted.ruleset().agree().notices(state(), Map.of(seat, sheet)));
        Tongue tongue = tongue(writer.user());
        String text = stage.office()
                .library()
                .rulebook(campaign.ruleset())
                .text(
                        sheet,
                        stage.office()
                                .archive()
                                .words(
                                        campaign,
                                        stage.office()
                                                .campaigns()
                                                .roster(campaign.id())
                                                .occupancies(),
                                        tongue.locale()));
        writer.write(text);
    }

    /** The deadline passes, and everybody reads what came of the turn. */
    private void close(CampaignTurn open) {
        int number = open.key().number();
        CampaignTurn last = newest();
        stage.at(last.due().orElse(stage.now()).plusSeconds(4));
        rest(campaign.id(), Optional.of(last));
        if (!running()) {
            return;
        }
        learn(number);
        truth.position(hosted.ruleset(), state());
        onlookers.forEach(each -> each.ask("report"));
        if (rounds % RECORD_EVERY == 0) {
            onlookers.forEach(each -> each.ask("gm export"));
        }
        search.search("after turn " + number);
    }

    /** What has been played from a turn on may be told to whom it concerns. */
    private void learn(int from) {
        for (int number = from; number <= newest().key().number(); number++) {
            stage.office()
                    .archive()
                    .story(campaign.id(), number, Viewer.DIRECTOR)
                    .ifPresent(truth::story);
        }
    }

    private void rest(CampaignId id, Optional<CampaignTurn> played) {
        boolean rests = wiretap.await(() -> rests(id, played), PATIENCE);
        if (!rests) {
            throw new IllegalStateException(hosted.id() + " does not come to rest after " + played + ": "
                    + stage.office().archive().newest(id) + " "
                    + stage.logs().complaints());
        }
    }

    private boolean rests(CampaignId id, Optional<CampaignTurn> played) {
        Optional<CampaignTurn> newest = stage.office().archive().newest(id);
        boolean over = stage.office().campaigns().roster(id).campaign().status() == CampaignStatus.ENDED;
        boolean opened = newest.filter(turn -> turn.status().takesOrders())
                .filter(turn ->
                        played.isEmpty() || !turn.key().equals(played.get().key()))
                .filter(turn ->
                        turn.due().filter(due -> due.isAfter(stage.now())).isPresent())
                .isPresent();
        boolean crashed =
                newest.filter(turn -> turn.status() == TurnStatus.CRASHED).isPresent();
        return (over || opened || crashed)
                && offered()
                && stage.read(books -> books.outbox().nextAlarm()).isEmpty();
    }

    /** Returns whether regents have offered what they want of the open turn: sheets show it. */
    private boolean offered() {
        stage.office().clerk().think();
        return stage.office().clerk().nextThought().isEmpty();
    }

    private CampaignTurn newest() {
        return stage.office().archive().newest(campaign.id()).orElseThrow();
    }

    private Turn position() {
        return stage.office().archive().position(campaign.id()).turn();
    }

    @SuppressWarnings("unchecked")
    private S state() {
        return (S) stage.office().archive().position(campaign.id()).state();
    }

    private Dice dice() {
        return new KeyedDice(ByteBuffer.allocate(32).putLong(++whims).array());
    }

    @Override
    public void close() {
        stage.close();
        logs.close();
    }
}
