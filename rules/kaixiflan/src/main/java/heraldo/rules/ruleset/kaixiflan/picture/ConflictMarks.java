package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexMap;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/** The conflicts on the map: closed hexes, revolts, disputed sources (§7.1, 8). */
public final class ConflictMarks {

    private ConflictMarks() {}

    /**
     * For which provinces a hex is closed, of those whom that can hurt: with units or a settlement in it, or with a
     * settlement beside it.
     */
    static List<Owner> closedTo(Law law, Hex hex) {
        Realm realm = law.realm();
        SortedMap<Owner, Units> here = realm.muster().at(hex);
        if (here.isEmpty() || !realm.atlas().explored(hex) || law.peace().pacified(hex)) {
            return List.of();
        }
        SortedSet<Owner> hurt = new TreeSet<>(here.keySet());
        realm.town(hex).ifPresent(town -> hurt.add(town.owner()));
        HexMap.of(realm.towns()).beside(hex, (near, town) -> hurt.add(town.owner()));
        hurt.removeIf(owner -> !owner.isProvince() || !law.peace().blocked(hex, owner));
        return List.copyOf(hurt);
    }

    /** Every explored hex with a conflict, in order. */
    static List<Hex> hexes(Law law) {
        return law.realm().atlas().lands().keySet().stream()
                .filter(hex -> !closedTo(law, hex).isEmpty() || disputed(law, hex))
                .toList();
    }

    /** All conflicts in words. */
    public static List<Message> told(Law law) {
        List<Message> told = new ArrayList<>();
        law.realm().atlas().lands().forEach((hex, land) -> {
            if (land.explored()) {
                tell(law, hex, told);
            }
        });
        return told;
    }

    private static void tell(Law law, Hex hex, List<Message> told) {
        List<Owner> closed = closedTo(law, hex);
        if (!closed.isEmpty()) {
            told.add(Message.of("conflict.blocked", "hex", Say.hex(hex), "owners", Say.owners(closed)));
        }
        if (law.peace().inRevolt(hex)) {
            Owner owner = law.realm().town(hex).orElseThrow().owner();
            told.add(Message.of("conflict.revolt", "hex", Say.hex(hex), "owner", Say.owner(owner)));
        }
        if (disputed(law, hex)) {
            told.add(Message.of("conflict.disputed", "hex", Say.hex(hex)));
        }
    }

    /** An explored source that nobody controls though somebody has colonists in it or a settlement beside it. */
    private static boolean disputed(Law law, Hex hex) {
        Realm realm = law.realm();
        if (!realm.atlas().explored(hex)
                || realm.atlas().at(hex).source().isEmpty()
                || law.control().of(hex).isPresent()) {
            return false;
        }
        boolean colonists = realm.muster().at(hex).values().stream().anyMatch(units -> units.colonists() > 0);
        boolean towns = hex.neighbours().stream()
                .anyMatch(near -> realm.town(near).isPresent() && realm.atlas().explored(near));
        return colonists || towns;
    }
}
