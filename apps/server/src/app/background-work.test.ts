import { expect, it } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { aStallingProxy } from '#test/stand-ins/stalling-proxy.ts'
import { createDatabase } from '../platform/database/app-db.ts'
import { createPool } from '../platform/database/pool.ts'
import { createSubscriberRegistry } from '../platform/events/index.ts'
import type { Services } from '../platform/services.ts'
import { createLogger } from '../platform/telemetry/index.ts'
import { startBackgroundWork } from './background-work.ts'

async function aWorker(url: string) {
  const lines: string[] = []
  const log = createLogger({ level: 'warn', to: { write: (line) => void lines.push(line) } })
  const pool = createPool({ url, name: 'work-test', onError: () => undefined })
  const work = startBackgroundWork(
    { database: createDatabase(pool), log, subscribers: createSubscriberRegistry([]) } as unknown as Services,
    { features: [], url, observe: () => undefined },
  )
  await work.started
  return { work, pool, logged: () => lines.join('') }
}

it('stops its work while the database responds, and logs nothing', async () => {
  const { work, pool, logged } = await aWorker((await aDatabase()).server_url)
  expect(work.isRunning()).toBe(true)
  await work.stop()
  await pool.end()
  expect([work.isRunning(), logged()]).toEqual([false, ''])
})

it('abandons its work when connections have died silently, and logs that', async () => {
  const proxy = await aStallingProxy((await aDatabase()).server_url)
  const { work, logged } = await aWorker(proxy.url)
  proxy.stall()
  await work.stop()
  expect(logged()).toContain('the job queue is left as it is, because the database does not answer')
  await proxy.stop()
})
