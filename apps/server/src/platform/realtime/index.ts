export { attachRealtime, createRealtime, type Realtime, type RealtimeDeps } from './create-realtime.ts'
export type { ChannelCtx } from './channel-ctx.ts'
export {
  defineChannel,
  type Channel,
  type ChannelEvent,
  type ChannelRules,
  type ChannelViewer,
} from './define-channel.ts'
export type { FanOut } from './fan-out.ts'
export type { Hello, Identity, RealtimePorts } from './identity.ts'
export { pgFanOut } from './pg-fan-out.ts'
export { closeCodes, REALTIME_PATH, type ClientFrame, type ServerFrame } from './protocol.ts'
