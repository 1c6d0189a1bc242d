package heraldo.rules.ruleset.hexadominacion.order.war;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.DiceOdds;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.ArrayList;
import java.util.List;

/** The price of an attack, its chance against the present defenders, and the realms that could change that. */
record Chances(Prospect prospect) {

    List<Message> of(Attack attack) {
        Tile target = prospect.world().tile(attack.target());
        List<Message> told = new ArrayList<>();
        told.add(odds(attack, target.soldiers()));
        told.addAll(target.neutral() ? rivals(attack.target()) : List.of(owner(target)));
        if (crown(attack.target())) {
            told.add(Message.of("outlook.attack.crown", "owner", Say.owner(target.owner()))
                    .with("culture", prospect.book().points().conquest()));
        }
        return told;
    }

    private Message odds(Attack attack, int defenders) {
        int chance = DiceOdds.conquest(attack.soldiers(), defenders);
        String kind = switch (chance) {
            case 0 -> "hopeless";
            case DiceOdds.CERTAIN -> defenders == 0 ? "empty" : "sure";
            default -> "fight";
        };
        return Message.of("outlook.attack." + kind, "cost", Say.stock(Attack.cost(prospect.costs(), attack.soldiers())))
                .with("chance", chance)
                .with("defenders", defenders);
    }

    /** Its owner may bring every other soldier there, from anywhere. */
    private Message owner(Tile target) {
        int others = Board.HEXES.stream()
                        .map(prospect.world()::tile)
                        .filter(tile -> tile.owner() == target.owner())
                        .mapToInt(Tile::soldiers)
                        .sum()
                - target.soldiers();
        return Message.of("outlook.attack.owner", "owner", Say.owner(target.owner()), "more", others);
    }

    /** Realms next to a neutral target may take it first. */
    private List<Message> rivals(int target) {
        List<Seat> rivals = Board.neighbours(target)
                .map(hex -> prospect.world().tile(hex).owner())
                .filter(owner ->
                        owner != Tile.NOBODY && owner != prospect.seat().number())
                .distinct()
                .sorted()
                .mapToObj(Seat::new)
                .toList();
        return rivals.isEmpty()
                ? List.of()
                : List.of(Message.of("outlook.attack.race", "rivals", rivals, "count", rivals.size()));
    }

    private boolean crown(int target) {
        return prospect.world().realms().stream().anyMatch(realm -> realm.active() && realm.capital() == target);
    }
}
