package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.law.Aspects;

/** The Defence of every planet this turn (C26). */
public final class DefenceStep implements Step {

    @Override
    public void play(Progress turn) {
        Aspects aspects = new Aspects(turn.law());
        for (Planet planet : turn.law().galaxy().planets().values()) {
            turn.defended(
                    planet.id(),
                    new Defence(
                            turn.law().shield(planet),
                            aspects.plague(planet),
                            turn.guards(planet.id()),
                            turn.sectorGuards(planet.sector())));
        }
    }
}
