/**
 * A drawing as data: what stands where, in which ink, with which words. Rulesets make scenes; the bot draws them.
 *
 * <p>May import {@code kernel}.
 */
package heraldo.rules.scene;
