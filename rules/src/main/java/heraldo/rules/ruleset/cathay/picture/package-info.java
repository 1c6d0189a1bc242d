/**
 * What a viewer may see, as a drawing: tiles, chips, corners, roads, buildings, soldiers and the robber.
 *
 * <p>May import {@code kernel}, {@code scene}, {@code chart}, {@code state}, {@code law} and {@code say}.
 */
package heraldo.rules.ruleset.cathay.picture;
