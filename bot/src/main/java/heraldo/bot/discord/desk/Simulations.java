package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.WhatIf;
import heraldo.rules.engine.simulation.Others;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/** Runs simulations of sheets one after another, so that other answers are hardly delayed. */
final class Simulations {

    private static final int PLAYS = 200;

    private final ReentrantLock one = new ReentrantLock(true);

    /**
     * Simulates a sheet, with the same result for the same sheets in the same turn. Empty where orders are played at once.
     *
     * @param others the player's knowledge of the other sheets, and assumptions about them
     */
    Optional<WhatIf> of(Bench bench, Others others) {
        one.lock();
        try {
            return bench.position().simulated(bench.seat(), bench.sheet(), others, seed(bench), PLAYS);
        } finally {
            one.unlock();
        }
    }

    /** Returns a sheet that a governor might send for a rival, given the player's knowledge. */
    OrderSheet example(Bench bench, Seat rival) {
        return bench.position().imagined(bench.seat(), rival, seed(bench));
    }

    /** Of nothing that is secret, so that it says nothing of the dice of any turn. */
    private static byte[] seed(Bench bench) {
        TurnKey turn = bench.receipt().turn().key();
        String text = "heraldo/what-if/v1 " + turn.campaign().text() + " " + turn.number() + " " + bench.seat();
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
