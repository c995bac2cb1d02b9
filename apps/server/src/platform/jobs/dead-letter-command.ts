import type { Pool } from '../database/pool.ts'
import { createDatabase } from '../database/app-db.ts'
import { listDeadLetters, retryDeadLetter, type DeadLetter } from './dead-letters.ts'
import { JOB_SCHEMA } from '../database/job-schema.ts'

type Options = {
  /** The server's role. */
  url: string
  pool: Pool
  args: readonly string[]
  print: (line: string) => void
}

const MAX_LISTED = 1_000
const USAGE = 'Say nothing to list them, "retry ID ..." or "retry all" to give them back to their queues.'

/**
 * Lets an operator list failed jobs, newest first, or retry some, beside a running server. Returns the exit code: 0,
 * 1 for an unknown id, 2 for an invalid command.
 */
export async function runDeadLetterCommand({ url, pool, args, print }: Options): Promise<number> {
  const [command = 'list', ...ids] = args
  const letters = await listDeadLetters(createDatabase(pool).control, { limit: MAX_LISTED })
  if (command === 'list' && ids.length === 0) {
    for (const letter of letters) print(formatLine(letter))
    print(letters.length === 0 ? 'No job has failed every try.' : `${letters.length} in all. ${USAGE}`)
    return 0
  }
  if (command !== 'retry' || ids.length === 0) {
    print(USAGE)
    return 2
  }
  const declared = ids.includes('all') ? letters.map(({ id }) => id) : ids
  const unknown = declared.filter((id) => !letters.some((letter) => letter.id === id))
  for (const id of unknown) print(`${id} is none of them.`)
  const retried = await retryAll(
    url,
    declared.filter((id) => !unknown.includes(id)),
  )
  print(`${retried} given back to their queues.`)
  return unknown.length > 0 ? 1 : 0
}

function formatLine({ id, name, app_id, payload, error, tries, failed_at }: DeadLetter): string {
  const about = JSON.stringify(payload)
  return `${id}  ${failed_at.toISOString()}  ${name}  app ${app_id ?? '-'}  ${tries} tries  ${error ?? '-'}  ${about}`
}

async function retryAll(url: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    connectionString: url,
    schema: JOB_SCHEMA,
    application_name: 'foyer-dead-letters',
    max: 1,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  const failures: Error[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  try {
    let retried = 0
    for (const id of ids) if (await retryDeadLetter(boss, id)) retried += 1
    if (failures[0]) throw failures[0]
    return retried
  } finally {
    await boss.stop({ graceful: false })
  }
}
