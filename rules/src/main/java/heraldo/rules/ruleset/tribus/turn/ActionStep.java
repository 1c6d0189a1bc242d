package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.ruleset.tribus.order.Acting;

/** 5: all actions, in written order. */
final class ActionStep implements Step {

    @Override
    public void play(Progress turn) {
        turn.lines(Acting.class).forEach(line -> turn.done(line, Actions.play(turn, (Acting) line.order())));
    }
}
