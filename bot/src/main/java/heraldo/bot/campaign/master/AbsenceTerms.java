package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.PetitionRule;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.VoteShare;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.Message;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * New terms for missing players: the ladder for seats that send nothing, and the rule by which players grant one another requests
 * by vote.
 *
 * @param ladder the change from the present ladder to the new one
 * @param rule the change from the present rule of requests to the new one
 */
public record AbsenceTerms(UnaryOperator<Ladder> ladder, UnaryOperator<PetitionRule> rule) {

    /** Puts them into force, and says what everybody is told: what has changed. */
    Message settle(DirectorTable table) {
        PetitionRule before = table.books().petitions().rule(table.campaign().id());
        PetitionRule after = rule.apply(before);
        Ladder climbed = table.campaign().terms().ladder();
        boolean climbs = !ladder.apply(climbed).equals(climbed);
        if (after.equals(before)) {
            demand(climbs);
            return climbing(table);
        }
        table.books().petitions().settle(table.campaign().id(), after);
        return climbs
                ? Posts.say("absence-requests", "absence", climbing(table), "requests", told(before, after))
                : told(before, after);
    }

    private static void demand(boolean changed) {
        if (!changed) {
            throw RefusedException.of("absence-same");
        }
    }

    private Message climbing(DirectorTable table) {
        Campaign campaign = table.campaign();
        Terms terms = campaign.terms();
        Ladder next = ladder.apply(terms.ladder());
        table.books().campaigns().change(campaign.withTerms(terms.climbing(next)));
        return Posts.instead(words("absence", next), words("absence-before", terms.ladder()));
    }

    private static Message words(String key, Ladder ladder) {
        return Posts.say(
                key,
                "excused",
                ladder.excused(),
                "defaults",
                ladder.defaults(),
                "regents",
                String.valueOf(ladder.knowsRegents()),
                "offered",
                ladder.offered(),
                "standing",
                String.valueOf(ladder.standing()));
    }

    private static Message told(PetitionRule before, PetitionRule after) {
        return Posts.instead(words("requests", after), words("requests-before", before));
    }

    private static Message words(String key, PetitionRule rule) {
        return Posts.say(
                key,
                "votes",
                code(rule.usually()),
                "share",
                rule.share(),
                "emergency",
                code(rule.inEmergencies()),
                "least",
                rule.emergency(),
                "extensions",
                rule.extensions(),
                "hours",
                rule.hours(),
                "days",
                rule.days());
    }

    private static String code(Optional<VoteShare> votes) {
        return votes.map(VoteShare::code).orElse("");
    }
}
