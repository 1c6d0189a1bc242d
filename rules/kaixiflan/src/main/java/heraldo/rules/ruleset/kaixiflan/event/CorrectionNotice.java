package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;

/** What everybody is told of a correction. How much is in a store may be nobody else's business (R96). */
final class CorrectionNotice {

    private CorrectionNotice() {}

    static Message of(Correction correction) {
        return switch (correction) {
            case Correction.Hold hold -> Message.of("edict.hold", "province", Say.owner(hold.province()));
            case Correction.Station station ->
                Message.of(
                        "edict.station",
                        "hex",
                        Say.hex(station.hex()),
                        "owner",
                        Say.owner(station.owner()),
                        "units",
                        Say.units(station.units()));
            case Correction.Settlement(Hex hex, Owner owner, var kind) ->
                Message.of(
                        "edict.settlement",
                        "hex",
                        Say.hex(hex),
                        "owner",
                        Say.owner(owner),
                        "settlement",
                        Say.kind(kind));
            case Correction.Age(Owner province, int era) ->
                Message.of("edict.age", "province", Say.owner(province), "era", era);
            case Correction.Grant(Owner province, String building) ->
                Message.of("edict.grant", "province", Say.owner(province), "building", Say.building(building));
            case Correction.Appoint(Office office, Owner province) ->
                Message.of("edict.appoint", "office", Say.office(office), "province", Say.owner(province));
            case Correction.Dismiss(Office office) -> Message.of("edict.dismiss", "office", Say.office(office));
            case Correction.Abound(var good) -> Message.of("edict.abound", "resource", Say.good(good));
            case Correction.Unchosen unchosen -> Message.of("edict.unchosen");
            case Correction.Ally(Owner one, Owner other) ->
                Message.of("edict.ally", "one", Say.owner(one), "other", Say.owner(other));
            case Correction.Offer(Owner from, Owner to) ->
                Message.of("edict.offer", "from", Say.owner(from), "to", Say.owner(to));
            case Correction.Feasted(Hex hex) -> Message.of("edict.feasted", "hex", Say.hex(hex));
        };
    }
}
