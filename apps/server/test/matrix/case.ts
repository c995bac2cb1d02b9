import type { CallName } from '@foyer/contract/client'
import type { Caller } from '../harness.ts'
import type { Actor } from './actors.ts'
import type { Kind, Fixture } from './fixture.ts'

type Input = Record<string, unknown>

/** One way to make a call, with what its ids are and what each actor whom the door lets in is answered. */
export type Case = {
  /** An input that the contract takes, with objects of this caller's own. */
  input: (fixture: Fixture, caller: Caller) => Input | Promise<Input>
  /** What stands in each field that names an object, so that another tenant's can be put there. */
  ids?: Readonly<Record<string, Kind>>
  /** Fields whose object is a person's: somebody else's in the same app is answered like an unknown one. */
  personal?: readonly string[]
  /** The codes that actors are answered with objects of their own; `ok` unless said; `a|b` where the moment decides. */
  answers?: string | Partial<Record<Actor, string>>
  /** What an unknown id is answered in a field: a code, or `ok` where it is left out. `not_found` unless said. */
  unknown?: Readonly<Record<string, string>>
  /** Actors whom the call refuses before it looks at any object. */
  refuses_first?: readonly Actor[]
  /** The call ends the session that it is made with: each gets a caller of its own. */
  needs_own_caller?: true
  /** The call changes what all others rely on: it is made in a world of its own. */
  needs_own_world?: true
  /** The file of a multipart call. */
  file?: () => Promise<Buffer>
}

/** The ways to make some calls. */
export type Cases = Partial<Record<CallName, readonly [Case, ...Case[]]>>
