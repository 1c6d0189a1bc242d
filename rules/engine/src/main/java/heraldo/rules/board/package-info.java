/**
 * Boards: hex grids and their coordinates, corners and edges, graphs, paths. Geometry without game rules.
 *
 * <p>May import nothing but the JDK.
 */
package heraldo.rules.board;
