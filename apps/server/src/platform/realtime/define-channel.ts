import type { TeamViewer, Viewer } from '../session/viewer.ts'
import type { ChannelCtx } from './channel-ctx.ts'

/** The viewer who subscribes; guests have no socket. */
export type ChannelViewer = Viewer | TeamViewer

/** One thing that happened in a channel. `seq` rises by one for each in a channel with a log, and is 0 without. */
export type ChannelEvent = { seq: number; type: string; data: object }

/** The log behind a channel. Its rows are numbered in commit order. */
export type ChannelLog = {
  /** The `seq` of the newest row; 0 for an empty log. */
  head: (ctx: ChannelCtx, id: string) => Promise<number>
  /** Rows after `after_seq`, oldest first, at most `limit`. */
  resume: (ctx: ChannelCtx, id: string, after_seq: number, limit: number) => Promise<readonly ChannelEvent[]>
}

/** A part of a channel: it starts after a `seq`, and without events that are not shown. */
export type ChannelView = { after_seq: number; isShown: (event: ChannelEvent) => boolean }

export type ChannelRules = {
  /** Whether this viewer may subscribe now; checked again whenever access changes. A refusal reads "not found". */
  authorize: (ctx: ChannelCtx, viewer: ChannelViewer, id: string) => Promise<boolean>
  /** What a subscriber sees of a channel with a log, read as they subscribe; null: all of it. */
  viewOf?: (ctx: ChannelCtx, viewer: ChannelViewer, id: string) => Promise<ChannelView | null>
  /** Sent to each new subscriber alone after it subscribed, so that no change is missed; null sends nothing. */
  initialEvent?: (ctx: ChannelCtx, viewer: ChannelViewer) => Promise<Omit<ChannelEvent, 'seq'> | null>
  /** The user id of an event's author: viewers from whom this person is hidden do not receive it. */
  authorOf?: (event: ChannelEvent) => string | null
  /** The event without what else in it is of these people, such as a quote; for viewers from whom they are hidden. */
  withoutPeople?: (event: ChannelEvent, hidden: ReadonlySet<string>) => ChannelEvent
  /** The event that a subscriber's signal becomes, in a channel without a log; null: they may not send one now. */
  signal?: (ctx: ChannelCtx, viewer: ChannelViewer, id: string) => Promise<Omit<ChannelEvent, 'seq'> | null>
} & (ChannelLog | { head?: undefined; resume?: undefined })

export type Channel = {
  prefix: string
  authorize: ChannelRules['authorize']
  initialEvent: NonNullable<ChannelRules['initialEvent']> | null
  authorOf: NonNullable<ChannelRules['authorOf']> | null
  withoutPeople: NonNullable<ChannelRules['withoutPeople']> | null
  viewOf: NonNullable<ChannelRules['viewOf']> | null
  signal: NonNullable<ChannelRules['signal']> | null
  log: ChannelLog | null
}

/** The kinds of channel that a server knows. */
export type ChannelRegistry = {
  find: (name: string) => { channel: Channel; id: string } | null
}

/** Joins the channels of one server. Throws if two share a prefix. */
export function createChannelRegistry(channels: readonly Channel[]): ChannelRegistry {
  const by_prefix = new Map<string, Channel>()
  for (const channel of channels) {
    if (by_prefix.has(channel.prefix)) throw new Error(`Two channels begin with "${channel.prefix}:".`)
    by_prefix.set(channel.prefix, channel)
  }
  return {
    find: (name) => {
      const colon = name.indexOf(':')
      const channel = by_prefix.get(name.slice(0, Math.max(colon, 0)))
      return channel ? { channel, id: name.slice(colon + 1) } : null
    },
  }
}

/**
 * Declares the channels `<prefix>:<id>`. With `head` and `resume` each event is delivered exactly once, because the
 * table is the log; without them only current subscribers receive it.
 */
export function defineChannel(prefix: string, rules: ChannelRules): Channel {
  const log = rules.resume ? { head: rules.head, resume: rules.resume } : null
  const { authorize, initialEvent = null, authorOf = null, withoutPeople = null } = rules
  const { viewOf = null, signal = null } = rules
  return { prefix, authorize, initialEvent, authorOf, withoutPeople, viewOf, signal, log }
}
