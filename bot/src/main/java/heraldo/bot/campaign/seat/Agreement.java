package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.EarlyEnd;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.port.Calendar;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The options chosen for a campaign, and the terms that follow from them. Where the ruleset has an option for a term, the term
 * is derived from the option, so that both always agree.
 *
 * @param chosen options; those left out have their default
 * @param beside terms for which the ruleset has no option
 */
public record Agreement(Rulebook<?> rulebook, SortedMap<String, String> chosen, SortedMap<Term, String> beside) {

    public Agreement {
        chosen = Collections.unmodifiableSortedMap(rulebook.hosted().options().keyed(chosen));
        beside = Collections.unmodifiableSortedMap(new TreeMap<>(beside));
    }

    /**
     * Returns the agreement for a new campaign. The default zone of its deadlines is the host's, whatever the ruleset would
     * suggest.
     */
    public static Agreement of(Rulebook<?> rulebook, NewCampaign wish, Calendar calendar) {
        Agreement agreement = new Agreement(rulebook, wish.options(), new TreeMap<>());
        if (!agreement.chooses(Term.ZONE)) {
            agreement = agreement.saying(Term.ZONE, calendar.usualZone().getId());
        }
        for (Map.Entry<Term, String> term : wish.named().entrySet()) {
            agreement = agreement.saying(term.getKey(), term.getValue());
        }
        return agreement.inKnownZone(calendar);
    }

    private boolean chooses(Term term) {
        return spec(term).filter(spec -> chosen.containsKey(spec.key())).isPresent();
    }

    /** Returns the agreement by which a campaign is played now. */
    public static Agreement of(Rulebook<?> rulebook, Campaign campaign) {
        return new Agreement(rulebook, campaign.options(), new TreeMap<>())
                .saying(Term.CRON, campaign.cadence().cron())
                .saying(Term.ZONE, campaign.cadence().zone().getId());
    }

    /** This agreement with another value of an option. */
    public Agreement choosing(String key, String value) {
        SortedMap<String, String> other = new TreeMap<>(chosen);
        other.put(key, value);
        return new Agreement(rulebook, other, beside);
    }

    /** This agreement with a term that is named by itself, not as an option. */
    public Agreement saying(Term term, String value) {
        Optional<OptionSpec> spec = spec(term);
        if (spec.isPresent()) {
            return choosing(spec.get().key(), value);
        }
        SortedMap<Term, String> more = new TreeMap<>(beside);
        more.put(term, value);
        return new Agreement(rulebook, chosen, more);
    }

    /**
     * This agreement with the zone under its own name: people write it in any case, and whoever compares options later compares
     * letters.
     *
     * @throws RefusedException if there is no such zone
     */
    public Agreement inKnownZone(Calendar calendar) {
        return said(Term.ZONE)
                .map(zone -> saying(Term.ZONE, calendar.zone(zone).getId()))
                .orElse(this);
    }

    /**
     * Every option with its value.
     *
     * @throws RefusedException if one cannot be chosen
     */
    public SortedMap<String, String> options() {
        List<Message> problems = rulebook.hosted().options().problems(chosen);
        if (!problems.isEmpty()) {
            throw rulebook.refused(new Refusal("option", "", problems.get(0)));
        }
        return rulebook.hosted().options().complete(chosen);
    }

    /**
     * Returns the cadence at which turns end.
     *
     * @param now the start for counting days or hours, where the cadence names none
     * @throws RefusedException if the agreement has no cadence, or there is no such zone
     */
    public Cadence cadence(Calendar calendar, Instant now) {
        String cron = said(Term.CRON).orElseThrow(() -> RefusedException.of("no-cron"));
        ZoneId zone = said(Term.ZONE).map(calendar::zone).orElseGet(calendar::usualZone);
        return new Cadence(calendar.stored(cron, zone, now), zone);
    }

    /** This agreement with a cadence as it is stored, where the ruleset has an option for it. */
    public Agreement keeping(Cadence cadence) {
        return spec(Term.CRON).map(spec -> choosing(spec.key(), cadence.cron())).orElse(this);
    }

    /** Other terms with what is said here in the place of what they say. */
    public Terms terms(Terms otherwise) {
        return new Terms(
                said(Term.GM_SEES).map(Boolean::parseBoolean).orElse(otherwise.gameMasterSees()),
                otherwise.showsDue(),
                said(Term.REMIND).map(Reminders::of).orElse(otherwise.reminders()),
                otherwise.ladder(),
                said(Term.MISSED_ALERT).map(Integer::parseInt).orElse(otherwise.missedAlert()),
                new EarlyEnd(
                        said(Term.EARLY)
                                .map(Boolean::parseBoolean)
                                .orElse(otherwise.early().possible()),
                        otherwise.early().window()),
                otherwise.simulate(),
                otherwise.press());
    }

    private Optional<String> said(Term term) {
        return spec(term)
                .map(spec -> chosen.getOrDefault(spec.key(), spec.fallback()))
                .or(() -> Optional.ofNullable(beside.get(term)));
    }

    private Optional<OptionSpec> spec(Term term) {
        return rulebook.hosted().options().specs().stream()
                .filter(spec -> spec.term().equals(Optional.of(term)))
                .findFirst();
    }
}
