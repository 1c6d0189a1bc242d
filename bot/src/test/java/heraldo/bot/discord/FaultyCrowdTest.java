package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.sandbox.rest.Limits;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.world.User;
import heraldo.rules.kernel.Seat;
import heraldo.testing.Sampling;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Many campaigns on a server whose limits are those of Discord; all turns end at the same deadline. The test is a row of
 * {@code docs/faults.md}.
 */
@Tag("slow")
class FaultyCrowdTest {

    private static final int CAMPAIGNS = Sampling.size("heraldo.crowd", 8, 20);
    /** Longer than the others take on a busy machine: they have told everything before it may go on. */
    private static final int THROTTLED_SECONDS = 10 + CAMPAIGNS;

    /** The limits of Discord alone keep the campaigns waiting for half of it. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir
    private Path folder;

    private Stage stage;
    private final List<CampaignId> campaigns = new ArrayList<>();
    /** When something was last posted in a channel. */
    private final Map<String, Long> posted = new ConcurrentHashMap<>();

    private int acts;

    @BeforeEach
    void open() {
        stage = Stage.open(folder, options -> options.within(Limits.DISCORD));
        stage.sandbox().traffic().watch(this::note);
        List<User> people = stage.sandbox()
                .world()
                .exclusively(() -> stage.sandbox().world().users().values().stream()
                        .filter(user -> !user.bot())
                        .toList());
        for (int i = 0; i < CAMPAIGNS; i++) {
            campaigns.add(begin("Molino " + i, people.get(i % people.size()), people));
        }
        await("the first turns", () -> campaigns.stream().allMatch(this::told));
    }

    @AfterEach
    void close() {
        stage.close();
    }

    @Tag("long")
    @Test
    void aThrottledChannelDelaysItsOwnCampaignAlone() {
        List<CampaignId> others = campaigns.subList(1, CAMPAIGNS);
        endTurns(others);
        await("the first results", () -> campaigns.stream().allMatch(this::told));
        Duration without = endTurns(others);
        await("the second results", () -> campaigns.stream().allMatch(this::told));
        String throttled = chronicle(campaigns.getFirst());
        stage.sandbox()
                .faults()
                .plan(1, "POST", "/channels/" + throttled + "/messages$", new Fault.TooMany(THROTTLED_SECONDS));
        Duration with = endTurns(others);
        System.out.printf(
                Locale.ROOT,
                "campaigns=%d throttled=1 without=%.1fs with=%.1fs%n",
                CAMPAIGNS,
                without.toMillis() / 1000.0,
                with.toMillis() / 1000.0);
        assertEquals(0, stage.sandbox().faults().left(), "nothing was throttled");
        assertTrue(!told(campaigns.getFirst()), "the others waited for the throttled one");
        await("the throttled result", () -> told(campaigns.getFirst()));
        assertEquals(0, stage.sandbox().limits().refusals(), "requests that were one too many");
    }

    private static void await(String what, BooleanSupplier there) {
        Waiting.until(what, there, PATIENCE);
    }

    /** Lets all turns end at once; how long it takes until the last of some campaigns has told all there is to tell. */
    private Duration endTurns(List<CampaignId> watched) {
        posted.clear();
        List<TurnKey> open = watched.stream().map(id -> turn(id).key()).toList();
        Instant due = turn(campaigns.getFirst()).due().orElseThrow();
        long start = System.nanoTime();
        stage.at(due.plusSeconds(4));
        await("the results", () -> watched.stream().allMatch(id -> !open.contains(turn(id).key()) && told(id)));
        long last = watched.stream()
                .flatMap(id -> channels(id).stream())
                .mapToLong(channel -> posted.getOrDefault(channel, start))
                .max()
                .orElseThrow();
        return Duration.ofNanos(last - start);
    }

    /** Whether nothing waits to be posted. */
    private boolean told(CampaignId id) {
        return stage.read(books -> books.turns().newest(id).isPresent()
                && Arrays.stream(Dispatch.Kind.values())
                        .noneMatch(kind -> books.outbox().waits(id, kind)));
    }

    private CampaignTurn turn(CampaignId id) {
        return roster(id).turn().orElseThrow();
    }

    private Roster roster(CampaignId id) {
        return stage.office().campaigns().roster(id);
    }

    private String chronicle(CampaignId id) {
        return roster(id)
                .campaign()
                .home()
                .channels()
                .map(Channels::chronicle)
                .map(String::valueOf)
                .orElseThrow();
    }

    private List<String> channels(CampaignId id) {
        List<String> channels = new ArrayList<>(List.of(chronicle(id)));
        roster(id).occupancies().forEach(occupancy -> channels.add(String.valueOf(occupancy.channel())));
        return channels;
    }

    private void note(Exchange exchange) {
        String[] parts = exchange.path().split("/");
        boolean post = "POST".equals(exchange.method()) && exchange.path().matches("/channels/\\d+/messages");
        if (post && exchange.answer().status() == 200) {
            posted.put(parts[2], System.nanoTime());
        }
    }

    private CampaignId begin(String name, User master, List<User> people) {
        CampaignId id = stage.office()
                .campaigns()
                .open(act(master, Optional.empty()), Tavern.wish(name, "turns", "9"))
                .campaign()
                .id();
        for (int seat = 1; seat <= 2; seat++) {
            stage.office()
                    .campaigns()
                    .join(act(people.get(seat), Optional.of(id)), Optional.of(new Seat(seat)), Optional.empty());
        }
        stage.office().campaigns().start(act(master, Optional.of(id)));
        return id;
    }

    private Act act(User user, Optional<CampaignId> campaign) {
        long guild = stage.sandbox().world().guilds().iterator().next().id().value();
        Place place = new Place(guild, 0, 1);
        String id = "act-" + acts++;
        return new Act(id, user.id().value(), user.username(), place, stage.now(), Tavern.SPANISH, campaign);
    }
}
