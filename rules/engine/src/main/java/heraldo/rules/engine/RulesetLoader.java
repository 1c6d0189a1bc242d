package heraldo.rules.engine;

import heraldo.rules.data.BadTableException;
import heraldo.rules.data.BadTableException.Problem;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.kernel.Reason;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.OrderType;
import java.util.List;
import java.util.Optional;

/** Makes a ruleset from its folder. Every error becomes a problem that names the file. */
final class RulesetLoader {

    private static final String MANIFEST = "ruleset.yaml";
    private static final String OPTIONS = "options.yaml";
    private static final String NEWS = "news.yaml";
    private static final String TUTORIAL = "tutorial.yaml";

    private final RulesetFolder folder;
    private final RulesetProviders providers;

    RulesetLoader(RulesetFolder folder, RulesetProviders providers) {
        this.folder = folder;
        this.providers = providers;
    }

    HostedRuleset<?> load() {
        Manifest manifest = folder.table(MANIFEST, Manifest.class);
        return host(manifest, engine(manifest));
    }

    private <S> HostedRuleset<S> host(Manifest manifest, Ruleset<S> ruleset) {
        List<Bundle> bundles = folder.bundles();
        return new HostedRuleset<>(
                folder,
                manifest,
                OptionTable.of(folder.has(OPTIONS) ? folder.table(OPTIONS, OptionSpec[].class) : new OptionSpec[0]),
                ruleset,
                new OrderBooks(
                        book(ruleset.play().orders(), bundles, manifest),
                        book(ruleset.direct().edicts(), bundles, manifest),
                        book(ruleset.join().enrolment().stream().toList(), bundles, manifest)),
                folder.has(NEWS) ? folder.table(NEWS, NewsTable.class) : NewsTable.NONE,
                tutorial(manifest, ruleset.play().orders()));
    }

    /** A lesson that asks for an order that nobody can give, or for too many sides, would never end. */
    private Optional<Tutorial> tutorial(Manifest manifest, List<OrderType<?>> orders) {
        if (!folder.has(TUTORIAL)) {
            return Optional.empty();
        }
        Tutorial tutorial = folder.table(TUTORIAL, Tutorial.class);
        Manifest.Seats seats = manifest.seats();
        if (tutorial.seats() < seats.least() || tutorial.seats() > seats.most()) {
            throw wrong("seats", tutorial.seats() + "; use " + seats.least() + " to " + seats.most());
        }
        List<String> keys = orders.stream().map(OrderType::key).toList();
        tutorial.steps().stream()
                .flatMap(step -> step.order().stream())
                .filter(order -> !keys.contains(order))
                .findFirst()
                .ifPresent(order -> {
                    throw wrong("steps", "there is no order " + order + "; there are " + String.join(", ", keys));
                });
        return Optional.of(tutorial);
    }

    private BadTableException wrong(String where, String why) {
        return new BadTableException(List.of(new Problem(file(TUTORIAL), where, why)));
    }

    private OrderBook book(List<OrderType<?>> types, List<Bundle> bundles, Manifest manifest) {
        try {
            return new OrderBook(
                    types,
                    bundles,
                    manifest.customs().platformCodes().lineCode(),
                    manifest.customs().platformCodes().faultsInOrder());
        } catch (IllegalArgumentException e) {
            throw new BadTableException(Reason.of(e)
                    .lines()
                    .map(line -> new Problem(file("words"), "", line))
                    .toList());
        }
    }

    /** A game of somebody else's may fail in any way; it does not hinder the others. */
    private Ruleset<?> engine(Manifest manifest) {
        RulesetProvider provider = providers
                .find(manifest.engine())
                .orElseThrow(() -> unplayable("there is no engine " + manifest.engine() + "; there are "
                        + String.join(", ", providers.engines())));
        try {
            return provider.create(folder);
        } catch (BadTableException e) {
            throw e;
        } catch (RuntimeException | LinkageError e) {
            throw unplayable(manifest.engine() + " cannot be made: " + e);
        }
    }

    private BadTableException unplayable(String why) {
        return new BadTableException(List.of(new Problem(file(MANIFEST), "engine", why)));
    }

    private String file(String name) {
        return "rulesets/" + folder.id() + "/" + name;
    }
}
