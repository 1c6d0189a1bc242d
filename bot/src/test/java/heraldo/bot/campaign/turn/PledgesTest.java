package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.Treaty.Word;
import heraldo.bot.campaign.model.Treaty.Wording;
import heraldo.bot.campaign.press.Proposal;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Six players rule realms side by side and send nothing: what their regents make of what the six have signed. */
@Tag("slow")
class PledgesTest extends InTavern {
    private static final String TEXT = "Paz en las fronteras.";
    private static final int ROUNDS = Sampling.size("heraldo.pledges", 6, 24);
    private static final Ladder AT_ONCE = Ladder.of("STAND_IN");
    private static final List<Long> PLAYERS = List.of(ANA, BEN, 104L, 105L, 106L, 107L);
    private static final Seat BENS = new Seat(2);

    private CampaignId id;

    private void open() {
        NewCampaign wish = new NewCampaign(
                "Reinos",
                "hexadominacion",
                PLAYERS.size(),
                SPANISH,
                new TreeMap<>(),
                Tavern.ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0).climbing(AT_ONCE));
        id = tavern.office.campaigns().open(tavern.by(GM), wish).campaign().id();
        for (int seat = 1; seat <= PLAYERS.size(); seat++) {
            tavern.join(id, PLAYERS.get(seat - 1), seat);
        }
        tavern.office.campaigns().start(tavern.by(GM));
        tavern.post.work();
    }

    private long offered(Optional<Integer> until) {
        List<Seat> others =
                IntStream.rangeClosed(2, PLAYERS.size()).mapToObj(Seat::new).toList();
        return tavern.office
                .treaties()
                .offer(tavern.by(ANA), new Proposal(others, new Wording(TEXT, false, until)))
                .treaty()
                .id();
    }

    private long signed(Optional<Integer> until) {
        long treaty = offered(until);
        PLAYERS.stream().skip(1).forEach(player -> tavern.office.treaties().sign(tavern.by(player), treaty));
        return treaty;
    }

    /** Who attacks whom in a turn, which is played now. */
    private List<List<Seat>> attacks() {
        Position<?> before = tavern.office.archive().position(id);
        int turn = tavern.newest(id).key().number();
        tavern.endTurn(id);
        List<LineResult> lines = tavern.office
                .archive()
                .story(id, turn, Viewer.DIRECTOR)
                .orElseThrow()
                .results();
        return lines.stream()
                .flatMap(line ->
                        before.harmed(line.seat(), line.order()).stream().map(victim -> List.of(line.seat(), victim)))
                .toList();
    }

    /** Returns whether anybody attacks in any of some turns, of which no more are played than it takes. */
    private boolean war(int turns) {
        return IntStream.range(0, turns).anyMatch(turn -> !attacks().isEmpty());
    }

    private int attacks(int turns) {
        return IntStream.range(0, turns).map(turn -> attacks().size()).sum();
    }

    @Test
    void regentsOfRealmsWithoutATreatyGoToWar() {
        open();
        assertTrue(war(ROUNDS), "or there would be nothing to keep");
    }

    @Tag("long")
    @Test
    void regentsOfRealmsThatTheirPlayersHaveLeftKeepThePeaceToo() {
        open();
        signed(Optional.empty());
        PLAYERS.stream().skip(1).forEach(player -> tavern.office.campaigns().leave(tavern.by(player)));
        assertEquals(0, attacks(ROUNDS));
    }

    @Test
    void regentsKeepTheSecretPeaceOfTheirPlayersAndNobodyIsToldOfIt() {
        open();
        signed(Optional.empty());
        tavern.work();
        int told = tavern.posts(Dispatch.Kind.TREATY).size();
        assertEquals(0, attacks(ROUNDS));
        tavern.work();
        assertEquals(told, tavern.posts(Dispatch.Kind.TREATY).size());
        assertTrue(tavern.posted.values().stream()
                .map(Dispatch::message)
                .flatMap(Optional::stream)
                .noneMatch(message -> message.arguments().toString().contains(TEXT)));
    }

    @Test
    void anOfferBindsNobodyNorDoesATreatyThatIsOverOrBroken() {
        open();
        offered(Optional.empty());
        long broken = signed(Optional.empty());
        tavern.office.treaties().say(tavern.by(BEN), broken, Word.BROKEN);
        signed(Optional.of(1));
        assertTrue(war(ROUNDS));
    }

    /** Ben is there and attacks at will; the regents of the seats under attack strike back, and nobody else does anything. */
    @Tag("long")
    @Test
    void whoHasAttackedFirstIsSparedNoMoreByWhomHeHasAttacked() {
        open();
        signed(Optional.empty());
        Set<Seat> attacked = new TreeSet<>();
        int answers = 0;
        for (int turn = 0; turn < ROUNDS; turn++) {
            List<Order> proposed =
                    tavern.office.archive().position(id).proposed(BENS).orders();
            proposed.forEach(order -> tavern.office.orders().add(tavern.by(BEN), order));
            List<List<Seat>> attacks = attacks();
            List<List<Seat>> struck = attacks.stream()
                    .filter(each -> !each.getFirst().equals(BENS))
                    .toList();
            struck.forEach(each -> assertEquals(BENS, each.getLast()));
            struck.forEach(each -> assertTrue(attacked.contains(each.getFirst()), "before he was attacked"));
            answers += struck.size();
            attacks.stream().filter(each -> each.getFirst().equals(BENS)).forEach(each -> attacked.add(each.getLast()));
        }
        assertTrue(!attacked.isEmpty(), "Ben never attacks");
        assertTrue(answers > 0, "and nobody strikes back");
    }
}
