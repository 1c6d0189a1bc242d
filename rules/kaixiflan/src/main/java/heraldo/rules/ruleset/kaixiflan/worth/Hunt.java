package heraldo.rules.ruleset.kaixiflan.worth;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Map;

/** Value for a province of armies near weaker units. */
record Hunt(Standpoint here, Leaning leaning) {

    private static final int WAY = 7;

    /** Factor for armies near another province rather than near independents, for tempers that like war. */
    private static final int FEUD = 3;

    /** Values the nearness of its armies to weaker units outside the peace: the nearer, the more. */
    long worth() {
        long best = 0;
        for (Map.Entry<Hex, Units> post : here.realm().muster().of(here.own()).entrySet()) {
            int armies = post.getValue().armies();
            if (armies > 0) {
                best += preyOf(post.getKey(), armies);
            }
        }
        return best;
    }

    private long preyOf(Hex hex, int armies) {
        long best = 0;
        for (Hex other : here.realm().muster().posts().keySet()) {
            int distance = hex.distance(other);
            if (distance < WAY
                    && here.realm().atlas().explored(other)
                    && !here.law().peace().pacified(other)) {
                for (Owner foe : here.law().peace().foes(other, here.own())) {
                    boolean weaker = here.realm().muster().at(other, foe).strength() < 3 * armies;
                    boolean open = weaker && !here.realm().pacts().allied(here.own(), foe);
                    int feud = foe.isProvince() && leaning.count("war") > 0 ? FEUD : 1;
                    best = Math.max(best, open ? feud * Standpoint.FAME * (WAY - distance) / WAY / 2 : 0);
                }
            }
        }
        return best;
    }
}
