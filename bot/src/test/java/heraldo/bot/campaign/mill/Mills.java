package heraldo.bot.campaign.mill;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;
import java.util.function.Function;

/** Makes the games of the mill. */
public abstract sealed class Mills implements RulesetProvider {

    private final String engine;
    private final Function<RulesetFolder, Mill> made;

    private Mills(String engine, Function<RulesetFolder, Mill> made) {
        this.engine = engine;
        this.made = made;
    }

    @Override
    public String engine() {
        return engine;
    }

    @Override
    public Ruleset<MillState> create(RulesetFolder folder) {
        Mill mill = made.apply(folder);
        return Ruleset.of(mill, mill, mill, mill)
                .withDirect(mill)
                .withJoin(mill)
                .withAgree(mill)
                .withSteps(mill);
    }

    /** The mill itself. */
    public static final class OfMill extends Mills {
        public OfMill() {
            super("mill", Mill::new);
        }
    }

    /** One seat after another. */
    public static final class OfRelay extends Mills {
        public OfRelay() {
            super("relay", Relay::new);
        }
    }

    /** With agreements. */
    public static final class OfLeague extends Mills {
        public OfLeague() {
            super("league", League::new);
        }
    }

    /** With trade. */
    public static final class OfMarket extends Mills {
        public OfMarket() {
            super("market", Market::new);
        }
    }
}
