package heraldo.bot.discord.opening;

import heraldo.bot.discord.front.Shelf;
import heraldo.bot.discord.gate.Call;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The choices made so far for a new campaign.
 *
 * @param given options of the command by their base names, as they would be typed
 * @param options options of the ruleset
 * @param stepped whether the user fills it in step by step; defaults then stand in for options that the command would demand
 */
record Draft(SortedMap<String, String> given, SortedMap<String, String> options, boolean stepped) {

    Draft {
        given = Collections.unmodifiableSortedMap(new TreeMap<>(given));
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }

    /**
     * Reads the options of the command; if the game or the name is missing, the draft goes on step by step.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if the options of the ruleset cannot be read
     */
    static Draft of(Call call) {
        SortedMap<String, String> given = new TreeMap<>(call.given());
        given.remove(Wish.OPTIONS);
        boolean stepped =
                call.text(Shelf.RULESET).isEmpty() || call.text(Wish.NAME).isEmpty();
        return new Draft(given, OptionList.read(call.text(Wish.OPTIONS).orElse("")), stepped);
    }

    /** The game, once one is chosen. */
    Optional<String> ruleset() {
        return Optional.ofNullable(given.get(Shelf.RULESET)).filter(named -> !named.isBlank());
    }

    /** The same, playing a game: what was said of another does not go with it. */
    Draft playing(String ruleset) {
        Draft playing = with(Shelf.RULESET, ruleset);
        boolean another = ruleset().filter(before -> !before.equals(ruleset)).isPresent();
        return another ? new Draft(playing.without(Wish.SEATS).given, new TreeMap<>(), stepped) : playing;
    }

    Draft with(String option, String value) {
        SortedMap<String, String> more = new TreeMap<>(given);
        more.put(option, value);
        return new Draft(more, options, stepped);
    }

    Draft without(String option) {
        SortedMap<String, String> less = new TreeMap<>(given);
        less.remove(option);
        return new Draft(less, options, stepped);
    }

    /** The same with an option of the ruleset, however its key was spelled before. */
    Draft choosing(String key, String value) {
        Draft free = leaving(key);
        SortedMap<String, String> more = new TreeMap<>(free.options);
        more.put(key, value);
        return new Draft(given, more, stepped);
    }

    /** The same with the usual value of an option of the ruleset. */
    Draft leaving(String key) {
        SortedMap<String, String> less = new TreeMap<>(options);
        less.keySet().removeIf(key::equalsIgnoreCase);
        return new Draft(given, less, stepped);
    }
}
