package heraldo.rules.engine;

import heraldo.rules.data.Key;
import heraldo.rules.data.Languages;
import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Known;
import heraldo.rules.order.Spelling;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * The manifest of a ruleset, {@code ruleset.yaml}.
 *
 * @param name its name, by language; that of canonical texts replaces a missing one
 * @param engine the name of the {@link RulesetProvider} that makes it
 * @param version raised when old campaigns would resolve otherwise; they are played on by the later rules, so whatever earlier
 *     versions stored stays readable
 * @param base the folder whose tables a variant uses where it has none of its own
 * @param command the slash command
 * @param customs the platform's settings for this game
 * @param demo whether it is the default demo, for visitors who have not chosen
 */
public record Manifest(
        SortedMap<String, String> name,
        String engine,
        int version,
        Seats seats,
        Optional<String> base,
        @Inline CommandName command,
        @Inline Customs customs,
        Optional<Boolean> demo) {

    public Manifest {
        if (!name.containsKey(Languages.SPANISH.getLanguage())) {
            throw new IllegalArgumentException("name has no " + Languages.SPANISH.getLanguage() + "; add it");
        }
    }

    /**
     * The name of the slash command.
     *
     * @param base {@code [a-z0-9-]{1,32}}
     * @param local its name in languages where it has another one, by language
     */
    public record CommandName(
            @Key("command") String base,
            @Key("local-command") Optional<SortedMap<String, String>> local) {

        public CommandName {
            demandWord(base);
            local.ifPresent(words -> words.values().forEach(CommandName::demandWord));
        }

        private static void demandWord(String command) {
            if (!command.matches("[a-z0-9-]{1,32}")) {
                throw new IllegalArgumentException(
                        "command is \"" + command + "\"; use up to 32 small letters, digits and hyphens");
            }
        }

        /** Returns the name in a language. */
        public String in(Locale locale) {
            return local.map(words -> words.get(locale.getLanguage())).orElse(base);
        }

        private Stream<String> all() {
            return Stream.concat(local.stream().flatMap(words -> words.values().stream()), Stream.of(base));
        }
    }

    /**
     * The platform's settings in campaigns of this ruleset, where they differ from the defaults.
     *
     * @param codes codes of the rules file for what the platform itself refuses, see {@link Codes}
     * @param paste the treatment of many lines entered at once; {@link Paste#STANDING} if not given
     * @param ladder the initial ladder for silent players; {@link Ladder#USUAL} if not given
     */
    public record Customs(Optional<Codes> codes, Optional<Paste> paste, Optional<List<Ladder.Rung>> ladder) {

        /** Returns the treatment of many lines entered at once. */
        public Paste pasting() {
            return paste.orElse(Paste.STANDING);
        }

        /** Returns the initial ladder of a campaign for silent players. */
        public Ladder forSilence() {
            return ladder.map(Ladder::new).orElse(Ladder.USUAL);
        }

        /** The rules file's codes for the platform's own refusals. */
        public Codes platformCodes() {
            return codes.orElse(Codes.NONE);
        }
    }

    /** The range of the number of seats in a game. */
    public record Seats(int least, int most) {
        public Seats {
            if (least < 1 || most < least) {
                throw new IllegalArgumentException(
                        "seats go from " + least + " to " + most + "; least must be at least 1, and most not below it");
            }
        }

        public boolean allow(int count) {
            return count >= least && count <= most;
        }
    }

    /** The treatment of many lines entered at once, some of which the rules refuse. */
    public enum Paste {
        /** Those that can stand are added to the sheet; the others are listed. */
        STANDING,
        /**
         * They take the place of the whole sheet, if all of them can stand; otherwise nothing changes and all faults are listed.
         */
        WHOLE,
        /** They are added one after another; the first that is refused stops it, and those before it stand. */
        UNTIL_REFUSED
    }

    /** Returns the name of the ruleset in a language; the Spanish one if there is none. */
    public String name(Locale locale) {
        String language = locale.getLanguage();
        return Known.in(name, name.containsKey(language) ? language : Languages.SPANISH.getLanguage());
    }

    /** Returns whether a version, as campaigns keep it, is an earlier one of these rules. */
    public boolean succeeds(String earlier) {
        return earlier.matches("[1-9][0-9]{0,8}") && Integer.parseInt(earlier) < version;
    }

    /** Returns whether these rules can play a campaign that was opened with a version. */
    public boolean plays(String opened) {
        return opened.equals(Integer.toString(version)) || succeeds(opened);
    }

    /** Returns whether a typed text is a name of the ruleset or of its command, in any case and without accents. */
    boolean isCalled(String typed) {
        return Stream.concat(name.values().stream(), command.all())
                .anyMatch(each -> Spelling.same(typed.strip(), each));
    }

    /**
     * Codes of the rules file for what the platform refuses; the sentences are {@code refusal.<code>} in the bundles. Where
     * one is left out, the platform's own sentence is used.
     *
     * @param unreadable a line that is not understood; {@code E-PARSE} if not given
     * @param closed orders that come when no turn is open
     * @param full a campaign with no free seat
     * @param few a campaign with fewer seats than the game needs
     * @param faults faults of single values of a line, in the order in which they are told; of others, the one first in
     *     the line
     */
    public record Codes(
            Optional<String> unreadable,
            Optional<String> closed,
            Optional<String> full,
            Optional<String> few,
            @Key("first") Optional<List<String>> faults) {

        static final Codes NONE =
                new Codes(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

        /** The code of a line that is not understood. */
        public String lineCode() {
            return unreadable.orElse("E-PARSE");
        }

        /** Codes of faults in the order in which they are told where one line has several. */
        public List<String> faultsInOrder() {
            return faults.orElse(List.of());
        }
    }
}
