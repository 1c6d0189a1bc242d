package heraldo.rules.ruleset.caos.turn;

/** Ownership changes once every planet has been computed, and the dead stay dead (C29, C33): S1. */
public final class ConquestStep implements Step {

    @Override
    public void play(Progress turn) {
        for (Battle battle : turn.battles()) {
            turn.change(war -> war.with(
                    battle.planet(),
                    world -> battle.conqueror().isPresent()
                            ? world.inhabitedBy(battle.after()).ownedBy(battle.conqueror())
                            : world.inhabitedBy(battle.after())));
        }
        turn.invasionsOver();
    }
}
