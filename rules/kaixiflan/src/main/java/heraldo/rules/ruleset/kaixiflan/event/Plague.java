package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.ArrayList;
import java.util.List;

/** EV1: around one capital half of every crowd of colonists dies. */
final class Plague {

    private final Progress turn;
    private final EventCard card;

    Plague(Progress turn, EventCard card) {
        this.turn = turn;
        this.card = card;
    }

    List<Message> play() {
        List<Owner> provinces = List.copyOf(turn.now().provinces().keySet());
        Owner victim = provinces.get(turn.dice().die("event|who", provinces.size()) - 1);
        Realm before = turn.now();
        Hex capital = before.province(victim).capital();
        List<Message> losses = new ArrayList<>();
        before.muster().posts().forEach((hex, posts) -> {
            if (before.atlas().explored(hex) && hex.distance(capital) <= card.number()) {
                posts.forEach((owner, units) -> strike(hex, owner, units, losses));
            }
        });
        String key = "event." + card.id() + (losses.isEmpty() ? ".spared" : ".done");
        Message told = Message.of(key, "province", Say.owner(victim));
        return List.of(losses.isEmpty() ? told : told.with("losses", losses));
    }

    private void strike(Hex hex, Owner owner, Units units, List<Message> losses) {
        Units dead = new Units(units.colonists() / 2, 0);
        if (!dead.isNone()) {
            turn.change(realm -> realm.withMuster(realm.muster().minus(hex, owner, dead)));
            losses.add(
                    Message.of("event.loss", "owner", Say.owner(owner), "units", Say.units(dead), "hex", Say.hex(hex)));
        }
    }
}
