import './events.ts'

export {
  compareAudience,
  compareStrangers,
  countAudience,
  describeChange,
  loadAudience,
  sizeOfGroups,
  type Audience,
} from './audience.ts'
export { refusalAtDoor } from './app-door.ts'
export { refusalBy } from './refusal-by.ts'
export { countWaiting } from './repository/audience.ts'
export { compareAppAudience } from './compare-app-audience.ts'
export { grant, type Grant } from './commands/grant.ts'
export { giveProducts } from './commands/give-products.ts'
export { revoke, type Revocation } from './commands/revoke.ts'
export {
  availableDay,
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
export { loadAccessFacts, type AccessFacts, type Asking } from './facts.ts'
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
export { activeProductIds, toldRights } from './held-products.ts'
export { ownReasons, type OwnReasons } from './own-reasons.ts'
export { endedRights, type EndedRight } from './repository/ended.ts'
export { heldRights, type HeldRight } from './repository/ledger.ts'
export { endStart, recordFirstCompletions, recordStart } from './record-progress.ts'
export type { Completed } from './repository/progress-facts.ts'
export { placeNodes } from './place-nodes.ts'
export { setNode } from './set-node.ts'
export {
  findNode,
  findNodeAtRevision,
  insertNodes as createNodes,
  listHistory as listNodeHistory,
  listSetNodes,
  listWaitingBelow,
  PLAIN_NODE,
  type NewNode,
} from './repository/nodes.ts'
