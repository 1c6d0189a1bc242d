package heraldo.bot.crash;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.rules.engine.Ruleset;
import java.util.ArrayList;
import java.util.List;

/**
 * Deadlines go forwards. The one turn that may end together with the turn before is one in which nobody writes: what happens
 * at the close of a day.
 */
record Days(Library library) {

    List<Finding> findings(Books books, Campaign campaign) {
        List<Finding> findings = new ArrayList<>();
        List<CampaignTurn> turns = books.turns().all(campaign.id());
        for (int i = 1; i < turns.size(); i++) {
            CampaignTurn turn = turns.get(i);
            if (stands(turns.get(i - 1), turn) && somebodyWrites(campaign, turn)) {
                findings.add(new Finding(Sin.DOUBLE, turn + " has the deadline of the turn before"));
            }
        }
        return findings;
    }

    private static boolean stands(CampaignTurn before, CampaignTurn turn) {
        return before.lap() == turn.lap()
                && before.key().number() < turn.key().number()
                && turn.due().isPresent()
                && turn.due().equals(before.due());
    }

    private boolean somebodyWrites(Campaign campaign, CampaignTurn turn) {
        return somebodyWrites(library.rulebook(campaign).hosted().ruleset(), turn.state());
    }

    private static <S> boolean somebodyWrites(Ruleset<S> rules, String written) {
        return !rules.play().turn(rules.play().codec().read(written)).due().isEmpty();
    }
}
