import type { CallName } from '@foyer/contract/client'
import type { Caller } from '../harness.ts'
import type { Actor } from './actors.ts'
import type { Kind, Fixture } from './fixture.ts'

type Input = Record<string, unknown>

/** One way to make a call, with the kinds of its ids and the response for each allowed actor. */
export type Case = {
  /** An input that the contract takes, with objects of this caller's own. */
  input: (fixture: Fixture, caller: Caller) => Input | Promise<Input>
  /** The kind of each field that names an object, so that another tenant's object can replace it. */
  ids?: Readonly<Record<string, Kind>>
  /** Fields whose object is personal: another member's object gets the response of an unknown id. */
  personal?: readonly string[]
  /** The response codes for actors with their own objects; `ok` by default; `a|b` where timing decides. */
  answers?: string | Partial<Record<Actor, string>>
  /** The response to an unknown id in a field: a code, or `ok` if it is ignored. `not_found` by default. */
  unknown?: Readonly<Record<string, string>>
  /** Actors whom the call refuses before it reads any object. */
  refuses_first?: readonly Actor[]
  /** The call ends the caller's session: each run gets its own caller. */
  needs_own_caller?: true
  /** The call changes state that all others rely on: it runs in its own fixture. */
  needs_own_world?: true
  /** The file of a multipart call. */
  file?: () => Promise<Buffer>
}

/** The cases of some calls. */
export type Cases = Partial<Record<CallName, readonly [Case, ...Case[]]>>
