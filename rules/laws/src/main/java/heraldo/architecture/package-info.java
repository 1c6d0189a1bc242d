/**
 * What the tests of every module hold the code to: laws that stand in the code itself, read and checked.
 *
 * <p>May import {@code com.tngtech.archunit}.
 */
package heraldo.architecture;
