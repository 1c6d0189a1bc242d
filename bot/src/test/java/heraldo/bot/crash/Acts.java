package heraldo.bot.crash;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;

/** What the game master asked for and was told is done: each act stands in the books once, and once in what is to be posted. */
final class Acts {
    private static final String COUNT = "SELECT count(*) FROM gm_act WHERE kind = ?";
    private static final String UNTOLD = """
            SELECT kind || ' of turn ' || coalesce(number, '?') FROM gm_act
            GROUP BY campaign, words
            HAVING count(*) <> (SELECT count(*) FROM outbox
                WHERE outbox.campaign = gm_act.campaign AND outbox.kind = 'NOTICE'
                AND instr(message, json_extract(words, '$.state')) > 0)
            """;

    private final Map<String, Integer> asked = new ConcurrentHashMap<>();
    private final Map<String, Integer> done = new ConcurrentHashMap<>();

    void asked(String kind) {
        asked.merge(kind, 1, Integer::sum);
    }

    void done(String kind) {
        done.merge(kind, 1, Integer::sum);
    }

    List<Finding> findings(Handle books) {
        List<Finding> findings = new ArrayList<>();
        asked.forEach((kind, times) -> {
            int there =
                    books.createQuery(COUNT).bind(0, kind).mapTo(Integer.class).one();
            if (there < done.getOrDefault(kind, 0)) {
                findings.add(new Finding(Sin.LOST, "an act of the game master: " + kind));
            }
            if (there > times) {
                findings.add(new Finding(Sin.DOUBLE, "an act of the game master is done again: " + kind));
            }
        });
        books.createQuery(UNTOLD)
                .mapTo(String.class)
                .forEach(act -> findings.add(new Finding(Sin.DOUBLE, "not told once: the " + act)));
        return findings;
    }
}
