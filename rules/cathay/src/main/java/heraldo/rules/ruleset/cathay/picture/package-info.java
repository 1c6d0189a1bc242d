/**
 * The drawing of the position for a viewer: tiles, chips, corners, roads, buildings, soldiers and the robber.
 *
 * <p>May import {@code kernel}, {@code book}, {@code chart}, {@code law}, {@code say}, {@code score}, {@code state},
 * {@code turn} and {@code scene}.
 */
package heraldo.rules.ruleset.cathay.picture;
