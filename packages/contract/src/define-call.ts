import type { z } from 'zod'

/**
 * Who may send a call at all; policies check the object afterwards.
 * - `public`: anyone; a valid token of the app is honoured, any other is ignored.
 * - `user`: a signed-in user of the app. `member`: one who also has a subscriber.
 * - `account`: a team member in the studio, no app needed. `team`: a team member of the app's account.
 * - `beacon`: public, rate-limited, `text/plain` allowed, identity in the body, used for statistics only.
 * - `webhook`: verified by a signature over the raw body, which the route checks.
 */
export type CallAuth = 'public' | 'user' | 'member' | 'account' | 'team' | 'beacon' | 'webhook'

/** Team roles in rising order of rights (model, "People"). */
export type TeamRole = 'admin' | 'account_admin' | 'owner'

/** How often one caller (a session, or without one the address) may use a call: at most `limit` requests in `seconds`. */
export type RateLimit = { limit: number; seconds: number }

/** One API call, declared once: routes, typed clients, OpenAPI, access matrix and fuzz tests derive from it. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`; `:name` marks a path parameter, which is a field of the input too. */
  path: `/${string}`
  auth: CallAuth
  /** The minimum role for a `team` or `account` call; `admin` by default. */
  role?: TeamRole
  /** Path parameters, query and body merged into one strict object; field names must be unique. */
  input: z.ZodType
  output: z.ZodType
  /** The refusals of its own that the call may answer with; common codes need no mention. */
  errors?: readonly string[]
  /** HTTP statuses of codes for which this call differs from `statusOf`. */
  statuses?: Readonly<Record<string, number>>
  /**
   * `open`: also allowed for a team member who views the app as a member. All other calls are refused in that
   * preview: they may write or show private data. Only the call that ends the preview is open without being a GET.
   */
  in_preview?: 'open'
  /** `false` for calls that mint secrets: their answers are never stored for a repeat. */
  replay?: false
  rate?: RateLimit
  /** Maximum body size in bytes; by default 16 KiB for calls without a sign-in, otherwise 1 MiB. */
  body_limit?: number
  /**
   * `multipart`: one streamed file after the fields. `raw`: the route reads the bytes itself. `form`: also accepts
   * form posts from other sites, so it must not act on the browser's cookies.
   */
  body?: 'json' | 'multipart' | 'raw' | 'form'
  /** The name of the file in a multipart body; `file` by default. */
  file_field?: string
  /**
   * `bytes`: the route answers with prepared bytes of the documented shape instead of an object. `redirect`: with 303
   * and a `Location`.
   */
  answer?: 'json' | 'bytes' | 'redirect'
  /** The media type of `bytes`; JSON by default. */
  media_type?: string
  /** Title in the API reference: imperative, sentence case, no period. */
  summary: string
}

/** Declares a call. The function only types it: what it returns is the declaration itself. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** What a caller passes to a call. */
export type InputOf<C extends Call> = z.input<C['input']>

/** What a route reads after the contract has parsed it. */
export type ParsedInputOf<C extends Call> = z.output<C['input']>

/** What a call answers. */
export type OutputOf<C extends Call> = z.output<C['output']>

/** The refusals a call declares. */
export type CodeOf<C extends Call> = C extends { errors: readonly (infer Code extends string)[] }
  ? Code
  : never
