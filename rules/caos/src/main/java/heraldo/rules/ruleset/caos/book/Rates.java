package heraldo.rules.ruleset.caos.book;

/** The rates of the game: the sources of actions, the costs and the scores ({@code rates.yaml}). */
public record Rates(Actions actions, Costs costs, Scores points, Measures measures) {

    /**
     * The actions from each source (§2.2).
     *
     * @param planets for owning a planet
     * @param subsectors for controlling a subsector
     * @param resource for each symbol of Recursos
     * @param sector for each controlled sector
     * @param holy for each world of a god in one's favours
     * @param deed for each permanent action
     */
    public record Actions(
            int always, int planets, int subsectors, int resource, int sector, int holy, int deed, int aspect) {}

    /**
     * The cost of a unit (§2.4).
     *
     * @param sector a unit of defence of a whole sector
     * @param crossing the extra cost of a unit that crosses the Límite
     * @param discount the most that Tzeentch takes off that extra cost in a turn
     */
    public record Costs(int invade, int defend, int sector, int crossing, int discount) {}

    /**
     * The points for each item (§2.7, C15).
     *
     * @param outer a sector of the Outer Sector
     * @param eye a sector of the Eye
     * @param conquest a planet that Khorne's band takes from another seat
     * @param kill a unit that Slaanesh's band kills
     */
    public record Scores(int planet, int resource, int subsector, int outer, int eye, int conquest, int kill) {}

    /**
     * The figures for Defence and aspects.
     *
     * @param shield the Defence that Condiciones Extremas give (C26)
     * @param plague the Defence that Nurgle gives his worlds (C15)
     * @param renegade the number of outer subsectors in which Renegades must own planets for their aspect (C15)
     */
    public record Measures(int shield, int plague, int renegade) {}
}
