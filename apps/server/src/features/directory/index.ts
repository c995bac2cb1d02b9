export {
  findPeopleBySubscriber,
  findPeopleByUser,
  knownSince,
  type PersonFacts,
} from './repository/people.ts'
export { hiddenByBlocks } from './repository/blocks.ts'
export { findSeenPeople, listSeen, type NameKey } from './repository/list-seen.ts'
export { isSeen } from './repository/seen-people.ts'
export { doorNeed, threadPeopleNeed } from './needs.ts'
