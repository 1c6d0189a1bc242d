package heraldo.bot.campaign.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.store.SqlBooks;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Seat;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was said to somebody alone leaves the books after three months; what everybody reads stays. */
class SpentPostsTest {
    @TempDir
    Path folder;

    @Test
    void whatWasSaidToSomebodyAloneIsForgottenAndTheGameGoesOn() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = tavern.running("turns", "9");
            for (int turn = 0; turn < 3; turn++) {
                tavern.toTheDeadline();
            }
            tell(tavern, new TurnKey(id, 1, 0));
            tell(tavern, tavern.newest(id).key());
            tavern.office.gameMaster().pause(tavern.by(Tavern.GM));
            SortedMap<Long, String> before = posts(tavern);
            tavern.pass(Duration.ofDays(80));
            assertTrue(posts(tavern).keySet().containsAll(before.keySet()), "it is too early");
            tavern.pass(Duration.ofDays(20));
            SortedMap<Long, String> after = posts(tavern);
            assertEquals(kept(before), intersection(after, before));
            assertEquals(List.of(tavern.newest(id).key().number()), noticed(tavern));
            long gone = before.keySet().stream()
                    .filter(each -> !after.containsKey(each))
                    .findFirst()
                    .orElseThrow();
            assertTrue(accounts(tavern, id, gone), "it is no post of later books");
            assertFalse(accounts(
                    tavern, id, tavern.database.read(books -> books.outbox().last()) + 1));
            tavern.office.gameMaster().resume(tavern.by(Tavern.GM));
            tavern.endTurn(id);
            assertTrue(posts(tavern).containsValue("PART 1"), "the next turn is told to everybody as ever");
        }
    }

    /** All but what is said to somebody alone, and of that the latest from which a card opens. */
    private static SortedMap<Long, String> kept(SortedMap<Long, String> before) {
        SortedMap<Long, String> kept = new TreeMap<>();
        SortedMap<String, Long> latest = new TreeMap<>();
        before.forEach((post, words) -> {
            Dispatch.Kind kind = Dispatch.Kind.valueOf(words.split(" ")[0]);
            if (kind.opensCard()) {
                Long older = latest.put(words.split(" ")[1], post);
                kept.remove(older == null ? 0L : older);
                kept.put(post, words);
            } else if (!List.of(Dispatch.Place.SEAT, Dispatch.Place.GAME_MASTER, Dispatch.Place.PERSON)
                    .contains(kind.place())) {
                kept.put(post, words);
            }
        });
        return kept;
    }

    private static SortedMap<Long, String> intersection(SortedMap<Long, String> some, SortedMap<Long, String> others) {
        SortedMap<Long, String> both = new TreeMap<>(some);
        both.keySet().retainAll(others.keySet());
        return both;
    }

    private static void tell(Tavern tavern, TurnKey turn) {
        tavern.database.record(books -> books.notices().tell(turn, new Notice(new Seat(1), Message.of("x")), "act"));
    }

    private static boolean accounts(Tavern tavern, CampaignId id, long post) {
        return tavern.database.read(books -> books.outbox().accountsFor(id, post));
    }

    private static List<Integer> noticed(Tavern tavern) {
        return tavern.database.read(books -> ((SqlBooks) books)
                .handle()
                .createQuery("SELECT number FROM notice")
                .mapTo(Integer.class)
                .list());
    }

    private static SortedMap<Long, String> posts(Tavern tavern) {
        SortedMap<Long, String> posts = new TreeMap<>();
        tavern.database
                .read(books -> ((SqlBooks) books)
                        .handle()
                        .createQuery("SELECT id, kind || ' ' || coalesce(seat, 0) AS words FROM outbox")
                        .map((row, context) -> java.util.Map.entry(row.getLong("id"), row.getString("words")))
                        .list())
                .forEach(entry -> posts.put(entry.getKey(), entry.getValue()));
        return posts;
    }
}
