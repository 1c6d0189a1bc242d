package heraldo.bot.campaign;

import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.proof.Line;
import heraldo.bot.campaign.proof.Scribe;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * States that can be read and make no sense, as only a broken disk or a hand in the file leaves them: the clerk plays on them or
 * stops their campaign, and every other one goes on. As many in each game as {@code -Dheraldo.spoilt} says.
 */
@Tag("slow")
class SpoiltCampaignsTest {
    private static final Logger LOG = LoggerFactory.getLogger(SpoiltCampaignsTest.class);

    private static final int STATES = Sampling.size("heraldo.spoilt", 1, 20);
    private static final int TURNS = 3;
    private static final int PATIENCE = 12;
    private static final RulesetCatalog CATALOG = ShippedGames.CATALOG;
    private static final String STATE = "UPDATE turn SET state = ? WHERE campaign = ? AND status = 'OPEN'";

    /** What may be replaced by another of its kind: numbers, and texts that are no names of fields. */
    private static final Pattern VALUE = Pattern.compile("(?<=[:,\\[])(?:-?\\d+|\"[^\"\\\\]*\"(?!:)|true|false)");

    private static final List<String> STRANGE = List.of("-1", "0", "1", "7", "99", "2147483647", "\"\"", "true");

    @TempDir
    Path folder;

    private final Random random = new Random(Sampling.seed(SpoiltCampaignsTest.class, 29));

    static List<String> rulesets() {
        return Sampling.some(SpoiltCampaignsTest.class, 1, CATALOG.ids());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @Timeout(value = 30, unit = TimeUnit.MINUTES)
    void aSpoiltStateStopsItsCampaignAndNoOther(String ruleset) {
        HostedRuleset<?> hosted = CATALOG.find(ruleset).orElseThrow();
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId sound = tavern.governed("Mesa 0", hosted);
            List<CampaignId> spoilt = new ArrayList<>();
            for (int i = 1; i <= STATES; i++) {
                spoilt.add(tavern.governed("Mesa " + i, hosted));
            }
            for (int i = 0; i < TURNS; i++) {
                tavern.toTheDeadline();
            }
            int before = tavern.newest(sound).key().number();
            Map<CampaignId, TurnKey> open = spoil(tavern, spoilt);
            for (int i = 0; i < PATIENCE && !settled(tavern, open); i++) {
                tavern.toTheDeadline();
            }
            assertTrue(settled(tavern, open), () -> open.keySet().toString());
            assertTrue(tavern.newest(sound).key().number() > before);
            spoilt.forEach(id -> read(tavern, id));
            List<CampaignId> crashed = spoilt.stream()
                    .filter(id -> tavern.newest(id).status() == TurnStatus.CRASHED)
                    .toList();
            LOG.info("ruleset={} spoilt={} stopped={} others=0", ruleset, spoilt.size(), crashed.size());
            assertEquals(crashed.size(), tavern.posts(Dispatch.Kind.ALERT).size());
            recorded(tavern, crashed);
        }
    }

    /** The turn that is open in each. */
    private Map<CampaignId, TurnKey> spoil(Tavern tavern, List<CampaignId> campaigns) {
        Map<CampaignId, TurnKey> open = new LinkedHashMap<>();
        Map<CampaignId, String> states = new LinkedHashMap<>();
        for (CampaignId id : campaigns) {
            CampaignTurn turn = tavern.newest(id);
            if (turn.status() == TurnStatus.OPEN) {
                open.put(id, turn.key());
                states.put(id, strange(turn.state()));
            }
        }
        tavern.alter(connection -> {
            try (PreparedStatement change = connection.prepareStatement(STATE)) {
                for (Map.Entry<CampaignId, String> state : states.entrySet()) {
                    change.setBytes(1, state.getValue().getBytes(StandardCharsets.UTF_8));
                    change.setString(2, state.getKey().text());
                    assertEquals(1, change.executeUpdate());
                }
            }
        });
        return open;
    }

    /** The state with a few other values in it: from another place of it, or from nowhere. */
    private String strange(String state) {
        List<MatchResult> values = VALUE.matcher(state).results().toList();
        StringBuilder strange = new StringBuilder(state);
        List<MatchResult> chosen = new ArrayList<>();
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            chosen.add(values.get(random.nextInt(values.size())));
        }
        chosen.stream()
                .distinct()
                .sorted((one, other) -> other.start() - one.start())
                .forEach(value -> strange.replace(value.start(), value.end(), other(values)));
        return strange.toString();
    }

    private String other(List<MatchResult> values) {
        return random.nextBoolean()
                ? values.get(random.nextInt(values.size())).group()
                : STRANGE.get(random.nextInt(STRANGE.size()));
    }

    /** Whether each has been played or stopped. */
    private static boolean settled(Tavern tavern, Map<CampaignId, TurnKey> open) {
        return open.entrySet().stream().allMatch(each -> {
            CampaignTurn now = tavern.newest(each.getKey());
            return !now.key().equals(each.getValue()) || !now.status().takesOrders() || over(tavern, each.getKey());
        });
    }

    private static boolean over(Tavern tavern, CampaignId id) {
        return tavern.office.campaigns().roster(id).campaign().status() == CampaignStatus.ENDED;
    }

    /** Their game master goes back to the first turn; when they have come past the one that crashed, it is in their records. */
    private static void recorded(Tavern tavern, List<CampaignId> crashed) {
        GameMasterDesk desk = tavern.office.gameMaster();
        Map<CampaignId, Integer> numbers = new LinkedHashMap<>();
        for (CampaignId id : crashed) {
            numbers.put(id, tavern.newest(id).key().number());
            Act act = tavern.by(GM).in(id);
            desk.rewind(act, desk.offerRewind(act, Optional.of(1)));
        }
        numbers.forEach(tavern::playOn);
        for (CampaignId id : crashed) {
            List<Line> lines = new Scribe(tavern.office.library())
                    .lines(tavern.office.memory().registrar().dossier(id), Viewer.DIRECTOR);
            assertEquals(
                    1, lines.stream().filter(Line.Withdrawn.class::isInstance).count());
        }
    }

    /** What everybody may ask of it is told or refused. */
    private static void read(Tavern tavern, CampaignId id) {
        tavern.office.campaigns().info(tavern.by(GM).in(id));
        tavern.office.archive().legible(id);
        tavern.office.gameMaster().log(tavern.by(GM).in(id), 5);
    }
}
