/**
 * The board: how hexes, corners and edges are numbered and hang together (§8.1), what a board holds, and how one is
 * drawn (§8.2).
 *
 * <p>May import {@code board}, {@code chance} and {@code book}.
 */
package heraldo.rules.ruleset.cathay.chart;
