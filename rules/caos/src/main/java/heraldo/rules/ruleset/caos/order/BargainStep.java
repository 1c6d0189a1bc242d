package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.state.World;
import heraldo.rules.ruleset.caos.turn.Bargain;
import heraldo.rules.ruleset.caos.turn.Note;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Step;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** Swaps, all or nothing, and then the gifts that no swap absorbed (C34 to C37). All of them look at S1: S2. */
public final class BargainStep implements Step {

    @Override
    public void play(Progress turn) {
        List<Task<Swap>> open = new ArrayList<>(turn.tasks(Swap.class));
        List<Task<Cede>> gifts = new ArrayList<>(turn.tasks(Cede.class));
        SortedMap<String, Seat> moves = new TreeMap<>();
        while (!open.isEmpty()) {
            Task<Swap> swap = open.remove(0);
            Optional<Task<Swap>> mirror =
                    open.stream().filter(other -> mirrors(swap, other)).findFirst();
            mirror.ifPresent(open::remove);
            List<Task<Cede>> absorbed = mirror.isPresent() ? List.of() : absorbed(swap, gifts);
            gifts.removeAll(absorbed);
            boolean matched = mirror.isPresent() || !absorbed.isEmpty();
            settle(turn, swap, mirror, matched, moves);
        }
        gifts.forEach(gift -> give(turn, gift, moves));
        if (!moves.isEmpty()) {
            turn.change(war -> moved(war, moves));
        }
    }

    private static War moved(War war, SortedMap<String, Seat> moves) {
        SortedMap<String, World> changed = new TreeMap<>();
        moves.forEach((planet, taker) -> changed.put(planet, war.world(planet).ownedBy(Optional.of(taker))));
        return war.withWorlds(changed);
    }

    private static boolean mirrors(Task<Swap> swap, Task<Swap> other) {
        return other.seat().equals(swap.order().player())
                && other.order().player().equals(swap.seat())
                && Frozen.set(other.order().give())
                        .equals(Frozen.set(swap.order().get()))
                && Frozen.set(other.order().get())
                        .equals(Frozen.set(swap.order().give()));
    }

    /** The partner's gifts that give everything the swap asks for; empty if something is missing (C35). */
    private static List<Task<Cede>> absorbed(Task<Swap> swap, List<Task<Cede>> gifts) {
        SortedSet<String> wanted = Frozen.set(swap.order().get());
        List<Task<Cede>> fitting = gifts.stream()
                .filter(gift -> gift.seat().equals(swap.order().player())
                        && gift.order().player().equals(swap.seat())
                        && wanted.contains(gift.order().planet()))
                .toList();
        if (fitting.size() < wanted.size()) {
            return List.of();
        }
        fitting.forEach(gift -> gift.note(Note.of("R_GIFT_ABSORBED", List.of())));
        return fitting;
    }

    private static void settle(
            Progress turn,
            Task<Swap> swap,
            Optional<Task<Swap>> mirror,
            boolean matched,
            SortedMap<String, Seat> moves) {
        Swap order = swap.order();
        Optional<Note> failure = matched
                ? gone(turn, swap).map(planet -> lost("R_SWAP_VOID", planet))
                : Optional.of(Note.of("R_SWAP_UNMATCHED", List.of()));
        failure.ifPresent(note -> {
            swap.note(note);
            mirror.ifPresent(other -> other.note(note));
        });
        if (failure.isEmpty()) {
            order.give().forEach(planet -> moves.put(planet, order.player()));
            order.get().forEach(planet -> moves.put(planet, swap.seat()));
        }
        turn.settled(new Bargain(swap.seat(), order.player(), order.give(), order.get(), failure));
    }

    /** The first planet of a swap that its giver has lost. */
    private static Optional<String> gone(Progress turn, Task<Swap> swap) {
        Swap order = swap.order();
        List<String> lost = new ArrayList<>(order.give());
        lost.removeIf(planet -> turn.invaded().owns(swap.seat(), planet));
        List<String> alsoLost = new ArrayList<>(order.get());
        alsoLost.removeIf(planet -> turn.invaded().owns(order.player(), planet));
        lost.addAll(alsoLost);
        return lost.isEmpty() ? Optional.empty() : Optional.of(Collections.min(lost));
    }

    private static void give(Progress turn, Task<Cede> gift, SortedMap<String, Seat> moves) {
        Cede order = gift.order();
        Optional<Note> failure = turn.invaded().owns(gift.seat(), order.planet())
                ? Optional.empty()
                : Optional.of(lost("R_GIFT_LOST", order.planet()));
        failure.ifPresentOrElse(gift::note, () -> moves.put(order.planet(), order.player()));
        turn.settled(new Bargain(gift.seat(), order.player(), List.of(order.planet()), List.of(), failure));
    }

    private static Note lost(String code, String planet) {
        return Note.of(code, List.of(planet), "planet", Places.planet(planet));
    }
}
