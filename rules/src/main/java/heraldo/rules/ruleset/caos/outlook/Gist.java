package heraldo.rules.ruleset.caos.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Claim;
import heraldo.rules.ruleset.caos.order.Defend;
import heraldo.rules.ruleset.caos.order.DefendSector;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.order.Swap;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.turn.Award;
import heraldo.rules.ruleset.caos.turn.Battle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What a line costs and brings. */
record Gist(Rehearsal played) {

    List<Message> of(int line) {
        List<Message> told = new ArrayList<>();
        Cost cost = played.examination().lines().get(line - 1).cost();
        if (cost.plain() > 0) {
            told.add(Message.of(
                    "outlook.cost", "actions", cost.plain() + cost.surcharge(), "crossing", cost.surcharge()));
        }
        told.addAll(
                switch (played.sheet().line(line)) {
                    case Invade invade when last(line, invade) -> battle(invade);
                    case Defend defend -> List.of(defence(defend.planet()));
                    case DefendSector sector -> List.of(sector(sector));
                    case Swap swap -> List.of(Message.of("outlook.swap", "player", swap.player()));
                    case Ally ally -> List.of(Message.of("outlook.ally", "members", ally.members()));
                    case Claim claim -> claim(claim);
                    case Order other -> List.of();
                });
        return told;
    }

    /** What comes of all attacks on a planet is told on the last of their lines. */
    private boolean last(int line, Invade invade) {
        return IntStream.rangeClosed(line + 1, played.sheet().size())
                .filter(played::stands)
                .mapToObj(played.sheet()::line)
                .noneMatch(
                        order -> order instanceof Invade other && other.planet().equals(invade.planet()));
    }

    private List<Message> battle(Invade invade) {
        return played.battle(invade.planet()).stream()
                .flatMap(battle -> told(battle).stream())
                .toList();
    }

    private static List<Message> told(Battle battle) {
        int value = battle.winner().value();
        boolean won = battle.conqueror().isPresent();
        List<Message> told = new ArrayList<>();
        told.add(Message.of("outlook.battle." + (won ? "won" : "held"), "value", value, "defence", battle.defence())
                .with("inhabitants", battle.before())
                .with("killed", battle.before() - battle.after()));
        if (won) {
            told.add(Message.of("outlook.battle.unless", "defence", battle.rest() - battle.defence())
                    .with("value", value));
        }
        return told;
    }

    /** What it takes to conquer a planet that is defended. */
    private Message defence(String id) {
        int total = played.alone().defence(id).total();
        int inhabitants = played.law().war().world(id).inhabitants();
        return Message.of("outlook.defence", "planet", Places.planet(id), "defence", total)
                .with("needed", total + inhabitants + 1);
    }

    private Message sector(DefendSector order) {
        List<Planet> planets =
                played.law().galaxy().sector(order.sector()).orElseThrow().planets();
        return Message.of("outlook.sector", "units", order.units(), "planets", planets.size());
    }

    /** The points of the deed, if the sheet alone does it. */
    private List<Message> claim(Claim claim) {
        return played.alone().awards().stream()
                .filter(award -> award.deed().code().equals(claim.code()) && mine(award))
                .map(this::award)
                .toList();
    }

    private boolean mine(Award award) {
        return award.points().containsKey(played.seat());
    }

    private Message award(Award award) {
        int points = award.points().getOrDefault(played.seat(), 0)
                * Say.factor(played.law().war());
        String extra = award.deed()
                .extra()
                .map(each -> each.name().toLowerCase(Locale.ROOT))
                .orElse("none");
        return Message.of("outlook.deed", "points", points, "extra", extra);
    }
}
