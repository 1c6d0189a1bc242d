package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Settings;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.chart.MapTable;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Agenda;
import heraldo.rules.ruleset.kaixiflan.state.Decree;
import heraldo.rules.ruleset.kaixiflan.state.Omens;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import java.util.ArrayList;
import java.util.List;

/** Step 4, Eventos: the game master's decrees in the order of their entry, then the deck; stores are cut again (R44, R88). */
public final class EventStep implements Step {

    private static final int DIE = 6;

    private final List<EventCard> deck;
    private final MapTable map;

    public EventStep(RulesetFolder folder, MapTable map) {
        this.deck = List.of(folder.table("events.yaml", EventCard[].class));
        this.map = map;
    }

    @Override
    public void play(Progress turn) {
        List<Message> told = new ArrayList<>();
        List<Decree> decrees = turn.now().agenda().decrees();
        turn.change(realm -> realm.withAgenda(Agenda.EMPTY).withOmens(Omens.NONE));
        for (Decree decree : decrees) {
            if (decree instanceof Event.Draw) {
                draw(turn, told);
            } else {
                told.add(((Event) decree).play(turn));
            }
        }
        chance(turn, told);
        turn.now().provinces().keySet().forEach(owner -> cut(turn, owner, told));
        turn.tell(Section.of(
                Message.of("chronicle.events"), told.isEmpty() ? List.of(Message.of("chronicle.no-events")) : told));
    }

    private void chance(Progress turn, List<Message> told) {
        Settings settings = turn.start().settings();
        if (!settings.eventsTurnUp()) {
            return;
        }
        if (turn.dice().die("event|chance", DIE) < settings.eventThreshold()) {
            told.add(Message.of("event.none"));
            return;
        }
        draw(turn, told);
    }

    /** A card is drawn and played: one a turn at most. */
    private void draw(Progress turn, List<Message> told) {
        EventCard card = deck.get(turn.dice().die("event|card", deck.size()) - 1);
        told.add(Message.of("event.card", "id", card.id(), "title", Message.of("event." + card.id() + ".title")));
        List<Message> effects = new CardEffects(turn, card, map).play();
        turn.happened(new Deed.Drawn(card.id(), effects));
        told.addAll(effects);
    }

    private static void cut(Progress turn, Owner owner, List<Message> told) {
        Province province = turn.now().province(owner);
        Stock kept = province.stock().atMost(turn.book().era(province.era()).store());
        if (!kept.equals(province.stock())) {
            told.add(Message.of(
                    "event.cut",
                    "province",
                    Say.owner(owner),
                    "amounts",
                    Say.stock(province.stock().minus(kept))));
            turn.change(realm -> realm.with(owner, province.withStock(kept)));
        }
    }
}
