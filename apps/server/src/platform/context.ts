import type { AppFacts } from './app-facts.ts'
import type { AppDb, AppTx, ControlDb } from './database/app-db.ts'
import type { Emit } from './events/events.ts'
import type { Services } from './services.ts'

/** Facts about the request itself. None of them authenticates the caller. */
export type RequestFacts = {
  id: string
  address: string
  /** Whether a program on this machine sent it directly, not a proxy for somebody else. */
  is_from_this_machine: boolean
  /** ISO 3166 country code from the configured header of a trusted proxy, if any. */
  country: string | null
  host: string
  /** Configured scheme and host, for links in mails and responses. */
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
  /** The `Authorization` of a webhook whose sender signs a token. */
  authorization: string | null
  /** The unparsed body, if the call declares `body: 'raw'`. */
  raw_body: Buffer | null
}

/**
 * What a route or a job works with, bound to one app. A request is one transaction: `write` joins it, the response
 * commits it, a thrown refusal rolls it back. `db` reads outside of it until the first write.
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
  /**
   * Runs a separate transaction and commits it at once: for what must persist even if the call refuses, such as
   * counted attempts.
   */
  writeNow: <T>(work: (tx: AppTx, emit: Emit) => Promise<T>) => Promise<T>
}
