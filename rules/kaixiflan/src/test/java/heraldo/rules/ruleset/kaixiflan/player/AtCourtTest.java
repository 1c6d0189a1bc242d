package heraldo.rules.ruleset.kaixiflan.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.board.Hex;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.order.court.Banquet;
import heraldo.rules.ruleset.kaixiflan.order.court.Guide;
import heraldo.rules.ruleset.kaixiflan.order.court.Vote;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What governors do at court. */
class AtCourtTest {

    private static final Ruleset<Realm> GAME = new KaixiflanGame().create(Table.FOLDER);
    private static final Owner FAVOURITE = Owner.P1;

    @Test
    void whereAllAreEqualAnybodyMayBeElected() {
        Realm summer = Table.realm(1, Table.seats(1, 2, 3)).withTurn(2);
        for (Owner voter : summer.provinces().keySet()) {
            SortedSet<Owner> others = new TreeSet<>(summer.provinces().keySet());
            others.remove(voter);
            SortedSet<Owner> candidates = new TreeSet<>();
            for (int whim = 1; whim <= 20; whim++) {
                orders(summer, voter, Vote.class, whim)
                        .forEach(vote -> vote.of(Office.FAVOURITE).ifPresent(candidates::add));
            }
            assertEquals(others, candidates);
        }
    }

    @Test
    void kaixiflanComesHomeFromTheFarEndOfTheRealm() {
        Realm realm = met(Table.realm(1)).withTurn(3);
        Hex home = realm.province(FAVOURITE).capital();
        realm = standing(realm, realm.province(Owner.P4).capital());
        for (int turn = 0; turn < 2; turn++) {
            List<Guide> guides = orders(realm, FAVOURITE, Guide.class, 1);
            assertEquals(1, guides.size());
            realm = standing(realm, guides.get(0).destination());
        }
        assertEquals(home, realm.court().kaixiflan());
        assertEquals(List.of(new Banquet(home)), orders(realm, FAVOURITE, Banquet.class, 1));
    }

    private static <O extends Order> List<O> orders(Realm realm, Owner owner, Class<O> kind, int whim) {
        Seat seat = owner.seat().orElseThrow();
        KeyedDice whims = new KeyedDice(Table.chain(whim).turnSeed(realm.turn()));
        return GAME.think().mind().orElseThrow().habit(realm, seat, Temper.BUILDER, whims).orders().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    /** The first province is Favourite, and Kaixiflán stands somewhere. */
    private static Realm standing(Realm realm, Hex hex) {
        SortedMap<Office, Owner> offices = new TreeMap<>();
        offices.put(Office.FAVOURITE, FAVOURITE);
        return realm.withCourt(realm.court().withOffices(offices).withKaixiflan(hex));
    }

    /** The whole land is known. */
    private static Realm met(Realm realm) {
        return realm.withAtlas(realm.atlas().change(realm.atlas().lands().keySet(), Land::revealed));
    }
}
