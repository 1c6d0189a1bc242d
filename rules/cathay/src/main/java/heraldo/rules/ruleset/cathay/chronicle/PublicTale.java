package heraldo.rules.ruleset.cathay.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.turn.Deed;
import java.util.List;

/** Deeds that everybody may know, in words. */
final class PublicTale {

    private PublicTale() {}

    static Message of(Deed deed) {
        return switch (deed) {
            case Deed.Fought fight -> fight(fight);
            case Deed.Conquered won ->
                Message.of("deed.conquered", "seat", won.by(), "from", won.from(), "corner", won.corner());
            case Deed.Ruined ruin -> Message.of("deed.ruined", "from", ruin.from(), "corner", ruin.corner());
            case Deed.Claimed claim -> Message.of("deed.claimed", "seat", claim.by(), "corner", claim.corner());
            case Deed.Eliminated out -> Message.of("deed.eliminated", "seat", out.seat());
            case Deed.Risen risen ->
                Message.of("deed.risen", "seat", risen.seat(), "corner", risen.corner())
                        .with("how", risen.automatic() ? "automatic" : "self");
            case Deed.Placed placed ->
                Message.of("deed.placed", "seat", placed.seat(), "corner", placed.corner())
                        .with("edge", placed.edge().<Object>map(Say::edge).orElseGet(() -> Message.of("nothing")));
            case Deed.Endowed hand -> Message.of("deed.endowed", "seat", hand.seat(), "goods", Say.goods(hand.hand()));
            case Deed.Honoured card ->
                Message.of("deed.honoured", "honour", Say.honour(card.honour()), "from", Say.seat(card.from()))
                        .with("to", Say.seat(card.to()));
            default -> ofEnd(deed);
        };
    }

    private static Message fight(Deed.Fought fight) {
        if (fight.defender().isEmpty()) {
            return Message.of("deed.unopposed", "owner", fight.owner(), "corner", fight.corner());
        }
        return Message.of("deed.fought", "attacker", fight.attacker().toString(), "seat", fight.by())
                .with("defender", fight.defender().map(SoldierId::toString).orElse(""))
                .with("owner", fight.owner())
                .with("corner", fight.corner())
                .with("fate", fight.attackerDies() ? "both" : "defender");
    }

    private static Message ofEnd(Deed deed) {
        return switch (deed) {
            case Deed.Thrown dice ->
                Message.of("deed.thrown", "one", dice.one(), "other", dice.other(), "sum", dice.one() + dice.other());
            case Deed.Prayed dice ->
                Message.of("deed.prayed", "seat", dice.by(), "one", dice.one(), "other", dice.other())
                        .with("heard", dice.heard() ? "yes" : "no");
            case Deed.Produced gain -> Message.of("deed.produced", "seat", gain.by(), "goods", Say.goods(gain.goods()));
            case Deed.Shortage lack -> Message.of("deed.short", "resource", Say.resource(lack.resource()));
            case Deed.Robber robber -> robber(robber);
            default -> ofPlayers(deed);
        };
    }

    private static Message robber(Deed.Robber robber) {
        List<String> candidates = robber.candidates().stream().map(Say::hex).toList();
        return candidates.isEmpty()
                ? Message.of("deed.robber-stays", "from", Say.hex(robber.from()))
                : Message.of("deed.robber", "from", Say.hex(robber.from()), "to", Say.hex(robber.to()))
                        .with("candidates", candidates);
    }

    private static Message ofPlayers(Deed deed) {
        return switch (deed) {
            case Deed.Struck strike ->
                Message.of("deed.struck", "seat", strike.seat(), "strikes", strike.strikes())
                        .with("absent", strike.absent() ? "yes" : "no");
            case Deed.Returned back -> Message.of("deed.returned", "seat", back.seat());
            case Deed.Resigned resigned -> Message.of("deed.resigned", "seat", resigned.seat());
            case Deed.Passed passed -> Message.of("deed.passed", "seat", passed.seat());
            case Deed.Rounded round ->
                Message.of("deed.rounded", "round", round.round(), "goal", round.goal(), "order", round.next());
            case Deed.Won won ->
                Message.of("deed.won", "winners", List.copyOf(won.winners()))
                        .with("count", won.winners().size());
            default -> throw new IllegalArgumentException("not told in public: " + deed);
        };
    }
}
