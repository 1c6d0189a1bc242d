package heraldo.rules.ruleset.kaixiflan.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed.Fought;
import heraldo.rules.ruleset.kaixiflan.turn.Deed.Fought.Side;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Battles: who drove whom from where, who held, where nobody gave way (§4.3). */
final class BattleNews {

    private BattleNews() {}

    static Stream<News> of(Progress turn) {
        return turn.deeds(Fought.class).stream().map(battle -> news(turn, battle));
    }

    private static News news(Progress turn, Fought battle) {
        if (battle.winner().isEmpty()) {
            return tied(turn, battle);
        }
        Side winner = battle.side(battle.winner().get());
        boolean attacked = winner.owner() == battle.attacker().owner();
        Side loser = attacked ? battle.defender() : battle.attacker();
        return told(turn, battle, kind(attacked, loser), winner, loser);
    }

    /** The independents have no name of their own, whoever attacked. */
    private static News tied(Progress turn, Fought battle) {
        if (battle.attacker().owner() == Owner.IND) {
            return told(turn, battle, "battle-wild-tie", battle.defender(), battle.attacker());
        }
        String kind = battle.defender().owner() == Owner.IND ? "battle-wild-tie" : "battle-tie";
        return told(turn, battle, kind, battle.attacker(), battle.defender());
    }

    private static String kind(boolean attacked, Side loser) {
        if (!attacked) {
            return loser.owner() == Owner.IND ? "battle-wild-beaten" : "battle-held";
        }
        if (loser.owner() == Owner.IND) {
            return "battle-wild-won";
        }
        return loser.units().minus(loser.losses()).isNone() ? "battle-rout" : "battle-won";
    }

    /** The independents never write orders: where they win, somebody attacked them. */
    private static News told(Progress turn, Fought battle, String kind, Side first, Side second) {
        String own = first.owner() == Owner.IND ? "battle-wild-held" : kind;
        return News.of(
                own,
                seats(first, second),
                first.total() + second.total(),
                "seat",
                Say.owner(first.owner()),
                "foe",
                Say.owner(second.owner()),
                "place",
                Places.full(turn.now(), battle.at()),
                "spot",
                Places.brief(turn.now(), battle.at()),
                "most",
                first.total(),
                "least",
                second.total(),
                "dice",
                Message.of("news-dice", "one", dice(first), "other", dice(second)),
                "lost",
                second.losses().isNone() ? "no" : "yes",
                "loss",
                Say.units(second.losses()));
    }

    private static List<Seat> seats(Side first, Side second) {
        return Stream.of(first, second)
                .flatMap(side -> side.owner().seat().stream())
                .toList();
    }

    /** The dice as {@code 6+5}, and behind them, told apart, what is added. */
    private static Message dice(Side side) {
        String thrown = side.dice().stream().map(String::valueOf).collect(Collectors.joining("+"));
        return Message.of("news-throw", "dice", thrown, "bonus", side.bonus());
    }
}
