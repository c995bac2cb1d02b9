export {
  canSeePerson,
  isActiveMember,
  isStaff,
  canSeePrivateProfiles,
  type PersonViewer,
  type PersonFacts,
} from './can-see-person.ts'
