/**
 * Sizes and seeds of randomised tests, the same way in every module.
 *
 * <p>May import nothing.
 */
package heraldo.testing;
