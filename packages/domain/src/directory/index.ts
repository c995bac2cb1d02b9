export {
  canSeePerson,
  isHere,
  isStaff,
  seesPrivateProfiles,
  type PersonViewer,
  type ShownPerson,
} from './can-see-person.ts'
