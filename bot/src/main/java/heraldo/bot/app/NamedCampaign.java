package heraldo.bot.app;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.proof.Registrar;
import java.util.List;
import java.util.stream.Collectors;

/** Finds the campaign that a host means. */
final class NamedCampaign {

    private NamedCampaign() {}

    /**
     * The only one that is called so.
     *
     * @throws Complaint if there is none, or several
     */
    static Campaign in(Registrar registrar, String name) {
        List<Campaign> called = registrar.called(name);
        if (called.isEmpty()) {
            throw new Complaint("There is no campaign \"" + name + "\" in the database.");
        }
        if (called.size() > 1) {
            throw new Complaint("There are several campaigns called \"" + name + "\"; name one by its id: "
                    + called.stream().map(each -> each.id().text()).collect(Collectors.joining(", ")));
        }
        return called.get(0);
    }
}
