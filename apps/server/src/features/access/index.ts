import './events.ts'

export {
  compareAudience,
  compareStrangers,
  countAudience,
  describeChange,
  loadAudience,
  sizeOfGroups,
} from './audience.ts'
export { refusalAtDoor } from './app-door.ts'
export { refusalBy } from './refusal-by.ts'
export { countWaiting } from './repository/audience.ts'
export { grant, type Grant } from './commands/grant.ts'
export { revoke } from './commands/revoke.ts'
export {
  decideBy,
  decidePageAccess,
  decidePagesAccess,
  mayReadOverlay,
  presentDecision,
  presentGranted,
  reportTreeFault,
  showsItself,
  type PageDecision,
} from './decide.ts'
export { loadAccessFacts, type Asking } from './facts.ts'
export { includedPages, includePages } from './include-pages.ts'
export { findReaders } from './find-readers.ts'
export {
  livePagesNeed,
  pageTitlesNeed,
  paidRightsNeed,
  productTitlesNeed,
  type LedgerLine,
  type PaidSpan,
} from './needs.ts'
export { activeProductIds } from './held-products.ts'
export { ownReasons, type OwnReasons } from './own-reasons.ts'
export { endedRights } from './repository/ended.ts'
export { heldRights, type HeldRight } from './repository/ledger.ts'
export { endStart, recordFirstCompletions, recordStart } from './record-progress.ts'
export type { Completed } from './repository/progress-facts.ts'
export { placeNodes, setNode } from './set-node.ts'
export {
  findNode,
  findNodeAtRevision,
  insertNodes as createNodes,
  listHistory as listNodeHistory,
  listSetNodes,
  listWaitingBelow,
  PLAIN_NODE,
} from './repository/nodes.ts'
