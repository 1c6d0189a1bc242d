package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.state.Decree;
import java.util.List;
import java.util.stream.Stream;

/** Every act of the game master, declared once (§8.2). */
public final class EdictTypes {

    private static final int MOST_FAME = 15;
    private static final int MOST_POINTS = 99;
    private static final int RICHEST = 3;
    private static final int LONGEST_REASON = 100;
    private static final int LONGEST_CONDITION = 200;
    private static final int LONGEST_NEWS = 1000;

    private EdictTypes() {}

    public static List<OrderType<?>> all(Values values) {
        return Stream.of(events(values), affairs(values), CorrectionTypes.all(values))
                .flatMap(List::stream)
                .toList();
    }

    /** What happens to the realm. */
    private static List<OrderType<?>> events(Values values) {
        Param hex = Param.one("hex", values.hex());
        Param province = Param.one("province", values.province());
        Param owner = Param.one("owner", values.owner());
        Param amount = Param.one("amount", Types.whole("number", 1, MOST_POINTS));
        Param resource = Param.one("resource", values.resource());
        Param colonists = Param.optional("colonists", values.number());
        Param armies = Param.optional("armies", values.number());
        Param points = Param.one("points", Types.whole("number", 1, MOST_POINTS));
        Param reason = Param.one("reason", Types.text("text", LONGEST_REASON));
        return List.of(
                OrderType.of("event-give", Decree.Give.class, province, amount, resource),
                OrderType.of("event-take", Decree.Take.class, province, amount, resource),
                OrderType.of("event-raise", Decree.Raise.class, hex, owner, colonists, armies),
                OrderType.of("event-disband", Decree.Disband.class, hex, owner, colonists, armies),
                OrderType.of(
                        "event-enrich",
                        Decree.Enrich.class,
                        hex,
                        resource,
                        Param.one("richness", Types.whole("number", 1, RICHEST))),
                OrderType.of("event-exhaust", Decree.Exhaust.class, hex),
                OrderType.of("event-reveal", Decree.Reveal.class, hex),
                OrderType.of("event-storm", Decree.Storm.class, hex),
                OrderType.of("event-fair", Decree.Fair.class),
                OrderType.of("event-praise", Decree.Praise.class, province, points, reason),
                OrderType.of("event-blame", Decree.Blame.class, province, points, reason),
                OrderType.of("event-lead", Decree.Lead.class, hex),
                OrderType.of("event-draw", Decree.Draw.class),
                OrderType.of(
                        "event-proclaim", Decree.Proclaim.class, Param.one("text", Types.story("text", LONGEST_NEWS))));
    }

    /** Missions, the bards, and who plays on. */
    private static List<OrderType<?>> affairs(Values values) {
        Param province = Param.one("province", values.province());
        Param mission = Param.one("mission", values.mission());
        ParamType<Edict.DrawMission.Deck> deck =
                Types.choice("deck", List.of(Edict.DrawMission.Deck.values()), Edict.DrawMission.Deck::id, "deck");
        return List.of(
                OrderType.of(
                        "mission-new",
                        Edict.NewMission.class,
                        Param.one(
                                "title", Types.text("text", Values.LONGEST_NAME).inQuotes()),
                        Param.one("fame", Types.whole("number", 1, MOST_FAME)),
                        Param.one("condition", new ConditionType(LONGEST_CONDITION))),
                OrderType.of("mission-card", Edict.PlayCard.class, mission),
                OrderType.of("mission-draw", Edict.DrawMission.class, Param.one("deck", deck)),
                OrderType.of("mission-award", Edict.Award.class, mission, province),
                OrderType.of("mission-withdraw", Edict.Withdraw.class, mission),
                OrderType.of("bards", Edict.Bards.class, province),
                OrderType.of("bards-none", Edict.Silence.class),
                OrderType.of(
                        "event-revoke", Edict.Revoke.class, Param.one("number", Types.whole("number", 1, MOST_POINTS))),
                OrderType.of("vacate", Edict.Vacate.class, province),
                OrderType.of("settle", Edict.Settle.class, province),
                OrderType.of("close", Edict.Close.class));
    }
}
