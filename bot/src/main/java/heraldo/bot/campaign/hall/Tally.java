package heraldo.bot.campaign.hall;

import heraldo.bot.campaign.model.Alias;
import heraldo.bot.campaign.model.Reliability;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Adds up players' results over campaigns. */
final class Tally {
    private static final int PODIUM = 3;

    private final Map<String, Alias> aliases = new HashMap<>();
    private final SortedMap<Long, String> names = new TreeMap<>();
    private final SortedMap<Long, Laureate> laureates = new TreeMap<>();

    /**
     * Nothing yet.
     *
     * @param known who is meant by the tokens, the older ones first: the newest name counts
     */
    Tally(List<Alias> known) {
        for (Alias alias : known) {
            aliases.put(alias.token(), alias);
            if (!alias.name().isEmpty()) {
                names.put(alias.player(), alias.name());
            }
        }
    }

    /** One campaign more, which ended after those before. */
    void add(Finished finished) {
        List<Finished.Part> known = finished.parts().stream()
                .filter(part -> aliases.containsKey(part.token()))
                .toList();
        known.forEach(this::count);
        List<Finished.Part> rated =
                known.stream().filter(part -> part.place().isPresent()).toList();
        if (rated.size() > 1) {
            rate(finished.ruleset(), rated);
        }
    }

    private long player(Finished.Part part) {
        return Optional.ofNullable(aliases.get(part.token())).orElseThrow().player();
    }

    private Laureate laureate(long player) {
        return laureates.computeIfAbsent(
                player,
                one -> new Laureate(one, names.getOrDefault(one, ""), 0, 0, 0, new Reliability(0, 0), new TreeMap<>()));
    }

    private void count(Finished.Part part) {
        Laureate before = laureate(player(part));
        boolean podium = part.place().isPresent() && part.place().getAsInt() <= PODIUM;
        Reliability reliable = before.reliability();
        laureates.put(
                before.player(),
                new Laureate(
                        before.player(),
                        before.name(),
                        before.campaigns() + 1,
                        before.victories() + (part.won() ? 1 : 0),
                        before.podiums() + (podium ? 1 : 0),
                        new Reliability(reliable.inTime() + part.inTime(), reliable.due() + part.due()),
                        before.skills()));
    }

    private void rate(String ruleset, List<Finished.Part> rated) {
        List<Laureate> players =
                rated.stream().map(part -> laureate(player(part))).toList();
        List<Skill> after = WengLin.after(
                players.stream()
                        .map(player -> player.skills().getOrDefault(ruleset, Skill.UNKNOWN))
                        .toList(),
                rated.stream().map(part -> part.place().getAsInt()).toList());
        for (int i = 0; i < players.size(); i++) {
            Laureate player = players.get(i);
            SortedMap<String, Skill> skills = new TreeMap<>(player.skills());
            skills.put(ruleset, after.get(i));
            laureates.put(
                    player.player(),
                    new Laureate(
                            player.player(),
                            player.name(),
                            player.campaigns(),
                            player.victories(),
                            player.podiums(),
                            player.reliability(),
                            skills));
        }
    }

    /** All but those who are forgotten. */
    Collection<Laureate> all() {
        List<Long> forgotten = aliases.values().stream()
                .filter(Alias::forgotten)
                .map(Alias::player)
                .toList();
        List<Laureate> all = new ArrayList<>(laureates.values());
        all.removeIf(laureate -> forgotten.contains(laureate.player()));
        return all;
    }
}
