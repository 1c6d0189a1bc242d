/**
 * The words every rule system shares: who sits where, what was ordered, with what result, and who may see it. Values only.
 *
 * <p>May import nothing but the JDK.
 */
package heraldo.rules.kernel;
