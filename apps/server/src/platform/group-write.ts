import type { AppTx } from './database/app-db.ts'
import type { Emit } from './events/events.ts'
import type { Services } from './services.ts'

/** What a group works with: one transaction for all of its items. */
export type Group = {
  tx: AppTx
  emit: Emit
  services: Services
  /** Statements whose outcome nobody needs: they travel with the commit, which is none if one of them fails. */
  last: (step: (tx: AppTx) => Promise<void>) => void
  /**
   * Says that every statement has been asked for, though none is answered yet: the commit then travels with them, unless
   * there are keys to keep with what they answer. What is then made of the results must not fail: it is committed.
   */
  nothingFollows: () => void
}

/**
 * A kind of write that many requests of one app may make at the same moment. `write` takes the items of all of them in
 * their order and gives one result for each, set-based: the number of its statements does not grow with the group. It
 * locks rows in one order whatever the items' order is, so that two groups never wait for each other.
 */
export type GroupWrite<Item, Result> = {
  name: string
  write: Write<Item, Result>
  /** The same in fewer steps for the usual case. Where it fails because a case is another one, `write` does it all. */
  usual?: { write: Write<Item, Result>; isOther: (error: unknown) => boolean }
}

type Write<Item, Result> = (group: Group, items: readonly Item[]) => Promise<readonly Result[]>
