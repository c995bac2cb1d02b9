import type { Logger } from 'pino'
import type { JobInsert, JobWithMetadata, PgBoss } from 'pg-boss'
import type { JobRegistry } from './define-job.ts'
import { currentName } from './former-names.ts'

type Deps = { boss: PgBoss; jobs: JobRegistry; log: Logger }

/** Between two rounds; a process of the older version has stopped by then. */
const ROUND_EVERY_MS = 60_000
const BATCH_SIZE = 500

/**
 * Moves waiting jobs from queues of former names to the current ones, at once and every minute until those queues are
 * gone. Returns what stops it.
 */
export async function startMovingJobs(deps: Deps): Promise<() => void> {
  let empty: ReadonlySet<string> = new Set()
  let timer: NodeJS.Timeout | undefined
  let is_stopped = false
  const round = async (): Promise<void> => {
    try {
      const left = await moveFormerJobs(deps, empty)
      if (left.size === 0) return
      empty = new Set([...left].filter(([, count]) => count === 0).map(([name]) => name))
    } catch (error) {
      deps.log.error({ err: error }, 'jobs of a renamed queue could not be moved; it is tried again')
    }
    if (!is_stopped) timer = setTimeout(() => void round(), ROUND_EVERY_MS).unref()
  }
  await round()
  return () => {
    is_stopped = true
    clearTimeout(timer)
  }
}

/**
 * One round. A former queue is deleted when it is empty now and was in the round before, because a process of the
 * older version may still add to it. Returns the remaining queues with the number of jobs that each had.
 */
export async function moveFormerJobs(
  { boss, jobs, log }: Deps,
  empty_before: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const left = new Map<string, number>()
  for (const { name } of await boss.getQueues()) {
    const target = currentName(name)
    if (target === name || !jobs.find(target)) continue
    const unfinished = (await boss.findJobs<object>(name)).filter(isUnfinished)
    const waiting = unfinished.filter(({ state }) => state !== 'active')
    for (let from = 0; from < waiting.length; from += BATCH_SIZE) {
      const batch = waiting.slice(from, from + BATCH_SIZE)
      await boss.insert(target, batch.map(copyJob))
      const ids = batch.map(({ id }) => id)
      await boss.deleteJob(name, ids)
    }
    if (waiting.length > 0) log.info({ from: name, to: target, jobs: waiting.length }, 'waiting jobs moved')
    if (unfinished.length === 0 && empty_before.has(name)) await boss.deleteQueue(name)
    else left.set(name, unfinished.length)
  }
  return left
}

function isUnfinished({ state }: JobWithMetadata<object>): boolean {
  return state === 'created' || state === 'retry' || state === 'active'
}

/** The same job for its new queue, whose options apply. */
function copyJob({ id, data, priority, startAfter }: JobWithMetadata<object>): JobInsert {
  return { id, data, priority, startAfter }
}
