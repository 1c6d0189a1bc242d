package heraldo.bot.campaign.model;

/**
 * The commitment to a sheet, by which it can be proved later. Prints nothing.
 *
 * @param salt 32 secret bytes
 * @param code the receipt code: the sealed leaf in hexadecimal
 */
public record Commitment(byte[] salt, String code) {
    @Override
    public String toString() {
        return "commitment";
    }
}
