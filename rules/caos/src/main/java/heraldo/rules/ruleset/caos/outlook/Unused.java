package heraldo.rules.ruleset.caos.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.check.Rehearsal;
import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.order.Pass;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.report.Ready;
import heraldo.rules.ruleset.caos.say.Say;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Actions that are left, and deeds that are met or would be done, and are not claimed. */
record Unused(Game game, Rehearsal played) {

    List<Message> messages() {
        List<Message> messages = new ArrayList<>();
        int left = left();
        if (left > 0) {
            messages.add(Message.of("outlook.unused.actions", "left", left));
        }
        List<String> deeds = Stream.concat(met(), coming()).distinct().toList();
        if (!deeds.isEmpty() && played.standing(Resign.class).isEmpty()) {
            messages.add(Message.of("outlook.unused.deeds", "count", deeds.size())
                    .with("deeds", deeds.stream().map(Say::deed).toList()));
        }
        return messages;
    }

    /** Actions that are left; none for a seat that passes or resigns. */
    int left() {
        boolean done = !played.standing(Pass.class).isEmpty()
                || !played.standing(Resign.class).isEmpty();
        return done ? 0 : Math.max(0, played.budget() - played.examination().actions());
    }

    private boolean claimed(String code) {
        return played.standing(Claim.class).stream()
                .anyMatch(claim -> claim.code().equals(code));
    }

    private Stream<String> met() {
        return Ready.claims(played.law(), played.seat()).stream()
                .map(Claim::code)
                .filter(code -> !claimed(code));
    }

    /** Deeds of the turn's events that the sheet would do by itself. */
    private Stream<String> coming() {
        List<Claim> claims = played.law().book().deeds().stream()
                .filter(deed -> deed.when() == DeedRow.When.EVENT && deed.named() == 0 && !claimed(deed.code()))
                .filter(deed -> Ready.open(played.law(), played.seat(), deed))
                .map(deed -> Claim.of(deed.code()))
                .toList();
        OrderSheet longer = played.sheet();
        for (Claim claim : claims) {
            longer = longer.with(claim);
        }
        return Outlooks.alone(game, played.law(), played.seat(), longer).awards().stream()
                .filter(award -> award.points().containsKey(played.seat()))
                .map(award -> award.deed().code())
                .filter(code -> claims.stream().anyMatch(claim -> claim.code().equals(code)));
    }
}
