package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.PlaceName;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import heraldo.rules.ruleset.kaixiflan.state.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a hex holds as far as everybody knows, and what a mission is called. */
public final class Glosses {

    private static final String INDEPENDENTS = "independents";

    private final Realm realm;
    private final MissionBook missions;

    public Glosses(Realm realm, MissionBook missions) {
        this.realm = realm;
        this.missions = missions;
    }

    /** What stands behind values, by value. */
    public SortedMap<String, Message> of(ParamQuery query, List<String> values) {
        SortedMap<String, Message> glosses = new TreeMap<>();
        for (String value : values) {
            gloss(query.kind(), value).ifPresent(said -> glosses.put(value, said));
        }
        return glosses;
    }

    private Optional<Message> gloss(String type, String value) {
        return switch (type) {
            case "hex" -> Optional.of(hex(OddQ.hex(value)));
            case "mission" -> realm.quests().find(value).map(missions::gloss);
            case "owner" ->
                Optional.of(value).filter(INDEPENDENTS::equals).map(ind -> Message.of("gloss.independents"));
            default -> Optional.empty();
        };
    }

    private Message hex(Hex hex) {
        Message what = realm.atlas().explored(hex) ? known(hex) : Message.of("gloss.unexplored");
        return Optional.ofNullable(realm.names().get(hex))
                .map(PlaceName::name)
                .map(name -> Message.of("gloss.named", "name", new PlayerText(name), "what", what))
                .orElseGet(() -> Message.of("gloss.bare", "what", what));
    }

    private Message known(Hex hex) {
        List<Message> parts = new ArrayList<>();
        Optional<Town> town = realm.town(hex);
        town.ifPresent(each -> parts.add(town(each)));
        realm.atlas().at(hex).source().ifPresent(source -> parts.add(Say.source(source)));
        if (parts.isEmpty()) {
            parts.add(Message.of("barren"));
        }
        realm.muster().at(hex).forEach((owner, units) -> parts.add(units(owner, units)));
        return Message.inTurn("gloss.parts", parts).orElseThrow();
    }

    private static Message town(Town town) {
        Message kind = Say.kind(town.kind());
        return town.owner() == Owner.IND
                ? Message.of("site", "settlement", kind)
                : Message.of("gloss.town", "settlement", kind, "owner", Say.owner(town.owner()));
    }

    private static Message units(Owner owner, Units units) {
        return owner == Owner.IND
                ? Message.of("gloss.wild", "units", Say.units(units))
                : Message.of("gloss.units", "units", Say.units(units), "owner", Say.owner(owner));
    }
}
