package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.ruleset.tribus.order.Recruiting;

/** 4: all soldiers and ships, in written order (Q18). */
final class RecruitStep implements Step {

    @Override
    public void play(Progress turn) {
        turn.lines(Recruiting.class).forEach(line -> turn.done(line, new Muster(turn).play((Recruiting) line.order())));
    }
}
