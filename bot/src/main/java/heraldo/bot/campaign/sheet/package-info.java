/**
 * Sheets: taking orders, keeping them as revisions, and the receipts and vouchers that players get for them.
 *
 * <p>May import {@code book}, {@code model}, {@code port}, {@code proof}, {@code rulebook}, {@code staff}, {@code rules.chance},
 * {@code rules.data}, {@code rules.engine}, {@code rules.kernel} and {@code rules.order}.
 */
package heraldo.bot.campaign.sheet;
