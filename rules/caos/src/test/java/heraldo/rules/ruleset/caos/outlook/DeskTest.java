package heraldo.rules.ruleset.caos.outlook;

import heraldo.rules.conformance.WholeDeskLaws;

class DeskTest extends WholeDeskLaws {}
