/** How much of a page a viewer may know, by the access settings in force. */
export { listViewableCandidates, listWiderDescendants } from './viewable-candidates.ts'
export {
  createPageRefusal,
  decideLinkGate,
  type LinkGate,
  decideOwnerGate,
  listPrivateLayers,
  listPublicGates,
  decidePublicShell,
  type Readers,
} from './gates.ts'
