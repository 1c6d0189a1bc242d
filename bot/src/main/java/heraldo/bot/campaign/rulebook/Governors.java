package heraldo.bot.campaign.rulebook;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The choice of the governor that plays a seat of a campaign. Everybody may know it: tempers are drawn by the campaign's public
 * name, all of them before one comes again, and the strength of governors is an agreed option.
 */
public final class Governors {
    private static final String DRAW = "heraldo/governors|";
    private static final int SEED = 32;

    private Governors() {}

    public static Governor of(HostedRuleset<?> hosted, Campaign campaign, Seat seat) {
        return new Governor(temper(campaign.id(), seat), strength(hosted, campaign));
    }

    private static Temper temper(CampaignId campaign, Seat seat) {
        Dice lots = new KeyedDice(SeedChain.turnSeed(DRAW + campaign.text(), 0, new byte[SEED]));
        List<Temper> drawn = lots.shuffle(List.of(Temper.values()), Temper::name);
        return drawn.get((seat.number() - 1) % drawn.size());
    }

    private static Strength strength(HostedRuleset<?> hosted, Campaign campaign) {
        return hosted.options().specs().stream()
                .filter(spec -> spec.term().equals(Optional.of(Term.GOVERNORS)))
                .findFirst()
                .map(spec -> strength(campaign, spec))
                .orElse(Strength.CAPTAIN);
    }

    private static Strength strength(Campaign campaign, OptionSpec spec) {
        String chosen = campaign.options().getOrDefault(spec.key(), spec.fallback());
        return Strength.valueOf(chosen.toUpperCase(Locale.ROOT));
    }
}
