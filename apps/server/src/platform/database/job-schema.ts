import { SERVER_ROLE } from './server-role.ts'
import { withClient } from './with-client.ts'

/** The database schema of the queue. */
export const JOB_SCHEMA = 'foyer_jobs'

/**
 * Creates or upgrades the queue's tables as the owner of the database, and lets the server's role use but not
 * change them. Part of migrating; safe to repeat.
 */
export async function prepareJobSchema(owner_url: string): Promise<void> {
  await withClient(owner_url, async (client) => {
    await client.query(`create schema if not exists ${JOB_SCHEMA}`)
    await installQueue(owner_url)
    for (const statement of grants) await client.query(statement)
  })
}

async function installQueue(owner_url: string): Promise<void> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    connectionString: owner_url,
    schema: JOB_SCHEMA,
    max: 2,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  const failures: Error[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  await boss.stop({ graceful: false })
  if (failures[0]) throw failures[0]
}

const grants = [
  `grant usage on schema ${JOB_SCHEMA} to ${SERVER_ROLE}`,
  `grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to ${SERVER_ROLE}`,
  `grant usage, select on all sequences in schema ${JOB_SCHEMA} to ${SERVER_ROLE}`,
  `grant execute on all functions in schema ${JOB_SCHEMA} to ${SERVER_ROLE}`,
]
