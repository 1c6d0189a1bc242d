package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.Rulebook;
import java.util.Optional;

/**
 * What is here of the rules by which a campaign was played. Under an earlier version of them its turns came out otherwise, so the
 * later one can read what was done and cannot tell whether it was right.
 *
 * @param rulebook the rules of the campaign's version or of a later one
 * @param older whether the campaign began under an earlier version
 */
record Installed(Optional<Rulebook<?>> rulebook, boolean older) {

    static Installed of(Line.Campaign campaign, Library library) {
        Optional<Rulebook<?>> rulebook = library.all().stream()
                .filter(each -> each.hosted().id().equals(campaign.ruleset()) && each.plays(campaign.version()))
                .findFirst();
        boolean older = rulebook.filter(here -> !here.version().equals(campaign.version()))
                .isPresent();
        return new Installed(rulebook, older);
    }

    /** The rules by which every turn was played. */
    Optional<Rulebook<?>> same() {
        return rulebook.filter(any -> !older);
    }
}
