import type { AppFacts } from './app-facts.ts'
import type { AppDb, AppTx, ControlDb } from './database/app-db.ts'
import type { Emit } from './events/events.ts'
import type { Services } from './services.ts'

/** What is known of the request itself. Nothing here is proof of who the caller is. */
export type RequestFacts = {
  id: string
  address: string
  /** ISO 3166 code of the country, where a trusted proxy has said it in the header that is set for it. */
  country: string | null
  host: string
  /** Scheme and host as the configuration says them, for links in mails and answers. */
  base_url: string
  origin: string | null
  device_id: string | null
  session_id: string | null
  origin_url: string | null
  locale: string | null
  user_agent: string
  is_standalone: boolean
  is_native: boolean
  client_size: string | null
  /** The secret of the session cookie, for the calls that turn it into a token. */
  cookie_secret: string | null
  /** The token of the header, for the calls that end it. */
  token: string | null
  /** The `Idempotency-Key`, for writes that know their own repeats by it. */
  idempotency_key: string | null
  /** The `X-Preview-Grant`, which lets drafts be read. */
  preview_grant: string | null
  /** The `Stripe-Signature` of a webhook, for the call that checks it over the raw body. */
  signature: string | null
  /** Body bytes as they came, where the call declares `body: 'raw'`. */
  raw_body: Buffer | null
}

/**
 * Everything a route or a job works with, bound to one app.
 *
 * One request is one transaction: `write` joins it, it is committed when the route has answered, and a refusal
 * thrown on the way undoes all of it. `db` reads outside of it until the first write and inside from then on.
 */
export type Ctx = {
  readonly app: AppFacts
  readonly db: AppDb | AppTx
  readonly control: ControlDb
  readonly services: Services
  readonly request: RequestFacts
  /** The injected clock, moved forward by the app's sandbox offset. */
  now: () => Date
  write: <T>(work: (tx: AppTx, emit: Emit) => Promise<T>) => Promise<T>
  /** A transaction of its own, committed at once: for what must stand even if the call refuses, such as counted tries. */
  writeNow: <T>(work: (tx: AppTx, emit: Emit) => Promise<T>) => Promise<T>
}
