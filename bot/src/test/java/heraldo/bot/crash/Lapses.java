package heraldo.bot.crash;

import heraldo.bot.campaign.port.Posting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** What players asked for in a turn that is over: that it ran out is told once, in the post by which it was asked for. */
final class Lapses {
    private static final String NOT_ONCE = """
            SELECT id FROM petition WHERE outcome IN ('EXPIRED', 'STOPPED') AND 1 <> (SELECT count(*) FROM outbox
                WHERE kind = 'PETITION_LAPSED' AND instr(message, petition.id) > 0)
            """;

    private static final String ASKED = """
            SELECT asked.external FROM outbox AS lapsed JOIN outbox AS asked ON asked.campaign = lapsed.campaign
                AND json_extract(asked.message, '$.state.key') = 'campaign.post.petition'
                AND json_extract(asked.message, '$.state.arguments.petition')
                    = json_extract(lapsed.message, '$.state.arguments.petition')
            WHERE lapsed.kind = 'PETITION_LAPSED' AND lapsed.done IS NOT NULL
            """;

    private static final String VOTE = "A favor";
    private static final String LAPSED = "Caducada";

    private Lapses() {}

    /** What is wrong once everything is done. */
    static List<Finding> findings(Handle books, List<Posts.Post> there) {
        List<Finding> findings = new ArrayList<>();
        books.createQuery(NOT_ONCE)
                .mapTo(String.class)
                .forEach(id -> findings.add(new Finding(Sin.DOUBLE, "that the request " + id + " ran out")));
        books.createQuery(ASKED).mapTo(String.class).stream()
                .map(external -> Posting.read(external).message())
                .flatMap(Optional::stream)
                .filter(id -> there.stream().noneMatch(post -> post.id().equals(id) && toldIn(post)))
                .forEach(id -> findings.add(new Finding(Sin.LOST, "that a request ran out, in message " + id)));
        return findings;
    }

    private static boolean toldIn(Posts.Post post) {
        return post.words().contains(LAPSED) && !post.buttons().contains(VOTE);
    }
}
