package heraldo.bot.render;

/**
 * How large letters on a map are, as heights of capitals in pixels.
 *
 * @param leastTag of what players type, if there is room
 * @param mostName of names of realms
 */
record Lettering(double leastTag, double mostName) {

    /** As the scene has them. */
    static final Lettering PLAIN = new Lettering(0, Double.MAX_VALUE);
}
