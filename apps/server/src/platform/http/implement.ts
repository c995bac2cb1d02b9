import type { Call, CallAuth, CodeOf, CommonCode, OutputOf, ParsedInputOf } from '@foyer/contract'
import type { Ctx } from '../context.ts'
import { CallError } from '../errors.ts'
import type { MemberViewer, TeamViewer, Viewer } from '../session/viewer.ts'
import type { Decision } from './decision.ts'
import type { BytesResponse, Reply } from './reply.ts'
import type { UploadedFile } from './upload.ts'

/** The viewer type of a route, from the auth level that its call has checked. */
export type ViewerFor<Auth extends CallAuth> = Auth extends 'user'
  ? Viewer
  : Auth extends 'member'
    ? MemberViewer
    : Auth extends 'team' | 'account'
      ? TeamViewer
      : Viewer | null

type Fail<Code extends string> = (
  code: Code | Extract<CommonCode, 'not_found' | 'conflict' | 'forbidden' | 'unauthorized'>,
  params?: Record<string, string | number>,
) => CallError

/** What a route is given. `file` is there for calls that declare `body: 'multipart'`. */
export type RouteInput<C extends AnyCall, Facts> = {
  input: ParsedInputOf<C>
  viewer: ViewerFor<C['auth']>
  ctx: Ctx
  /** Runs the route's policy on the facts; throws 403 or 404. A route that answers without it is a bug. */
  authorize: (facts: Facts) => void
  /** A refusal that the call declares, to be thrown. */
  fail: Fail<CodeOf<C>>
  reply: Reply
  file: UploadedFile | null
}

export type AnyCall = Call

/** A call together with its policy and its handler, as `app/` mounts it. */
export type Route = {
  call: AnyCall
  policy: (viewer: never, facts: never) => Decision
  handle: (input: never) => Promise<unknown>
  gate: ((input: never) => string) | undefined
  opens_write: boolean
}

type RouteOptions<C extends AnyCall> = {
  /** Returns the page whose gate protects the call; its facts are read together with the session. */
  gate?: (input: ParsedInputOf<C>) => string
  /**
   * The call has a gate, writes whenever it succeeds and waits for nothing but the database: a keyed one opens its
   * transaction by the statement that reads the gate and claims its key.
   */
  opens_write?: boolean
}

/** A route with the name of its call. */
export type NamedRoute = readonly [name: string, route: Route]

/**
 * Joins a contract call with its policy and its handler. Types follow the call: parsed input, authenticated viewer,
 * declared response.
 */
export function implement<C extends AnyCall, Facts = void>(
  call: C,
  policy: (viewer: ViewerFor<C['auth']>, facts: Facts) => Decision,
  handle: (route: RouteInput<C, Facts>) => Promise<OutputOf<C> | BytesResponse>,
  { gate, opens_write = false }: RouteOptions<C> = {},
): Route {
  return { call, policy, handle, gate, opens_write }
}
