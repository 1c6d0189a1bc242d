package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.say.Effects;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Glosses of values: the content and yield of a hex, the stock, the cost of a thing, the standing of an owner. */
public final class Glosses {

    private final Law law;
    private final MissionBook missions;
    private final ParamQuery query;
    private final PlaceGloss places;
    private final PriceGloss prices;
    private final PeopleGloss people;

    public Glosses(Law law, MissionBook missions, ParamQuery query) {
        this.law = law;
        this.missions = missions;
        this.query = query;
        this.places = new PlaceGloss(law, query);
        this.prices = new PriceGloss(law, query);
        this.people = new PeopleGloss(law, query);
    }

    /** Returns the glosses of values, by value. */
    public SortedMap<String, Message> of(List<String> values) {
        SortedMap<String, Message> glosses = new TreeMap<>();
        for (String value : values) {
            gloss(value).ifPresent(said -> glosses.put(value, said));
        }
        return glosses;
    }

    private Optional<Message> gloss(String value) {
        return switch (query.kind()) {
            case "hex" -> Optional.of(places.of(value));
            case "mission" -> mission(value);
            case "seat", "owner" -> people.of(value);
            case "resource" -> prices.resource(value);
            case "building" -> Optional.of(prices.building(value));
            case "number" -> prices.number(Integer.parseInt(value));
            default -> Optional.empty();
        };
    }

    private Optional<Message> mission(String id) {
        return law.realm()
                .quests()
                .find(id)
                .map(quest -> missions.tribute(quest)
                        .map(tribute -> missions.gloss(quest).with("asks", Effects.amounts(tribute)))
                        .map(said -> new Message("gloss.tribute", said.arguments()))
                        .orElseGet(() -> missions.gloss(quest)));
    }
}
