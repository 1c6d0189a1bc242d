package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.ShippedGames;
import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.bot.campaign.model.EarlyEnd;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Patience;
import heraldo.bot.campaign.model.Presence;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.testing.Sampling;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Three people among governors who now write and now do not, go on holiday, come back, leave and return, in every game: nobody
 * who has nothing to do is ever waited for, reminded, called, charged or listed.
 */
@Tag("slow")
class NobodyIdleTest extends InTavern {
    private static final int TURNS = Sampling.size("heraldo.absence.turns", 4, 200);
    /** A campaign that has gone on for so long is left for another. */
    private static final int LONG = 60;

    private static final List<Long> PEOPLE = List.of(ANA, BEN, EVE);
    private static final Duration HOUR = Duration.ofHours(1);

    private final List<String> wrong = new ArrayList<>();
    private Random chance;
    private int turns;

    static List<String> games() {
        return Sampling.some(NobodyIdleTest.class, 1, ShippedGames.CATALOG.ids());
    }

    @ParameterizedTest
    @MethodSource("games")
    void nobodyWithNothingToDoIsWaitedForRemindedChargedOrListed(String ruleset) {
        chance = new Random(Sampling.seed(NobodyIdleTest.class, ruleset.hashCode()));
        for (int game = 1; turns < TURNS; game++) {
            play(opened(ruleset, ruleset + " " + game));
        }
        System.out.println("ruleset=" + ruleset + " turns=" + turns + " wrong=" + wrong.size());
        assertEquals(List.of(), wrong);
    }

    private CampaignId opened(String ruleset, String name) {
        Patience patience = Patience.values()[chance.nextInt(Patience.values().length)];
        HostedRuleset<?> hosted = tavern.office.library().rulebook(ruleset).hosted();
        Terms terms = new Terms(
                false,
                true,
                Reminders.of("6"),
                patience.of(hosted.manifest().customs().forSilence()),
                0,
                new EarlyEnd(true, 0),
                true,
                PressTerms.USUAL);
        int seats = Math.max(PEOPLE.size(), hosted.manifest().seats().least());
        NewCampaign wish = new NewCampaign(
                name, ruleset, seats, SPANISH, new TreeMap<>(), Tavern.ending("0 20 * * *", "Europe/Madrid"), terms);
        CampaignId id =
                tavern.office.campaigns().open(tavern.by(GM), wish).campaign().id();
        tavern.office.campaigns().start(tavern.by(GM).in(id));
        PEOPLE.forEach(user -> allowed(
                () -> tavern.office.campaigns().join(tavern.by(user).in(id), Optional.empty(), Optional.empty())));
        tavern.work();
        return id;
    }

    private void play(CampaignId id) {
        for (int turn = 0; turn < LONG && turns < TURNS && running(id); turn++) {
            PEOPLE.forEach(user -> allowed(() -> live(id, user)));
            tavern.work();
            if (running(id)) {
                waits(id);
                pass(id);
                turns++;
            }
        }
        while (running(id)) {
            PEOPLE.forEach(user -> allowed(
                    () -> tavern.office.campaigns().leave(tavern.by(user).in(id))));
            tavern.alter(connection -> {
                try (var end = connection.prepareStatement("UPDATE campaign SET status = 'ENDED' WHERE id = ?")) {
                    end.setString(1, id.text());
                    end.executeUpdate();
                }
            });
        }
    }

    private boolean running(CampaignId id) {
        return roster(id).campaign().status() == CampaignStatus.RUNNING;
    }

    private Roster roster(CampaignId id) {
        return tavern.office.campaigns().roster(id);
    }

    /** What somebody does before a deadline. */
    private void live(CampaignId id, long user) {
        Act act = tavern.by(user).in(id);
        LocalDate today = LocalDate.ofInstant(
                tavern.clock.instant(), roster(id).campaign().cadence().zone());
        switch (chance.nextInt(16)) {
            case 0 -> tavern.office.away().book(act, today, today.plusDays(chance.nextInt(5)));
            case 1 -> tavern.office.away().back(act);
            case 2 -> tavern.office.campaigns().leave(act);
            case 3 -> tavern.office.campaigns().join(act, Optional.empty(), Optional.empty());
            case 4, 5, 6, 7, 8 -> write(id, user);
            case 9 -> {
                write(id, user);
                tavern.office.orders().ready(tavern.by(user).in(id), true);
            }
            default -> {}
        }
    }

    private void write(CampaignId id, long user) {
        Roster roster = roster(id);
        Position<?> position = tavern.office.archive().position(id);
        roster.of(user)
                .filter(own -> position.turn().due().contains(own.seat()))
                .map(own ->
                        lines(id, position, own.seat(), tavern.office.archive().lexicon(roster, SPANISH)))
                .filter(lines -> !lines.isEmpty())
                .ifPresent(lines -> tavern.office.orders().paste(tavern.by(user).in(id), lines));
    }

    private <S> String lines(CampaignId id, Position<S> position, Seat seat, Lexicon lexicon) {
        byte[] key = new byte[32];
        chance.nextBytes(key);
        OrderSheet sheet = position.rules().think().propose(position.state(), seat, new KeyedDice(key));
        return rulebook(id).text(sheet, lexicon);
    }

    private Rulebook<?> rulebook(CampaignId id) {
        return tavern.office.library().rulebook(roster(id).campaign());
    }

    private static void allowed(Runnable act) {
        try {
            act.run();
        } catch (RefusedException e) {
            // Whoever may not do it now does nothing.
        }
    }

