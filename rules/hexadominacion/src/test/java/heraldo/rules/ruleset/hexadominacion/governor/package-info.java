/** Tests of the package of the same name. */
package heraldo.rules.ruleset.hexadominacion.governor;
