package heraldo.rules.ruleset.kaixiflan.state;

/**
 * The affairs of the realm, between its provinces and around its court.
 *
 * @param court Kaixiflán and the offices
 * @param pacts trade agreements
 * @param quests missions
 * @param omens the effects of the last turn's events on this one
 */
public record Affairs(Court court, Pacts pacts, Quests quests, Omens omens) {}
