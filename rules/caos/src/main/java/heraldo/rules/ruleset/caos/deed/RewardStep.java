package heraldo.rules.ruleset.caos.deed;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.turn.Award;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Step;
import java.util.List;
import java.util.Optional;

/** The extras of the deeds, which work from the next turn on, and the deeds crossed out (C50, C51). */
public final class RewardStep implements Step {

    @Override
    public void play(Progress turn) {
        for (Award award : turn.awards()) {
            turn.change(war -> war.crossedOut(award.deed().code(), award.sharers()));
            award.extra().ifPresent(extra -> turn.change(war -> rewarded(turn.law(), war, award.deed(), extra)));
        }
    }

    private static War rewarded(Law law, War war, DeedRow deed, Award.Extra extra) {
        Seat seat = extra.seat();
        return switch (deed.prize().extra().orElseThrow()) {
            case ACTION -> war.with(seat, band -> band.withPermanent(band.permanent() + 1));
            case FAVOUR -> favoured(war, seat, god(law, deed, extra));
            case TEMPLE -> temple(war, extra.planets(), war.band(seat).faith());
        };
    }

    private static Optional<Faith> god(Law law, DeedRow deed, Award.Extra extra) {
        return deed.code().equals(Consecration.CODE) ? Consecration.god(law, extra.seat(), extra.god()) : extra.god();
    }

    private static War favoured(War war, Seat seat, Optional<Faith> god) {
        return god.map(each -> war.with(seat, band -> band.favouredBy(Frozen.with(band.favours(), each))))
                .orElse(war);
    }

    /** The named worlds become holy to the god, and the gods they had lose them (CR10). */
    private static War temple(War war, List<String> planets, Faith god) {
        War consecrated = war;
        for (String planet : planets) {
            consecrated = consecrated.with(planet, world -> world.holyTo(Optional.of(god)));
        }
        return consecrated;
    }
}
