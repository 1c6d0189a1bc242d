package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.engine.EdictValues;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Candidates for the fields of the game master's acts: hexes, the explored ones first, provinces in play, missions. */
public final class EdictFields implements EdictValues {

    private static final String INDEPENDENTS = "independents";
    private static final String CARD = "mission-card";
    private static final String CONDITION = "since.explored >= 1";
    private static final List<String> TAKING_BACK = List.of("event-revoke", "bards-none");

    private final Law law;
    private final Game game;
    private final Viewer viewer;

    /** The fields for a realm, for a game master with the eyes of a viewer. */
    public EdictFields(Game game, Realm realm, Viewer viewer) {
        this.game = game;
        this.viewer = viewer;
        this.law = game.law(realm);
    }

    @Override
    public List<String> of(OrderType<?> type, Param param) {
        return switch (kind(param)) {
            case "hex" -> hexes();
            case "seat" -> provinces();
            case "owner" -> owners();
            case "mission" -> type.key().equals(CARD) ? game.missions().ids() : active();
            case "condition" -> List.of(CONDITION);
            default -> EdictValues.usual(param);
        };
    }

    private static String kind(Param param) {
        return param.type().map(ParamType::name).orElse("");
    }

    private List<String> hexes() {
        return law.realm().atlas().lands().keySet().stream()
                .sorted(Comparator.comparing((Hex hex) -> !law.realm().atlas().explored(hex)))
                .map(OddQ::name)
                .toList();
    }

    private List<String> provinces() {
        return law.realm().provinces().keySet().stream()
                .flatMap(owner -> owner.seat().stream())
                .map(seat -> "seat-" + seat.number())
                .toList();
    }

    private List<String> owners() {
        List<String> owners = new ArrayList<>(provinces());
        owners.add(INDEPENDENTS);
        return owners;
    }

    private List<String> active() {
        return law.realm().quests().active().stream().map(Quest::id).toList();
    }

    @Override
    public Optional<Message> gloss(OrderType<?> type, Param param, String value) {
        return switch (kind(param)) {
            case "hex" ->
                hidden(OddQ.hex(value))
                        ? Optional.of(Message.of("gloss.bare", "what", content(OddQ.hex(value))))
                        : glossed(type, param, value);
            case "mission" ->
                glossed(type, param, value)
                        .or(() -> Optional.of(
                                Message.of("gloss.bare", "what", Message.of("mission." + value + ".title"))));
            default -> Optional.empty();
        };
    }

    /** Returns whether the viewer is the director and the hex unexplored, so that nobody else knows its content. */
    private boolean hidden(Hex hex) {
        return viewer.director() && !law.realm().atlas().explored(hex);
    }

    private Message content(Hex hex) {
        return Message.of("gloss.parts", "before", Message.of("gloss.unexplored"))
                .with("next", Say.content(law.realm(), hex));
    }

    /** As it is said to anybody: places and missions are the same for all. */
    private Optional<Message> glossed(OrderType<?> type, Param param, String value) {
        Owner anybody = law.realm().provinces().firstKey();
        ParamQuery query =
                new ParamQuery(anybody.seat().orElseThrow(), OrderSheet.EMPTY, type, param.name(), new TreeMap<>());
        return Optional.ofNullable(
                new Glosses(law, game.missions(), query).of(List.of(value)).get(value));
    }

    @Override
    public boolean chosen(OrderType<?> type) {
        return !TAKING_BACK.contains(type.key());
    }
}
