import type { ChannelEvent } from './define-channel.ts'

/** Messages between servers. Events of a channel with a log are sent as `seq` alone; the others read the rows. */
export type FanOutMessage =
  | { kind: 'grown'; app_id: string; channel: string; seq: number }
  | { kind: 'told'; app_id: string; channel: string; event: ChannelEvent }
  | { kind: 'session_ended'; app_id: string | null; session_id: string }
  | { kind: 'access_changed'; app_id: string; user_id: string | null }

export type FanOutHandlers = {
  onMessage: (message: FanOutMessage) => void
  /** Messages may have been missed: everything must be compared with the database. */
  onGap: () => void
}

/** Carries messages between servers. Nothing of what a server sends comes back to itself. */
export interface FanOut {
  start: (handlers: FanOutHandlers) => Promise<void>
  send: (message: FanOutMessage) => void
  /** Whether another server has been heard of. */
  hasPeers: () => boolean
  stop: () => Promise<void>
}

/** For a single server. */
export function noFanOut(): FanOut {
  return {
    start: async () => undefined,
    send: () => undefined,
    hasPeers: () => false,
    stop: async () => undefined,
  }
}
