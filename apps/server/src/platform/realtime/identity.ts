import type { ChannelCtx } from './channel-ctx.ts'
import type { ChannelViewer } from './define-channel.ts'

/** What a socket shows of itself before anyone knows who it is. */
export type Hello = {
  host: string
  token: string
  app_slug: string | null
  address: string
  user_agent: string
}

/** Whom a token speaks for, and in which app. */
export type Identity = {
  app_id: string
  user_id: string
  session_id: string
  viewer: ChannelViewer
  /** Whom they do not hear, by user id. */
  hidden_user_ids: ReadonlySet<string>
}

/** What the sockets need of the rest of the house; `app/` provides it. */
export type RealtimePorts = {
  /** Null for no session, an ended one, another app's, or a host that belongs to none. */
  authenticate: (hello: Hello) => Promise<Identity | null>
  /** A context to read with; it opens no transaction. */
  contextFor: (app_id: string) => Promise<ChannelCtx>
  /** The same in an app as it is at this very moment, to judge by who may listen. */
  freshContextFor: (app_id: string) => Promise<ChannelCtx>
}
