/**
 * Sizes and seeds of randomised tests, and how long tests took, the same way in every module.
 *
 * <p>May import nothing.
 */
package heraldo.testing;
