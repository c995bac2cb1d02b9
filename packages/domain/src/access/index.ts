export type {
  AccessDecision,
  AccessDenied,
  AccessFault,
  AccessGranted,
  AccessNode,
  AccessNodes,
  AccessViewer,
  AppAccess,
  DenialReason,
  EffectiveGates,
  GateLayer,
} from './types.ts'
export type { AccessRuleFacts, AccessRuleName, AccessWaiver } from './rules.ts'
export { isOpenedByBrowsing, isSignInOnly, mayComeIn } from './app-checks.ts'
export { chainOf, effectiveGates, lacksProgressRoot } from './effective-gates.ts'
export { holdsPrivatePage } from './page-checks.ts'
export { decideAccess, decideApp, decidePage } from './decide.ts'
export { explainAccess, withPublication } from './explain-access.ts'
export type { AccessExplanation, ExplainedRule } from './explain-access.ts'
export { linkStateOf } from './link-state.ts'
export type { LinkState } from './link-state.ts'
export { shellOf, withViewableChildren } from './shell-of.ts'
export type { AccessShell, ViewableChildren } from './shell-of.ts'
export { validateAccessNode } from './validate-access-node.ts'
export type { AccessNodeFault } from './validate-access-node.ts'
export { validateAppAccess } from './validate-app-access.ts'
export type { AppAccessFault } from './validate-app-access.ts'
