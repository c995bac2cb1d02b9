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
export { isSignInOnly, mayAccessApp } from './app-checks.ts'
export { getAccessChain, effectiveGates, lacksProgressRoot } from './effective-gates.ts'
export { hasPrivatePageAccess } from './page-checks.ts'
export { decideAccess, decideApp, decidePage } from './decide.ts'
export { explainAccess, addPublicationRule } from './explain-access.ts'
export type { AccessExplanation, ExplainedRule } from './explain-access.ts'
export { toLinkState } from './link-state.ts'
export type { LinkState } from './link-state.ts'
export { getAccessShell, withViewableChildren } from './get-access-shell.ts'
export type { AccessShell, ViewableChildren } from './get-access-shell.ts'
export { validateAccessNode } from './validate-access-node.ts'
export type { AccessNodeProblem } from './validate-access-node.ts'
export { validateAppAccess } from './validate-app-access.ts'
export type { AppAccessProblem } from './validate-app-access.ts'
