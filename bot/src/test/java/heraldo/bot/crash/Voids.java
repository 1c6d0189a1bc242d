package heraldo.bot.crash;

import heraldo.bot.campaign.port.Posting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** What everybody was told of turns that were taken back: each such post is marked once as void, and nothing else is. */
final class Voids {
    private static final String NOT_ONCE = """
            SELECT told.kind || ' ' || told.id FROM outbox AS told JOIN turn USING (campaign, number, step)
            WHERE told.kind IN ('TURN_OPENED', 'STEP', 'RESULT')
                AND (SELECT count(*) FROM outbox AS mark WHERE mark.kind = 'VOIDED'
                    AND CAST(json_extract(mark.message, '$.state.arguments.post.long') AS INTEGER) = told.id)
                <> EXISTS (SELECT 1 FROM turn AS later WHERE later.campaign = turn.campaign AND later.lap > turn.lap
                    AND later.number <= turn.number)
            """;

    private static final String MARKED = """
            SELECT told.external FROM outbox AS mark JOIN outbox AS told
                ON told.id = CAST(json_extract(mark.message, '$.state.arguments.post.long') AS INTEGER)
            WHERE mark.kind = 'VOIDED' AND mark.done IS NOT NULL AND told.external IS NOT NULL
            """;

    private static final String VOID = "Anulado por la dirección";

    private Voids() {}

    /** What is wrong once everything is done. */
    static List<Finding> findings(Handle books, List<Posts.Post> there) {
        List<Finding> findings = new ArrayList<>();
        books.createQuery(NOT_ONCE)
                .mapTo(String.class)
                .forEach(post -> findings.add(new Finding(Sin.DOUBLE, "that " + post + " is void")));
        List<String> marked = books.createQuery(MARKED).mapTo(String.class).stream()
                .map(external -> Posting.read(external).message())
                .flatMap(Optional::stream)
                .toList();
        marked.stream()
                .filter(id -> there.stream().noneMatch(post -> post.id().equals(id) && toldIn(post)))
                .forEach(id -> findings.add(new Finding(Sin.LOST, "that a turn was taken back, in message " + id)));
        there.stream()
                .filter(post -> post.words().contains(VOID) && !marked.contains(post.id()))
                .forEach(post -> findings.add(new Finding(Sin.UNSOUND, "void without a reason: " + post.words())));
        return findings;
    }

    private static boolean toldIn(Posts.Post post) {
        return post.words().contains(VOID) && post.buttons().isEmpty();
    }
}
