package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Missive;
import heraldo.bot.campaign.model.Treaty;
import java.util.Optional;

/** Takes from the books what was said in a campaign, for its full record. */
final class PressRoll {

    private PressRoll() {}

    /** Returns the messages and treaties of a campaign for its record; empty unless the terms at its start include them. */
    static Optional<Press> of(Books books, Campaign campaign) {
        if (!campaign.terms().press().recorded()) {
            return Optional.empty();
        }
        return Optional.of(new Press(
                books.press().of(campaign.id()).stream()
                        .filter(missive -> !missive.withdrawn())
                        .map(PressRoll::said)
                        .toList(),
                books.treaties().of(campaign.id()).stream()
                        .map(PressRoll::treaty)
                        .toList()));
    }

    private static Press.Said said(Missive missive) {
        return new Press.Said(
                missive.at().toString(),
                missive.turn().number(),
                Optional.of(missive.writer().seat())
                        .filter(any -> !missive.signature().anonymous()),
                missive.signature().place(),
                missive.text());
    }

    private static Press.Treaty treaty(Treaty treaty) {
        return new Press.Treaty(
                treaty.at().toString(),
                treaty.turn().number(),
                treaty.author(),
                treaty.parties().stream()
                        .map(party -> new Press.Partner(
                                party.seat(), party.signed(), party.word().map(Enum::name)))
                        .toList(),
                treaty.wording().text(),
                treaty.wording().open(),
                treaty.wording().until(),
                treaty.state().name());
    }
}
