/** Pictures of pages: which are open to strangers, and what signed addresses are bound to. */
export { settleMedia } from './jobs/settle-media.ts'
export { appBond, type Bearer, type Bond, isBondHeld, mediaBond } from './media-bond.ts'
export { freshUntil, isSignedAddress, signedMedia, withOpenMedia } from './open-media.ts'
export { settleBelow, settleSwitch } from './pictures.ts'
