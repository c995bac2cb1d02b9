import { loadConfig } from '../apps/server/src/platform/config/index.ts'
import { createPool } from '../apps/server/src/platform/database/pool.ts'
import { runDeadLetterCommand } from '../apps/server/src/platform/jobs/index.ts'
import { embeddedDatabaseUrl } from '../apps/server/src/platform/postgres/index.ts'

/** `npm run dead-letters`: lists the jobs that failed every attempt, or retries them (docs/operating.md, "Health"). */
const config = loadConfig(process.env)
const url = config.database_url ?? (await embeddedDatabaseUrl(config.data_dir))
if (url === null) {
  console.error(`There is no database in ${config.data_dir} yet.`)
  process.exit(1)
}
const pool = createPool({
  url,
  name: 'foyer-dead-letters',
  max: 1,
  onError: (error) => console.error(error.message),
})
try {
  const args = process.argv.slice(2)
  process.exitCode = await runDeadLetterCommand({ url, pool, args, print: (line) => console.log(line) })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await pool.end()
}
