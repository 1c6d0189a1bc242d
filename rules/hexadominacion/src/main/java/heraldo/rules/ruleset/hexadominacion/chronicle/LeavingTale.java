package heraldo.rules.ruleset.hexadominacion.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import java.util.ArrayList;
import java.util.List;

/** Gifts, sales and surrenders in words. */
final class LeavingTale {

    private LeavingTale() {}

    static Message ceded(Deed.Ceded deed) {
        List<Message> told = new ArrayList<>();
        told.add(Message.of(deed.sold() ? "sold" : "ceded", "realm", new Seat(deed.seat()))
                .with("to", new Seat(deed.to()))
                .with("hex", Say.hex(deed.hex()))
                .with("price", Say.stock(deed.price())));
        told.addAll(Groups.gone("withdrawn", deed.withdrawal()));
        return Say.joined(told);
    }

    static Message surrendered(Deed.Surrendered deed) {
        List<Message> told = new ArrayList<>(List.of(Message.of("surrendered", "realm", new Seat(deed.seat()))));
        if (!deed.grants().isEmpty()) {
            told.add(Message.of(
                    "surrendered-grants",
                    "grants",
                    deed.grants().stream()
                            .map(grant -> Message.of("granted", "hex", Say.hex(grant.hex()), "realm", grant.to()))
                            .toList()));
        }
        if (!deed.neutral().isEmpty()) {
            told.add(Message.of("surrendered-neutral", "hexes", Say.hexes(deed.neutral())));
        }
        return Say.joined(told);
    }
}
