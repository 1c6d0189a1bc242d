package heraldo.bot.render;

/**
 * The bounds of letter sizes on a map, as heights of capitals in pixels.
 *
 * @param leastTag the least size of ids, if there is room
 * @param mostName the largest size of names of realms
 */
record Lettering(double leastTag, double mostName) {

    /** As the scene has them. */
    static final Lettering PLAIN = new Lettering(0, Double.MAX_VALUE);
}
