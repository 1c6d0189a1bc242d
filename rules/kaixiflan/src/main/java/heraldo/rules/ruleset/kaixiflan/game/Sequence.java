package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.ruleset.kaixiflan.chronicle.ConflictTale;
import heraldo.rules.ruleset.kaixiflan.chronicle.HeaderTale;
import heraldo.rules.ruleset.kaixiflan.chronicle.VerdictTale;
import heraldo.rules.ruleset.kaixiflan.event.EventStep;
import heraldo.rules.ruleset.kaixiflan.mission.MissionStep;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.order.Exchange;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.order.Name;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.order.Tribute;
import heraldo.rules.ruleset.kaixiflan.order.build.Build;
import heraldo.rules.ruleset.kaixiflan.order.build.Founding;
import heraldo.rules.ruleset.kaixiflan.order.build.Progressing;
import heraldo.rules.ruleset.kaixiflan.order.court.BalladStep;
import heraldo.rules.ruleset.kaixiflan.order.court.Banquet;
import heraldo.rules.ruleset.kaixiflan.order.court.Guide;
import heraldo.rules.ruleset.kaixiflan.order.court.PoliticsStep;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Gathering;
import heraldo.rules.ruleset.kaixiflan.order.troop.Enlisting;
import heraldo.rules.ruleset.kaixiflan.order.troop.IndMove;
import heraldo.rules.ruleset.kaixiflan.order.troop.Marching;
import heraldo.rules.ruleset.kaixiflan.order.troop.Move;
import heraldo.rules.ruleset.kaixiflan.order.war.BattleStep;
import heraldo.rules.ruleset.kaixiflan.turn.EndStep;
import heraldo.rules.ruleset.kaixiflan.turn.MonopolyStep;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import heraldo.rules.ruleset.kaixiflan.turn.StoreStep;
import java.util.List;

/** The sequence of a turn (§4.1), row by row. */
final class Sequence {

    private static final Step COLLECT = Gathering::gather;
    private static final Step TRADE = Step.each(Exchange.class, Exchange::trade);
    private static final Step FEAST = Step.each(Banquet.class, Banquet::feast);
    private static final Step AGREE = Step.each(Agreement.class, Agreement::seal);
    private static final Step FOUND = Founding::settle;
    private static final Step BUILD = Step.each(Build.class, Build::raise);
    private static final Step PROGRESS = Step.each(Progressing.class, Progressing::progress);
    private static final Step MARCH = Step.each(Move.class, Marching::march);
    private static final Step IND_MARCH = Step.each(IndMove.class, Marching::march);
    private static final Step RECRUIT = Step.each(Enlisting.class, Enlisting::enlist);
    private static final Step DELIVER = Step.each(Tribute.class, Tribute::deliver);
    private static final Step STORE = new StoreStep();

    /** Steps of an outlook up to the marches: neither dice nor hidden things nor other players decide them. */
    static final List<Step> BEFORE_MARCHES = List.of(COLLECT, TRADE, FEAST, AGREE, FOUND, BUILD, PROGRESS);

    /** The same from there on. */
    static final List<Step> FROM_MARCHES = List.of(MARCH, IND_MARCH, RECRUIT, DELIVER, STORE);

    private Sequence() {}

    static List<Step> of(EventStep events, MissionStep missions) {
        return List.of(
                new HeaderTale(), // what the chronicle begins with
                Story::publish, // 1    Historia
                Step.each(Name.class, Name::give),
                COLLECT, // 2.1  Recolectar
                TRADE, // 2.2  Comerciar, banquetes
                FEAST,
                new BattleStep(), // 2.3  Combatir
                AGREE, // 2.4  Comerciar acuerdo
                FOUND, // 2.5  Construir asentamientos
                BUILD, // 2.6  Construir edificios
                PROGRESS, // 2.7  Progresar
                MARCH, // 2.8  Mover; the independents last
                IND_MARCH,
                Step.each(Guide.class, Guide::lead), // 2.9  Mover Kaixiflán
                Step.each(Explore.class, Explore::survey), // 2.10 Explorar
                RECRUIT, // 2.11 Reclutar
                DELIVER, // 2.12 Cumplir
                STORE, // 2.13 and 3, Control de almacén
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
