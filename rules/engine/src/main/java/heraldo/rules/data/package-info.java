/**
 * Tables and words: strict reading of YAML and JSON into records, with every problem named by file and place; the
 * folders of {@code config/rulesets}; message bundles; codecs of states. The only package that sees Jackson and ICU.
 *
 * <p>May import {@code com.fasterxml.jackson}, {@code com.ibm.icu} and {@code kernel}.
 */
package heraldo.rules.data;
