import type { z } from 'zod'

/**
 * Who may knock at a call's door at all. Policies judge the object afterwards.
 *
 * - `public`: anyone; a live token of the app, if sent, is honoured, any other counts as none.
 * - `user`: a signed-in user of the app. `member`: one who also has a subscriber.
 * - `account`: a team member in the studio, no app needed. `team`: a team member of the app's account.
 * - `beacon`: public, rate-limited, `text/plain` allowed, identity in the body, counts for statistics only.
 * - `webhook`: proven by a signature over the raw body, which the route checks.
 */
export type CallAuth = 'public' | 'user' | 'member' | 'account' | 'team' | 'beacon' | 'webhook'

/** Team roles in rising order of rights (model, "People"). */
export type TeamRole = 'admin' | 'account_admin' | 'owner'

/** How often one caller may use a call: at most `limit` requests in `seconds`. */
export type RateLimit = { limit: number; seconds: number; by?: 'address' | 'viewer' }

/** One API call, declared once: server routes, typed clients, OpenAPI, matrix and fuzz come from it. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`; `:name` marks a path parameter, which is a field of the input too. */
  path: `/${string}`
  auth: CallAuth
  /** The least role for a `team` or `account` call; `admin` unless said. */
  role?: TeamRole
  /** Path parameters, query and body merged into one strict object; no field may come twice. */
  input: z.ZodType
  output: z.ZodType
  /** The refusals of its own that the call may answer with; common codes need no mention. */
  errors?: readonly string[]
  /** Statuses of codes that this call answers with another status than `statusOf` says. */
  statuses?: Readonly<Record<string, number>>
  /**
   * `open`: also for someone of the team who looks at the app as a member. Every other call is closed to them: it may
   * write, or it shows what is nobody's but the member's. Nothing but ending the preview is both open and no GET.
   */
  in_preview?: 'open'
  /** `false` for calls that mint secrets: their answers are never stored for a repeat. */
  replay?: false
  rate?: RateLimit
  /** Bytes of body accepted; 1 MiB unless said. */
  body_limit?: number
  /**
   * `multipart`: one streamed file after the fields. `raw`: the route reads the bytes itself. `form`: also
   * what a page of another site posts with a form, so it may do nothing for whoever's browser sends it.
   */
  body?: 'json' | 'multipart' | 'raw' | 'form'
  /** The name of the file in a multipart body; `file` unless said. */
  file_field?: string
  /**
   * `bytes`: the route answers with prepared bytes of the documented shape instead of an object. `redirect`: with 303
   * and a `Location`.
   */
  answer?: 'json' | 'bytes' | 'redirect'
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
