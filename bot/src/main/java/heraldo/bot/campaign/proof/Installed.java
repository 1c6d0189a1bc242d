package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.Rulebook;
import java.util.Optional;

/**
 * The installed version of the rules of a campaign. If the campaign was played by an earlier version, its turns may have had
 * other results: the installed version can read its record, but not verify it.
 *
 * @param rulebook the rules of the campaign's version or of a later one
 * @param older whether the campaign began under an earlier version
 */
record Installed(Optional<Rulebook<?>> rulebook, boolean older) {

    static Installed of(Line.Campaign campaign, Library library) {
        Optional<Rulebook<?>> rulebook = library.all().stream()
                .filter(each -> each.hosted().id().equals(campaign.title().ruleset())
                        && each.plays(campaign.title().version()))
                .findFirst();
        boolean older = rulebook.filter(
                        here -> !here.version().equals(campaign.title().version()))
                .isPresent();
        return new Installed(rulebook, older);
    }

    /** The rules by which every turn was played. */
    Optional<Rulebook<?>> same() {
        return rulebook.filter(any -> !older);
    }
}
