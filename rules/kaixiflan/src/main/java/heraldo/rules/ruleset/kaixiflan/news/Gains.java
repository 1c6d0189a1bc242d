package heraldo.rules.ruleset.kaixiflan.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.score.Bonus;
import heraldo.rules.ruleset.kaixiflan.score.Score;
import heraldo.rules.ruleset.kaixiflan.score.ScoreColumn;
import heraldo.rules.ruleset.kaixiflan.score.Scores;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Credit;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Reasons for the change of each province's Fame from one position to another (§7.2). The yield of stores is no reason of
 * its own.
 */
public final class Gains {

    private final Law before;
    private final Law after;
    private final SortedMap<Owner, Score> was;
    private final SortedMap<Owner, Score> is;

    private Gains(Law before, Law after) {
        this.before = before;
        this.after = after;
        this.was = byOwner(before);
        this.is = byOwner(after);
    }

    /** The reasons of every province that has some, the weightiest first. */
    public static SortedMap<Seat, List<Gain>> of(Law before, Law after) {
        Gains gains = new Gains(before, after);
        SortedMap<Seat, List<Gain>> all = new TreeMap<>();
        gains.is.keySet().forEach(owner -> all.put(LandNews.seat(owner), gains.of(owner)));
        all.values().removeIf(List::isEmpty);
        return all;
    }

    private static SortedMap<Owner, Score> byOwner(Law law) {
        return new Scores(law)
                .all().stream().collect(Collectors.toMap(Score::owner, score -> score, (a, b) -> a, TreeMap::new));
    }

    private List<Gain> of(Owner owner) {
        List<Gain> gains = new ArrayList<>();
        earned(owner, gains);
        buildings(owner, gains);
        towns(owner, gains);
        counted(owner, ScoreColumn.COLONISTS, gains);
        counted(owner, ScoreColumn.ARMIES, gains);
        counted(owner, ScoreColumn.RESOURCES, gains);
        bonuses(owner, gains);
        return gains.stream()
                .filter(gain -> gain.points() != 0)
                .sorted(Comparator.comparingInt((Gain gain) -> -Math.abs(gain.points())))
                .toList();
    }

    /** Adds the new entries of the ledger, one gain for each reason. */
    private void earned(Owner owner, List<Gain> gains) {
        List<Credit> fresh = after.realm()
                .ledger()
                .subList(before.realm().ledger().size(), after.realm().ledger().size());
        SortedMap<String, Gain> sums = new TreeMap<>();
        for (Credit credit : fresh) {
            if (credit.province() == owner) {
                Gain gain = new Gain(reason(credit), credit.points(), credit.column() == Column.MISSIONS);
                sums.merge(
                        credit.column().id() + (together(credit) ? "" : credit.reason()),
                        gain,
                        (one, other) -> new Gain(one.reason(), one.points() + other.points(), one.named()));
            }
        }
        gains.addAll(sums.values());
    }

    /** Returns whether all credits of a column are one reason, as for Fame that comes from many places. */
    private static boolean together(Credit credit) {
        return switch (credit.column()) {
            case EXPLORED, BANQUETS, ADJUSTMENTS, AGREEMENTS -> true;
            case BATTLES, MONOPOLIES, MISSIONS, BALLADS -> false;
        };
    }

    private Message reason(Credit credit) {
        return switch (credit.column()) {
            case BATTLES -> Message.of("gain.battles", "hex", credit.reason());
            case MONOPOLIES -> Message.of("gain.monopolies", "resource", Message.of("resource." + credit.reason()));
            case MISSIONS -> mission(credit.reason());
            case BALLADS, EXPLORED, BANQUETS, AGREEMENTS, ADJUSTMENTS ->
                Message.of("gain." + credit.column().id());
        };
    }

    /** A mission by its title, as it was known while it was active. */
    private Message mission(String id) {
        return before.realm()
                .quests()
                .find(id)
                .flatMap(quest -> quest.own())
                .map(own -> Message.of("gain.mission", "title", new PlayerText(own.title())))
                .orElseGet(() -> Message.of("gain.mission", "title", Message.of("mission." + id + ".title")));
    }

    private void buildings(Owner owner, List<Gain> gains) {
        Realm then = before.realm();
        after.realm().province(owner).buildings().stream()
                .filter(id -> !then.province(owner).buildings().contains(id))
                .forEach(id -> gains.add(new Gain(
                        Say.building(id),
                        after.book().building(id).era()
                                + after.book().building(id).fame())));
    }

    private void towns(Owner owner, List<Gain> gains) {
        standing(owner, before, after, 1, gains);
        standing(owner, after, before, -1, gains);
    }

    /** Settlements that stand in one position and not in the other. */
    private void standing(Owner owner, Law not, Law here, int sign, List<Gain> gains) {
        here.realm().towns().forEach((hex, town) -> {
            boolean there = not.realm()
                    .town(hex)
                    .filter(other -> other.owner() == owner && other.kind() == town.kind())
                    .isPresent();
            if (town.owner() == owner && !there) {
                int fame = after.book().settlement(town.kind()).fame();
                boolean named = here.realm().names().containsKey(hex);
                gains.add(new Gain(name(here.realm(), hex), sign * fame, named));
            }
        });
    }

    private static Message name(Realm realm, Hex hex) {
        return realm.names().containsKey(hex)
                ? Places.brief(realm, hex)
                : Message.of(
                        "gain.town", "kind", Known.in(realm.towns(), hex).kind().id(), "hex", Say.hex(hex));
    }

    private void counted(Owner owner, ScoreColumn column, List<Gain> gains) {
        int change = Known.in(is, owner).of(column) - Known.in(was, owner).of(column);
        gains.add(new Gain(Message.of("gain." + column.id()), change));
    }

    private void bonuses(Owner owner, List<Gain> gains) {
        List<Bonus> then = Known.in(was, owner).bonuses();
        List<Bonus> now = Known.in(is, owner).bonuses();
        now.stream().filter(bonus -> !then.contains(bonus)).forEach(bonus -> gains.add(most(bonus, 1)));
        then.stream().filter(bonus -> !now.contains(bonus)).forEach(bonus -> gains.add(most(bonus, -1)));
    }

    private static Gain most(Bonus bonus, int sign) {
        return new Gain(Message.of((sign > 0 ? "gain.most." : "gain.lost.") + bonus.id()), sign * bonus.points());
    }
}
