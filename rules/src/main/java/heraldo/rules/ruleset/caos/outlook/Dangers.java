package heraldo.rules.ruleset.caos.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Cede;
import heraldo.rules.ruleset.caos.order.Claim;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.order.Pass;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.turn.Battle;
import java.util.ArrayList;
import java.util.List;

/** Why a line that stands may come to nothing, or to what its player does not want. */
record Dangers(Rehearsal played) {

    List<Message> of(int line) {
        List<Message> dangers = new ArrayList<>();
        switch (played.sheet().line(line)) {
            case Invade invade -> played.battle(invade.planet()).ifPresent(battle -> battle(battle, dangers));
            case Claim claim -> claim(claim, dangers);
            case Cede cede -> ceded(dangers);
            case Resign resign -> dangers.add(Message.of("outlook.caution.resign"));
            case Pass pass -> passed(dangers);
            case Order other -> {}
        }
        return dangers;
    }

    private void battle(Battle battle, List<Message> dangers) {
        if (played.alone().defence(battle.planet()).has(played.seat())) {
            dangers.add(Message.of("outlook.caution.hinders"));
        }
        boolean allied = played.standing(Ally.class).stream()
                .anyMatch(ally -> ally.planet().equals(battle.planet()));
        if (battle.conqueror().isEmpty()) {
            dangers.add(Message.of(
                    allied ? "outlook.caution.allied" : "outlook.caution.weak",
                    "needed",
                    battle.before() + battle.defence() + 1));
        }
    }

    /** A deed that the sheet alone does not do: of the turn's events, not all are in its player's hands. */
    private void claim(Claim claim, List<Message> dangers) {
        boolean done = played.alone().awards().stream()
                .anyMatch(award -> award.deed().code().equals(claim.code())
                        && award.points().containsKey(played.seat()));
        boolean event = played.law()
                .book()
                .deed(claim.code())
                .filter(deed -> deed.when() == DeedRow.When.EVENT)
                .isPresent();
        if (!done && event) {
            dangers.add(Message.of("outlook.caution.deed"));
        }
    }

    private void ceded(List<Message> dangers) {
        if (played.alone().lawNow().landless(played.seat())) {
            dangers.add(Message.of("outlook.caution.landless"));
        }
    }

    private void passed(List<Message> dangers) {
        if (played.sheet().size() > 1) {
            dangers.add(Message.of("outlook.caution.pass"));
        }
    }
}
