import './events.ts'

export {
  compareAudience,
  compareNonMembers,
  findAudience,
  describeChange,
  loadAudience,
  countGroupMembers,
  type GroupIndexes,
} from './audience.ts'
export { findAppRefusal } from './find-app-refusal.ts'
export { createAccessRefusal } from './create-access-refusal.ts'
export { countPendingUsers } from './repository/audience.ts'
export { grant, type Grant } from './commands/grant.ts'
export { revoke } from './commands/revoke.ts'
export { moveEntitlements } from './commands/move-entitlements.ts'
export {
  decideFromFacts,
  decidePageAccess,
  decidePagesAccess,
  canReadOverlay,
  presentDecision,
  presentGranted,
  reportTreeFault,
  isListable,
  type PageDecision,
} from './decide.ts'
export { loadAccessFacts, loadViewerFacts, type AccessCaller, type AccessFacts } from './facts.ts'
export { listIncludedPages, changeIncludedPages } from './included-pages.ts'
export { findReaders } from './find-readers.ts'
export {
  livePagesNeed,
  pageTitlesNeed,
  paidEntitlementsNeed,
  productTitlesNeed,
  type LedgerLine,
  type PaidPeriod,
} from './needs.ts'
export { listActiveProductIds } from './access-summary.ts'
export { findViewerReasons, type ViewerReasons } from './viewer-reasons.ts'
export { listEndedEntitlements } from './repository/ended-entitlements.ts'
export { listActiveEntitlements, listGrantedProducts, type ActiveEntitlement } from './repository/ledger.ts'
export {
  recordRunEnd,
  recordFirstCompletions,
  recordRunResumption,
  recordRunStart,
} from './record-progress.ts'
export { listRunners, type CompletedPages, type StartRange } from './repository/progress-facts.ts'
export { moveNodes, setNode } from './set-node.ts'
export {
  findNode,
  findNodeAtRevision,
  insertNodes as createNodes,
  listHistory as listNodeHistory,
  listConfiguredNodes,
  listDripDescendants,
  PLAIN_NODE,
} from './repository/nodes.ts'
