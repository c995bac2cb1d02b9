import type { MemberCaller } from '../factories/identity.ts'
import type { TestApp } from '../factories/apps.ts'
import type { Caller, TestServer } from '../harness.ts'

/** An app of the test's own, with its owner and one member. */
export type ListFixture = {
  api: TestServer
  app: TestApp
  owner: Caller
  member: MemberCaller & { subscriber_id: string }
  guest: Caller
  /** A team member who views the app as the member. */
  preview: Caller
  /** Ids that a recipe passes from one round to the next. */
  kept_ids: string[]
}

/** How a list grows by so many rows, and how it is read. */
export type ListRecipe = {
  by: 'owner' | 'member' | 'guest' | 'preview'
  grow: (fixture: ListFixture, count: number) => Promise<unknown>
  input?: (fixture: ListFixture) => Record<string, unknown>
  /** Dotted place of the rows in the answer. */
  rows: string
  /** The list is cut at so many, whatever there is. */
  max_rows?: number
}

/** Does something so many times, one after the other. */
export async function repeat(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await work(index)
}
