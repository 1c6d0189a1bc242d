package heraldo.bot.crash;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** What somebody was told is so from now on stays so, until somebody sets about to change it. */
final class Vows {
    private final Map<String, Vow> vows = new ConcurrentHashMap<>();

    /**
     * Something that the books say.
     *
     * @param question of the books, which they answer with yes
     * @param with what stands for its question marks
     */
    private record Vow(String question, List<Object> with) {
        boolean kept(Handle books) {
            Query query = books.createQuery(question);
            for (int at = 0; at < with.size(); at++) {
                query.bind(at, with.get(at));
            }
            // Where nothing is written about it, it is not so.
            return query.mapTo(Boolean.class).findFirst().equals(Optional.of(true));
        }
    }

    /** Somebody is about to change it: how it will stand is open until they are answered. */
    void open(String what) {
        vows.remove(what);
    }

    /** Somebody was answered that it is so. */
    void given(String what, String question, Object... with) {
        vows.put(what, new Vow(question, List.of(with)));
    }

    /** An earlier version has had the books, which knew of none of it. */
    void aged() {
        vows.clear();
    }

    List<Finding> findings(Handle books) {
        List<Finding> findings = new ArrayList<>();
        vows.forEach((what, vow) -> {
            if (!vow.kept(books)) {
                findings.add(new Finding(Sin.LOST, what));
            }
        });
        return findings;
    }
}
