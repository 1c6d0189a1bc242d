package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.List;

/** Text of the map for readers who cannot see it. */
final class AltText {

    private final Law law;
    private final Realm realm;

    AltText(Law law) {
        this.law = law;
        this.realm = law.realm();
    }

    Message text() {
        List<Hex> trouble = ConflictMarks.hexes(law);
        List<Message> provinces = new ArrayList<>();
        realm.provinces().forEach((owner, province) -> provinces.add(province(owner, province)));
        return Message.of(
                "scene.alt.map",
                "explored",
                (int) realm.atlas().lands().values().stream()
                        .filter(Land::explored)
                        .count(),
                "all",
                realm.atlas().lands().size(),
                "hex",
                Say.hex(realm.court().kaixiflan()),
                "provinces",
                Message.inTurn("scene.alt.both", provinces).orElseGet(() -> Message.of("nobody")),
                "conflicts",
                trouble.isEmpty()
                        ? Message.of("scene.alt.peace")
                        : Message.of("scene.alt.conflicts", "hexes", Say.hexes(trouble)));
    }

    private Message province(Owner owner, Province province) {
        Units units = realm.muster().total(owner);
        long towns = realm.towns().values().stream()
                .filter(town -> town.owner() == owner && town.kind() != TownKind.CAPITAL)
                .count();
        long sources =
                law.control().all().values().stream().filter(owner::equals).count();
        return Message.of(
                "scene.alt.province",
                "province",
                Say.owner(owner),
                "capital",
                Say.hex(province.capital()),
                "era",
                province.era(),
                "colonists",
                units.colonists(),
                "armies",
                units.armies(),
                "towns",
                (int) towns,
                "sources",
                (int) sources);
    }
}
