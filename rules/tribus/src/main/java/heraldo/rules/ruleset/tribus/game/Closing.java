package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.law.Property;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Accepted pacts are carried out, each as a whole or not at all; old proposals lapse (Q39, §7). */
record Closing(Rulebook book) {

    /** For how many days a proposal waits for an answer; the tick of its own day counts for none (§7). */
    static final int LAPSE = 7;

    /** Outcome of the pacts: the position, and the code of each in the order in which the tribes accepted them. */
    record Closed(World world, List<String> codes) {}

    /** Tick, step b. */
    Closed close(World world, Journal journal) {
        World now = world;
        List<String> codes = new ArrayList<>();
        List<Message> told = new ArrayList<>();
        for (Pact pact : world.pacts()) {
            if (pact.accepted()) {
                String code = code(now, pact);
                codes.add(code);
                journal.happened(new Deed.Bargained(pact, code, now.board()));
                told.add(new Say(book.chart()).pact("pact." + code, pact));
                now = code.equals("OK") ? passed(now, pact) : now;
            }
        }
        if (!told.isEmpty()) {
            journal.section(Message.of("chronicle.pacts"), Optional.empty(), told);
        }
        return new Closed(lapsed(now, journal), codes);
    }

    private World lapsed(World world, Journal journal) {
        List<Pact> open =
                world.pacts().stream().filter(pact -> !pact.accepted()).toList();
        open.stream().filter(pact -> old(world, pact)).forEach(pact -> {
            Message told = new Say(book.chart()).pact("pact.lapsed", pact);
            journal.whisper(pact.giver(), told);
            journal.whisper(pact.receiver(), told);
        });
        return world.withBargains(world.bargains()
                .withPacts(open.stream().filter(pact -> !old(world, pact)).toList()));
    }

    private static boolean old(World world, Pact pact) {
        return world.calendar().ticks() - pact.proposed() > LAPSE;
    }

    private String code(World world, Pact pact) {
        if (!world.in(pact.giver()) || !world.in(pact.receiver())) {
            return "X_TRIBE_OUT";
        }
        Property property = new Property(book.chart());
        if (!property.owned(world.board(), pact)) {
            return "X_ASSET";
        }
        Board after = after(world.board(), pact);
        boolean both = property.cities(after, pact.giver()) > 0 && property.cities(after, pact.receiver()) > 0;
        return both ? "OK" : "X_LAST_CITY";
    }

    private Board after(Board board, Pact pact) {
        Property property = new Property(book.chart());
        return property.passed(property.passed(board, pact.give(), pact.receiver()), pact.get(), pact.giver());
    }

    private World passed(World world, Pact pact) {
        SortedSet<Hex> taken = new TreeSet<>(world.turns().taken());
        taken.addAll(pact.places());
        return world.withBoard(after(world.board(), pact))
                .withTurns(world.turns().withTaken(taken));
    }
}
