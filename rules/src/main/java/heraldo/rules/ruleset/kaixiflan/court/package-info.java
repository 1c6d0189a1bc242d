/**
 * What the Realm decides together: offices and imports in Verano (Política), the monopolies, the ballads (§2.10).
 *
 * <p>May import {@code kernel}, {@code book}, {@code check}, {@code law}, {@code order}, {@code say}, {@code state} and
 * {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.court;
