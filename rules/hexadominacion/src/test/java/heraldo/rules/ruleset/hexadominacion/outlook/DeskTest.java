package heraldo.rules.ruleset.hexadominacion.outlook;

import heraldo.rules.conformance.WholeDeskLaws;

class DeskTest extends WholeDeskLaws {}
