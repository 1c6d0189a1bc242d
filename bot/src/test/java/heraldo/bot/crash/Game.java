package heraldo.bot.crash;

import heraldo.bot.ShippedGames;
import heraldo.bot.campaign.mill.Mill;
import heraldo.bot.store.Folder;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * What is played in a village.
 *
 * @param folder of the ruleset
 * @param options those that the game master chooses
 * @param order a command that is an order at any time, with its options; empty if there is none
 * @param deal lines of which each player can offer others one, and the other can accept it; empty if there are none
 * @param fatal a command that is an order on which the engine breaks; empty if there is none
 */
record Game(Path folder, String options, List<String> order, String deal, String fatal) {
    /** Where the program's own settings are. */
    static final Path CONFIG = Path.of(System.getProperty("heraldo.root", "..")).resolve("config");

    private static final List<String> GRIND = List.of("mill moler", "sacos", "1");

    private static final String CARRY = "llevar Aspa 1\nllevar Muela 1";

    /** The small one, in which everybody writes at the same time. */
    static final Game MILL = new Game(mill(), "turns=500", GRIND, CARRY, "");

    /** The small one, and now and then the millstone breaks. */
    static final Game BRITTLE = new Game(mill(), "turns=500", GRIND, CARRY, "mill romper");

    /** The small one, in which one after the other is waited for and every order is played at once. */
    private static final Game GRINDING = new Game(mill(), "turns=500 way=INSTANT", GRIND, "", "mill romper");

    /** The small one in two ways, and every ruleset that comes with the program. */
    static List<Game> all() {
        List<Game> all = new ArrayList<>(List.of(BRITTLE, GRINDING));
        ShippedGames.CATALOG.ids().stream().map(Game::of).forEach(all::add);
        return List.copyOf(all);
    }

    /** The first ruleset that comes with the program whose first turn is like this. */
    static Game whose(Predicate<Turn> first) {
        return ShippedGames.CATALOG.all().stream()
                .filter(hosted -> first.test(first(hosted)))
                .map(hosted -> of(hosted.id()))
                .findFirst()
                .orElseThrow();
    }

    /** Everybody is waited for at the same time. */
    static boolean together(Turn turn) {
        return turn.due().size() > 1 && !turn.instant();
    }

    /** What the ruleset is called. */
    String id() {
        return folder.getFileName().toString();
    }

    @Override
    public String toString() {
        return (id() + " " + options).strip();
    }

    private static Game of(String id) {
        Path manifest =
                ShippedGames.ROOTS.find("rulesets/" + id + "/ruleset.yaml").orElseThrow();
        return new Game(Folder.of(manifest), "", List.of(), "", "");
    }

    private static <S> Turn first(HostedRuleset<S> hosted) {
        List<Seat> seats = HostedRuleset.seats(hosted.manifest().seats().least());
        Setup setup = new Setup(seats, hosted.options().complete(new TreeMap<>()));
        return hosted.ruleset().play().turn(hosted.ruleset().play().setUp(setup, new KeyedDice(new byte[1])));
    }

    private static Path mill() {
        try {
            return Path.of(Mill.class
                    .getResource("/heraldo/bot/campaign/rulesets/mill")
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
