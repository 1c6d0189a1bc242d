package heraldo.rules.ruleset.caos.deed;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.check.Plan;
import heraldo.rules.ruleset.caos.check.Refusals;
import heraldo.rules.ruleset.caos.check.Rehearsal;
import heraldo.rules.ruleset.caos.order.Values;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.turn.Award;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * DEED: the seat claims to have done a deed (C49 to C54). It must be open to its faith, name what the deed asks for, and be met
 * already if the deed looks at the start of the turn.
 *
 * @param code the deed's
 * @param planets those it is about
 * @param god the Major god it is about
 */
public record Claim(String code, List<String> planets, Optional<Faith> god) implements Command {

    public Claim {
        planets = List.copyOf(planets);
    }

    /** The claim of a deed that is about no god. */
    public static Claim of(String code, String... planets) {
        return new Claim(code, List.of(planets), Optional.empty());
    }

    public static OrderType<Claim> type(Values values) {
        return OrderType.of(
                "deed",
                Claim.class,
                Param.one("code", values.deed()),
                Param.many("planets", values.planet(), 0, Values.MOST_PLANETS),
                Param.optional("god", Values.GOD));
    }

    @Override
    public Optional<Refusal> unknown(Plan plan) {
        boolean known = plan.law().book().deed(code).isPresent();
        return Refusal.first(
                () -> Refusals.when(!known, () -> Refusals.unknown("deed", code)), () -> plan.unknownPlanet(planets));
    }

    @Override
    public Optional<Refusal> late(Plan plan) {
        DeedRow deed = plan.law().book().deed(code).orElseThrow();
        Faith faith = plan.law().band(plan.seat()).faith();
        return Refusal.first(
                () -> done(plan),
                () -> Refusals.when(
                        !deed.isFor(faith), () -> Refusal.of("E_DEED_FAITH", "C53", "deed", Say.deed(code))),
                () -> wrongPlanets(deed),
                () -> wrongGod(deed, plan),
                () -> unmet(deed, plan));
    }

    private Optional<Refusal> done(Plan plan) {
        SortedSet<Seat> by = plan.law().war().done().get(code);
        return Refusals.when(
                by != null, () -> Refusal.of("E_DEED_DONE", "C50", "deed", Say.deed(code), "seats", List.copyOf(by)));
    }

    private Optional<Refusal> wrongPlanets(DeedRow deed) {
        boolean right =
                planets.size() == deed.named() && planets.stream().distinct().count() == deed.named();
        return Refusals.when(!right, () -> wrong("planets", deed));
    }

    private Optional<Refusal> wrongGod(DeedRow deed, Plan plan) {
        if (!deed.asksForGod()) {
            return Refusals.when(god.isPresent(), () -> wrong("godless", deed));
        }
        if (god.filter(each -> !each.isMajor()).isPresent()) {
            return Optional.of(wrong("god", deed));
        }
        if (code.equals(Consecration.CODE)) {
            return unholy(deed, Consecration.gods(plan.law(), plan.seat()));
        }
        return Refusals.when(god.isEmpty(), () -> wrong("needgod", deed));
    }

    private Optional<Refusal> unholy(DeedRow deed, List<Faith> gods) {
        boolean foreign = god.filter(each -> !gods.contains(each)).isPresent();
        return Refusal.first(
                () -> Refusals.when(foreign, () -> wrong("unholy", deed)),
                () -> Refusals.when(god.isEmpty() && gods.size() > 1, () -> wrong("choose", deed)));
    }

    private static Refusal wrong(String problem, DeedRow deed) {
        return Refusal.of(
                "E_DEED_PARAM", "C49", "problem", problem, "deed", Say.deed(deed.code()), "count", deed.named());
    }

    private Optional<Refusal> unmet(DeedRow deed, Plan plan) {
        boolean unmet = deed.when() == DeedRow.When.START && !StartDeeds.met(plan.law(), plan.seat(), deed, this);
        return Refusals.when(unmet, () -> Refusal.of("E_DEED_NOT_MET", "C54", "deed", Say.deed(code)));
    }

    /** The points of the deed, if the sheet alone does it. */
    @Override
    public List<Message> gist(Rehearsal played, int line) {
        return awards(played).stream().map(award -> told(award, played)).toList();
    }

    private List<Award> awards(Rehearsal played) {
        return played.alone().awards().stream()
                .filter(award ->
                        award.deed().code().equals(code) && award.points().containsKey(played.seat()))
                .toList();
    }

    private static Message told(Award award, Rehearsal played) {
        int points = award.points().getOrDefault(played.seat(), 0)
                * Say.factor(played.law().war());
        return Message.of(
                "outlook.deed", "points", points, "extra", award.deed().extraWord());
    }

    /** A deed that the sheet alone does not do: of the turn's events, not all are in its player's hands. */
    @Override
    public List<Message> dangers(Rehearsal played) {
        boolean event = played.law()
                .book()
                .deed(code)
                .filter(deed -> deed.when() == DeedRow.When.EVENT)
                .isPresent();
        return event && awards(played).isEmpty() ? List.of(Message.of("outlook.caution.deed")) : List.of();
    }
}
