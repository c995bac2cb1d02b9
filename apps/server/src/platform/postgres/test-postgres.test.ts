import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, vi } from 'vitest'
import { isAlive } from './processes.ts'
import type { PostgresInfo } from './start-postgres.ts'
import { startTestPostgres } from './test-postgres.ts'

const program = `
const { startTestPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'test-postgres.ts'))})
console.log(JSON.stringify((await startTestPostgres()).info))
setInterval(() => {}, 60_000)
`

describe('startTestPostgres', () => {
  it('takes its folder away when it is stopped', async () => {
    const postgres = await startTestPostgres()
    await postgres.stop()
    expect(await isAlive(postgres.info.pid)).toBe(false)
    await expect(stat(postgres.info.data_dir)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'leaves no server and no folder behind after %s',
    async (signal) => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
      const info = JSON.parse(line) as PostgresInfo
      child.kill(signal)

      await vi.waitFor(
        async () => {
          expect(await isAlive(info.pid)).toBe(false)
          await expect(stat(info.data_dir)).rejects.toMatchObject({ code: 'ENOENT' })
        },
        { timeout: 10_000 },
      )
    },
  )
})
