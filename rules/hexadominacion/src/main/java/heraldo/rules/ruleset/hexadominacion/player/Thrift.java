package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.ruleset.hexadominacion.order.Dismiss;

/** Dismisses soldiers who have nothing to do when there is no wheat to pay a defence with. */
final class Thrift implements Habit {

    private static final int HUNGER = 6;
    private static final int FEW = 2;

    @Override
    public void follow(Draft draft) {
        if (draft.left().wheat() >= HUNGER) {
            return;
        }
        draft.frontier.own().stream()
                .filter(hex -> draft.free(hex) > FEW)
                .findFirst()
                .ifPresent(hex -> draft.add(new Dismiss(FEW, hex)));
    }
}
