package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.build.City;
import heraldo.rules.ruleset.kaixiflan.order.build.Fort;
import heraldo.rules.ruleset.kaixiflan.order.build.Village;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Founds settlements wherever its units stand, where most new sources lie beside first; towns with enough units grow. */
final class Colonies implements Habit {

    @Override
    public void follow(Draft draft) {
        List<Hex> posts = draft.muster().of(draft.owner).entrySet().stream()
                .filter(post -> post.getValue().colonists() > 0)
                .map(Map.Entry::getKey)
                .sorted(Comparator.comparingInt((Hex hex) -> -sources(draft, hex)))
                .toList();
        posts.forEach(hex -> found(draft, hex));
    }

    private static void found(Draft draft, Hex hex) {
        Units there = draft.muster().at(hex, draft.owner);
        Optional<Town> town = draft.realm().town(hex);
        if (town.isPresent()) {
            draft.add(new City(hex, Optional.empty()));
        } else if (there.armies() == 0 || !draft.add(new Fort(hex, Optional.empty()))) {
            draft.add(new Village(hex, Optional.empty()));
        }
    }

    /** Sums the richness of the known sources beside a hex that nobody controls yet. */
    private static int sources(Draft draft, Hex hex) {
        return hex.neighbours().stream()
                .filter(near -> draft.realm().atlas().explored(near)
                        && draft.law.control().of(near).isEmpty())
                .flatMap(near -> draft.realm().atlas().at(near).source().stream())
                .mapToInt(source -> source.richness())
                .sum();
    }
}
