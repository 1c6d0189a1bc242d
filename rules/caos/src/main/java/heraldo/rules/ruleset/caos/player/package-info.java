/**
 * The engine's own player: it leads a band while nobody else does, from nothing but what is public.
 *
 * <p>May import {@code chance}, {@code kernel}, {@code book}, {@code check}, {@code deed}, {@code governor}, {@code law},
 * {@code order}, {@code report} and {@code state}.
 */
package heraldo.rules.ruleset.caos.player;
