/** How much of a page somebody may know, by the access settings in force. */
export { candidatesBelow, widerBelow } from './candidates-below.ts'
export {
  refusalOf,
  linkGate,
  type LinkGate,
  ownerGate,
  privateLayers,
  publicGates,
  publicShell,
  type Readers,
} from './gates.ts'