    /** Who is listed as waited for has something to do, and no turn stays open where nobody has. */
    private void waits(CampaignId id) {
        CampaignTurn turn = tavern.newest(id);
        SortedSet<Seat> todo = todo(id, turn);
        for (Seat seat : tavern.office.archive().awaited(id)) {
            demand(todo.contains(seat), turn, seat, "is listed");
        }
        Position<?> position = tavern.office.archive().position(id);
        boolean bound = position.turn().due().isEmpty()
                || position.turn().length().hours().isPresent();
        boolean anybody = roster(id).occupancies().stream()
                .anyMatch(occupancy -> occupancy.played() && !position.away(occupancy.seat()));
        demand(!anybody || bound || !todo.isEmpty() || due(id, turn), turn, new Seat(1), "waits for nobody");
    }

    private boolean due(CampaignId id, CampaignTurn turn) {
        Set<Seat> due = position(turn).turn().due();
        return roster(id).occupancies().stream()
                .anyMatch(occupancy -> occupancy.played() && due.contains(occupancy.seat()));
    }

    private Position<?> position(CampaignTurn turn) {
        return tavern.office.archive().before(turn.key()).orElseThrow();
    }

    /** The people who are due by the rules and have not said that they are ready. */
    private SortedSet<Seat> todo(CampaignId id, CampaignTurn turn) {
        SortedSet<Seat> seats = new TreeSet<>();
        Set<Seat> due = position(turn).turn().due();
        for (Occupancy occupancy : roster(id).occupancies()) {
            boolean ready =
                    sheet(turn, occupancy.seat()).filter(Revision::ready).isPresent();
            if (occupancy.played() && due.contains(occupancy.seat()) && !ready) {
                seats.add(occupancy.seat());
            }
        }
        return seats;
    }

    private Optional<Revision> sheet(CampaignTurn turn, Seat seat) {
        return tavern.database.read(books -> books.sheets().latest(turn.key(), seat));
    }

    /** Lets the reminder and the deadline come, and looks at who was disturbed and who was charged. */
    private void pass(CampaignId id) {
        CampaignTurn turn = tavern.newest(id);
        SortedSet<Seat> todo = todo(id, turn);
        List<Occupancy> before = roster(id).occupancies();
        int posted = tavern.posted.size();
        Instant due = turn.due().orElse(tavern.clock.instant());
        Duration left = Duration.between(tavern.clock.instant(), due.minus(HOUR));
        if (left.isPositive()) {
            tavern.pass(left);
        }
        for (Dispatch post : tavern.posted.values().stream().skip(posted).toList()) {
            boolean reminder = post.kind() == Kind.REMINDER && post.turn().equals(Optional.of(turn.key()));
            if (reminder) {
                Seat seat = post.seat().orElseThrow();
                demand(todo.contains(seat), turn, seat, "is reminded");
                demand(sheet(turn, seat).filter(Revision::says).isEmpty(), turn, seat, "is reminded with a sheet");
                demand(!away(id, before.get(seat.number() - 1), due), turn, seat, "is reminded on holiday");
            }
        }
        if (tavern.newest(id).key().equals(turn.key()) && running(id)) {
            tavern.toTheDeadline();
            tavern.work();
        }
        charged(id, turn, before);
        called(id, posted);
    }

    private boolean away(CampaignId id, Occupancy occupancy, Instant due) {
        return tavern.office.away().away(roster(id).campaign(), occupancy.user(), due);
    }

    /** Only players who were due in a turn are noted as absent, and only they stay silent longer or spend an excused turn. */
    private void charged(CampaignId id, CampaignTurn turn, List<Occupancy> before) {
        int last = tavern.newest(id).key().number();
        SortedSet<Seat> due = new TreeSet<>();
        for (int number = turn.key().number(); number <= last; number++) {
            SortedSet<Seat> own = new TreeSet<>();
            List<CampaignTurn> steps = steps(id, number);
            steps.forEach(step -> own.addAll(position(step).turn().due()));
            due.addAll(own);
            for (Presence presence : presences(id, number)) {
                demand(own.contains(presence.seat()), turn, presence.seat(), "is charged");
                boolean sent = steps.stream()
                        .flatMap(step -> sheet(step, presence.seat()).stream())
                        .findFirst()
                        .filter(revision -> revision.author() > 0)
                        .isPresent();
                demand(presence.kind().there() || !sent, turn, presence.seat(), "is charged for what he sent");
            }
        }
        for (Occupancy now : roster(id).occupancies()) {
            Occupancy then = before.get(now.seat().number() - 1);
            boolean longer = now.user() == then.user() && now.silent() > then.silent();
            demand(!longer || due.contains(now.seat()), turn, now.seat(), "is silent for longer");
        }
    }

    private List<CampaignTurn> steps(CampaignId id, int number) {
        return tavern.database.read(books -> books.turns().steps(id, number));
    }

    private List<Presence> presences(CampaignId id, int number) {
        return tavern.database.read(books -> books.presences().of(id, number));
    }

    /** Only who is due is called. */
    private void called(CampaignId id, int posted) {
        tavern.posted.values().stream()
                .skip(posted)
                .filter(post -> post.kind() == Kind.SUMMONS && post.campaign().equals(id))
                .forEach(post -> {
                    CampaignTurn turn = tavern.database
                            .read(books -> books.turns().find(post.turn().orElseThrow()))
                            .orElseThrow();
                    Seat seat = post.seat().orElseThrow();
                    demand(position(turn).turn().due().contains(seat), turn, seat, "is called");
                });
    }

    private void demand(boolean right, CampaignTurn turn, Seat seat, String what) {
        if (!right) {
            wrong.add(turn + ": " + seat + " " + what);
        }
    }
}
