import { LRUCache } from 'lru-cache'
import { Batcher } from '../database/batcher.ts'
import type { AppTx, Database } from '../database/app-db.ts'
import { isSharedFailure } from '../database/is-away.ts'
import { collectEvents } from '../events/index.ts'
import type { GroupWrite } from '../group-write.ts'
import type { Services } from '../services.ts'
import { keepAnswers, type Keyed } from './idempotency.ts'

/** One request's part of a group. */
export type Part<Item, Result, Answer> = {
  item: Item
  answer: (result: Result) => Answer
  keyed: Keyed | null
}

/** What a part became: its answer, and the text of it that is stored and sent. */
export type WrittenPart<Answer> = { answer: Answer; body: string }

type AnyPart = Part<unknown, unknown, unknown>
type Groups = LRUCache<string, Batcher<AnyPart, WrittenPart<unknown>>>

const groups_of = new WeakMap<Database, Groups>()

/**
 * Writes one request's part in the next group of its kind in this app. Its effect, its events, its key and its answer
 * are committed together, and only then it is answered. A failure is told to the one whose it is; the others are
 * written without it.
 */
export async function writeTogether<Item, Result, Answer>(
  services: Services,
  app_id: string,
  write: GroupWrite<Item, Result>,
  part: Part<Item, Result, Answer>,
): Promise<WrittenPart<Answer>> {
  const groups = groups_of.get(services.database) ?? new LRUCache({ max: 1_000 })
  groups_of.set(services.database, groups)
  const key = `${app_id} ${write.name}`
  const group =
    groups.get(key) ??
    new Batcher<AnyPart, WrittenPart<unknown>>({
      run: (parts) => writeGroup(services, app_id, write as GroupWrite<unknown, unknown>, parts),
      isShared: isSharedFailure,
      quiet_turns: 3,
    })
  groups.set(key, group)
  return (await group.ask(part as AnyPart)) as WrittenPart<Answer>
}

async function writeGroup(
  services: Services,
  app_id: string,
  { name, write, usual }: GroupWrite<unknown, unknown>,
  parts: readonly AnyPart[],
): Promise<WrittenPart<unknown>[]> {
  try {
    return await inOneCommit(services, app_id, { name, write: usual?.write ?? write }, parts)
  } catch (error) {
    if (!usual?.isOther(error)) throw error
    return inOneCommit(services, app_id, { name, write }, parts)
  }
}

async function inOneCommit(
  services: Services,
  app_id: string,
  { name, write }: Pick<GroupWrite<unknown, unknown>, 'name' | 'write'>,
  parts: readonly AnyPart[],
): Promise<WrittenPart<unknown>[]> {
  const { tx, commit, rollback } = await services.database.openTransaction(app_id)
  try {
    const { emit, flush } = collectEvents(tx)
    const steps: ((tx: AppTx) => Promise<void>)[] = []
    const end = (written: readonly { body: string; keyed: Keyed | null }[]): Promise<void> =>
      allOrFirst([...steps.map((step) => step(tx)), flush(), keepAnswers(tx, written), commit()])
    const has_keys = parts.some(({ keyed }) => keyed !== null)
    let ended: Promise<void> | null = null
    const nothingFollows = (): void => {
      if (has_keys || ended) return
      ended = end([])
      ended.catch(() => undefined)
    }
    const results = await write(
      { tx, emit, services, last: (step) => void steps.push(step), nothingFollows },
      parts.map(({ item }) => item),
    )
    if (results.length !== parts.length) throw new Error(`${name} did not write its items one by one.`)
    const written = parts.map((part, index) => {
      const answer = part.answer(results[index])
      return { answer, body: JSON.stringify(answer), keyed: part.keyed }
    })
    await (ended ?? end(written))
    return written
  } catch (error) {
    await rollback()
    throw error
  }
}

/** The last statements and the commit travel together: where one fails the commit is none, and that failure counts. */
async function allOrFirst(steps: readonly Promise<void>[]): Promise<void> {
  for (const step of await Promise.allSettled(steps)) if (step.status === 'rejected') throw step.reason
}
