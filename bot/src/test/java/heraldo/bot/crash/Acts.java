package heraldo.bot.crash;

import heraldo.bot.sandbox.person.Reply;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/**
 * What people asked for and were told is done, by name: each stands in the books as often as somebody was told so, and never more
 * often than it was asked for. What the game master does stands in what is to be posted as often as in the books.
 */
final class Acts {
    /** How acts of the game master are called. */
    private static final String LOGGED = "SELECT kind FROM gm_act";

    /** How what people say and agree is called; an earlier version knows none of it. */
    private static final String SAID = """
            SELECT 'dispatch ' || words FROM press
            UNION ALL SELECT 'treaty ' || words FROM treaty
            UNION ALL SELECT 'signature ' || player || ' ' || words
                FROM treaty JOIN treaty_party ON treaty = id WHERE state = 'SIGNED'
            UNION ALL SELECT 'broken ' || player || ' ' || words
                FROM treaty JOIN treaty_word ON treaty = treaty.id WHERE word = 'BROKEN'
            UNION ALL SELECT 'petition ' || player FROM petition
            UNION ALL SELECT 'vote ' || player || ' ' || petition FROM petition_vote
            UNION ALL SELECT 'holiday ' || player || ' ' || first_day FROM holiday
            UNION ALL SELECT 'seat ' || seat || ' ' || player FROM invitation WHERE state = 'TAKEN'
            """;

    /** What one act says may be a part of what another says, which is told in the words of the other. */
    private static final String UNTOLD = """
            SELECT kind || ' of turn ' || coalesce(number, '?') FROM gm_act WHERE instr(words, '"named"') = 0
            GROUP BY campaign, words
            HAVING count(*) <> (SELECT count(*) FROM outbox WHERE outbox.campaign = gm_act.campaign
                AND outbox.kind <> 'PART' AND instr(message, json_extract(words, '$.state')) > 0
                AND NOT EXISTS (SELECT 1 FROM gm_act AS whole WHERE whole.campaign = gm_act.campaign
                    AND whole.words <> gm_act.words
                    AND instr(whole.words, json_extract(gm_act.words, '$.state')) > 0
                    AND instr(message, json_extract(whole.words, '$.state')) > 0))
            """;

    /** Finds an end by the direction that a player's own channel tells twice; everybody's post of it is counted apart. */
    private static final String TOLD_A_SEAT_TWICE = """
            SELECT gm_act.kind || ', to seat ' || outbox.seat FROM gm_act JOIN outbox ON outbox.campaign = gm_act.campaign
                AND outbox.kind = 'PART' AND instr(message, json_extract(words, '$.state')) > 0
            WHERE instr(words, '"named"') = 0
            GROUP BY outbox.campaign, outbox.seat, words HAVING count(*) > 1
            """;

    /** The log calls nobody by their name, the posts do. */
    private static final String UNTOLD_OF_SOMEBODY = """
            SELECT kind FROM gm_act WHERE instr(words, '"named"') > 0
            GROUP BY campaign, json_extract(words, '$.state.key')
            HAVING count(*) <> (SELECT count(*) FROM outbox WHERE outbox.campaign = gm_act.campaign
                AND json_extract(message, '$.state.key') = json_extract(words, '$.state.key'))
            """;

    private final Map<String, Integer> asked = new ConcurrentHashMap<>();
    private final Map<String, Integer> done = new ConcurrentHashMap<>();

    /** Somebody asks for something. */
    void asked(String name) {
        asked.merge(name, 1, Integer::sum);
    }

    /**
     * Somebody does something.
     *
     * @param sign what is answered if it is done
     * @return whether it is
     */
    boolean by(String name, String sign, Supplier<Reply> deed) {
        asked(name);
        boolean answered = deed.get().text().contains(sign);
        if (answered) {
            done.merge(name, 1, Integer::sum);
        }
        return answered;
    }

    /** An earlier version has had the books: what it could not read is gone. */
    void aged(Handle books) {
        List<String> logged = books.createQuery(LOGGED).mapTo(String.class).list();
        asked.keySet().retainAll(logged);
        done.keySet().retainAll(logged);
    }

    List<Finding> findings(Handle books) {
        List<Finding> findings = new ArrayList<>();
        List<String> there = Stream.of(LOGGED, SAID)
                .flatMap(names -> books.createQuery(names).mapTo(String.class).stream())
                .toList();
        asked.forEach((name, times) -> {
            int found = Collections.frequency(there, name);
            if (found < done.getOrDefault(name, 0)) {
                findings.add(new Finding(Sin.LOST, "what was answered for: " + name));
            }
            if (found > times) {
                findings.add(new Finding(Sin.DOUBLE, "what was asked for is done again: " + name));
            }
        });
        Stream.of(UNTOLD, UNTOLD_OF_SOMEBODY, TOLD_A_SEAT_TWICE)
                .flatMap(untold -> books.createQuery(untold).mapTo(String.class).stream())
                .forEach(act -> findings.add(new Finding(Sin.DOUBLE, "not told once: the " + act)));
        return findings;
    }
}
