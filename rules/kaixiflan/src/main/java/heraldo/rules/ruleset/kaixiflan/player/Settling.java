package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Settlement;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.order.build.Village;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Sends colonists to the sources worth working, founds villages, and finds work for idle units. */
final class Settling implements Habit {

    private static final int FIRST_TOWN_ERA = 2;

    @Override
    public void follow(Draft draft) {
        Sites sites = new Sites(draft);
        List<Post> posts = new ArrayList<>();
        Settlement village = draft.law.book().settlement(TownKind.VILLAGE);
        if (wantsTown(draft) && draft.left().covers(village.cost())) {
            sites.forTown().ifPresent(hex -> {
                if (!draft.add(new Village(hex, Optional.empty()))) {
                    posts.add(new Post(hex, village.uses().colonists()));
                }
            });
        }
        posts.addAll(sites.posts());
        if (!sites.knowsMana() && draft.actionsLeft() > 0) {
            List<Hex> frontier = new ArrayList<>(Scouting.frontier(draft));
            Scouting.survey(draft, frontier, draft.law.bonuses(draft.owner).points());
        }
        new Marches(draft, posts).march(Math.max(1, draft.actionsLeft() / 2));
    }

    /** One settlement more for every Era from the second on. */
    private static boolean wantsTown(Draft draft) {
        long towns = draft.realm().towns().values().stream()
                .filter(town -> town.owner() == draft.owner && town.kind() != TownKind.CAPITAL)
                .count();
        return towns <= draft.province().era() - FIRST_TOWN_ERA;
    }

    /** The source beside the capital that gives least. */
    static Optional<Hex> poorestAtHome(Draft draft) {
        return draft.capital().neighbours().stream()
                .filter(hex -> draft.realm().atlas().at(hex).source().isPresent())
                .min(Comparator.comparingInt(
                                (Hex hex) -> draft.muster().at(hex, draft.owner).colonists())
                        .thenComparing(Comparator.naturalOrder()));
    }
}
