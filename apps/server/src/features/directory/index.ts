export {
  findPeopleBySubscriber,
  findPeopleByUser,
  findMembershipDates,
  type PersonFacts,
} from './repository/people.ts'
export { listHiddenByBlocks } from './repository/blocks.ts'
export { findVisiblePeople, listVisiblePeople, type NameKey } from './repository/list-visible-people.ts'
export { createVisibilitySql } from './repository/visibility-sql.ts'
export { appGateNeed, threadParticipantsNeed } from './needs.ts'
