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

/** The person and app that a token authenticates. */
export type Identity = {
  app_id: string
  user_id: string
  session_id: string
  viewer: ChannelViewer
  /** User ids whose events they do not receive. */
  hidden_user_ids: ReadonlySet<string>
}

/** What the sockets need from other features; `app/` provides it. */
export type RealtimePorts = {
  /** Null without a valid session of this app, or on a host that belongs to none. */
  authenticate: (hello: Hello) => Promise<Identity | null>
  /** A context to read with; it opens no transaction. */
  contextFor: (app_id: string) => Promise<ChannelCtx>
  /** Returns a context with the app's uncached state, to authorize subscriptions. */
  freshContextFor: (app_id: string) => Promise<ChannelCtx>
}
