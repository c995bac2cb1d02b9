import type { CallName } from '@foyer/contract/client'
import { newId } from '../../src/platform/ids.ts'
import { PASSWORD } from '../factories/accounts.ts'
import { anOrder, aProduct, MONTHLY, ONCE, versionOf } from '../factories/commerce.ts'
import { aPicture, pictureBytes } from '../factories/media.ts'
import { aScheduledItem } from '../factories/schedule.ts'
import type { Caller } from '../harness.ts'
import { aFreshPage, aSubscription, ownerOf, tomorrow } from './objects.ts'
import type { Kind, World } from './world.ts'
import type { Actor } from './actors.ts'

type Input = Record<string, unknown>

/** One way to make a call, with what its ids are and what each actor whom the door lets in is answered. */
export type Case = {
  /** An input that the contract takes, for this caller. Where the caller is not let in, any good one does. */
  input: (world: World, caller: Caller, is_let_in: boolean) => Input | Promise<Input>
  /** What stands in each field that names an object, so that another tenant's can be put there. */
  ids?: Readonly<Record<string, Kind>>
  /** Fields whose object is a person's: somebody else's in the same app is answered like an unknown one. */
  personal?: readonly string[]
  /** The codes that actors are answered with their own objects; `ok` unless said. */
  answers?: string | Partial<Record<Actor, string>>
  /** What an unknown id is answered in a field: a code, or `ok` where it is left out. `not_found` unless said. */
  unknown?: Readonly<Record<string, string>>
  /** The call ends the session or changes what all others rely on: it gets a caller of its own, or a world. */
  alone?: 'caller' | 'world'
  /** The file of a multipart call. */
  file?: () => Promise<Buffer>
}

type Cases = readonly [Case, ...Case[]]

/** How to make every call. A call that is not here fails the matrix by its name. */
export const inputs: Partial<Record<CallName, Cases>> = {}
