/**
 * The engine's own player: it leads a band while nobody else does, from nothing but what is public.
 *
 * <p>May import {@code kernel}, {@code chance}, and of this ruleset everything but {@code picture}, {@code event} and
 * {@code cases}.
 */
package heraldo.rules.ruleset.caos.player;
