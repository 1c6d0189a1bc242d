/**
 * Boards: hex grids and their coordinates, corners and edges, graphs, paths. Geometry without game rules.
 *
 * <p>May import the JDK and nothing else.
 */
package heraldo.rules.board;
