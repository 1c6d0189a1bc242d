package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Seat;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Every attacked planet, each on its own (C28, C29, C33). */
public final class BattleStep implements Step {

    @Override
    public void play(Progress turn) {
        turn.sides().forEach((planet, sides) -> {
            Battle battle = battle(turn, planet, sides);
            turn.fought(battle);
            note(turn, battle);
        });
    }

    private static Battle battle(Progress turn, String planet, List<Side> sides) {
        Side winner = turn.draws().among("tie|" + planet, strongest(sides), Side::members);
        int before = turn.law().war().world(planet).inhabitants();
        int defence = turn.defence(planet).total();
        boolean conquered = winner.value() - before > defence;
        return new Battle(
                planet,
                sides,
                winner,
                before,
                defence,
                kills(turn, planet, sides, winner, before),
                turn.law().owner(planet),
                conquered ? Optional.of(winner.receiver()) : Optional.empty());
    }

    private static List<Side> strongest(List<Side> sides) {
        if (sides.size() == 1) {
            return sides;
        }
        int highest = sides.stream().mapToInt(Side::value).max().orElseThrow();
        return sides.stream().filter(side -> side.value() == highest).toList();
    }

    /** The winner kills, and the losers too if the game says so, strongest first (CR21). */
    private static SortedMap<Seat, Integer> kills(
            Progress turn, String planet, List<Side> sides, Side winner, int inhabitants) {
        Slaughter slaughter = new Slaughter(planet, turn.draws());
        SortedMap<Seat, Integer> all = new TreeMap<>(slaughter.kills(winner, inhabitants));
        if (turn.law().settings().losersKill()) {
            int left = inhabitants - Math.min(inhabitants, winner.value());
            for (Side side : losers(sides, winner)) {
                all.putAll(slaughter.kills(side, left));
                left -= Math.min(left, side.value());
            }
        }
        return all;
    }

    private static List<Side> losers(List<Side> sides, Side winner) {
        return sides.stream()
                .filter(side -> !side.equals(winner))
                .sorted(Comparator.comparingInt(side -> -side.value()))
                .toList();
    }

    private static void note(Progress turn, Battle battle) {
        for (Side side : battle.sides()) {
            if (!side.equals(battle.winner())) {
                note(turn, battle, side, Note.of("R_LOST_RACE", List.of()));
            } else if (battle.conqueror().isEmpty()) {
                note(turn, battle, side, failure(battle));
            }
        }
    }

    private static void note(Progress turn, Battle battle, Side side, Note note) {
        for (March march : turn.marches(battle.planet())) {
            if (side.has(march.seat())) {
                march.task().note(note);
            }
        }
    }

    private static Note failure(Battle battle) {
        int value = battle.winner().value();
        return Note.of(
                "R_FAIL",
                List.of(value, battle.before(), battle.rest(), battle.defence()),
                "value",
                value,
                "inhabitants",
                battle.before(),
                "rest",
                battle.rest(),
                "defence",
                battle.defence());
    }
}
