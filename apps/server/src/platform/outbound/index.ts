export { createOutbound, isPostable, OutboundError } from './outbound.ts'
export type { Fetched, FetchOptions, Outbound, OutboundOptions } from './outbound.ts'
