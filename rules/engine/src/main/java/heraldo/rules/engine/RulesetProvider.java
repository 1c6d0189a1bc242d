package heraldo.rules.engine;

import heraldo.rules.data.RulesetFolder;

/** Makes the rulesets of one engine. A jar names its providers in {@code META-INF/services}, where a service loader finds them. */
public interface RulesetProvider {

    /** Returns the name by which a folder asks for this engine, under {@code engine} in its {@code ruleset.yaml}. */
    String engine();

    /**
     * Makes the ruleset of one folder; a variant's folder may be another one than the game's own.
     *
     * @throws heraldo.rules.data.BadTableException if the folder's tables cannot be played
     */
    Ruleset<?> create(RulesetFolder folder);
}
