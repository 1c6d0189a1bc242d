package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.ruleset.kaixiflan.chronicle.ConflictTale;
import heraldo.rules.ruleset.kaixiflan.chronicle.HeaderTale;
import heraldo.rules.ruleset.kaixiflan.chronicle.VerdictTale;
import heraldo.rules.ruleset.kaixiflan.court.BalladStep;
import heraldo.rules.ruleset.kaixiflan.court.MonopolyStep;
import heraldo.rules.ruleset.kaixiflan.court.PoliticsStep;
import heraldo.rules.ruleset.kaixiflan.event.EventStep;
import heraldo.rules.ruleset.kaixiflan.mission.MissionStep;
import heraldo.rules.ruleset.kaixiflan.turn.AgreementStep;
import heraldo.rules.ruleset.kaixiflan.turn.BattleStep;
import heraldo.rules.ruleset.kaixiflan.turn.BuildingStep;
import heraldo.rules.ruleset.kaixiflan.turn.EndStep;
import heraldo.rules.ruleset.kaixiflan.turn.EnlistStep;
import heraldo.rules.ruleset.kaixiflan.turn.ExploreStep;
import heraldo.rules.ruleset.kaixiflan.turn.FoundingStep;
import heraldo.rules.ruleset.kaixiflan.turn.GatherStep;
import heraldo.rules.ruleset.kaixiflan.turn.GuideStep;
import heraldo.rules.ruleset.kaixiflan.turn.MarchStep;
import heraldo.rules.ruleset.kaixiflan.turn.ProgressStep;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import heraldo.rules.ruleset.kaixiflan.turn.StoreStep;
import heraldo.rules.ruleset.kaixiflan.turn.StoryStep;
import heraldo.rules.ruleset.kaixiflan.turn.TradeStep;
import heraldo.rules.ruleset.kaixiflan.turn.TributeStep;
import java.util.List;

/** The sequence of a turn (§4.1), row by row. */
final class Sequence {

    private Sequence() {}

    static List<Step> of(EventStep events, MissionStep missions) {
        return List.of(
                new HeaderTale(), // what the chronicle begins with
                new StoryStep(), // 1    Historia
                new GatherStep(), // 2.1  Recolectar
                new TradeStep(), // 2.2  Comerciar, banquetes
                new BattleStep(), // 2.3  Combatir
                new AgreementStep(), // 2.4  Comerciar acuerdo
                new FoundingStep(), // 2.5  Construir asentamientos
                new BuildingStep(), // 2.6  Construir edificios
                new ProgressStep(), // 2.7  Progresar
                new MarchStep(), // 2.8  Mover
                new GuideStep(), // 2.9  Mover Kaixiflán
                new ExploreStep(), // 2.10 Explorar
                new EnlistStep(), // 2.11 Reclutar
                new TributeStep(), // 2.12 Cumplir
                new StoreStep(), // 2.13 and 3, Control de almacén
                events, // 4    Eventos
                missions, // 5    Misiones
                new PoliticsStep(), // 6    Política
                new MonopolyStep(), // 7    Monopolio
                new BalladStep(), // 8    Baladas
                new ConflictTale(), // what trouble stands on the map
                new EndStep(), // 9    end of the turn
                new VerdictTale()); // who has won, if it is over
    }
}
