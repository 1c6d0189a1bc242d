/**
 * The laws that the tests of every module check by reading its code.
 *
 * <p>May import {@code com.tngtech.archunit}.
 */
package heraldo.architecture;
