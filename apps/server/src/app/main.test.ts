import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { aDatabase } from '../../test/database.ts'

const { server_url, owner_url, admin_url } = await aDatabase()

/** Runs the program with these settings until it ends by itself. */
async function start(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const data_dir = await mkdtemp(join(inject('files_dir'), 'main-'))
  const env = { PATH: process.env['PATH'], DATA_DIR: data_dir, DEMO: 'off', ...settings }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr?.on('data', (bytes: Buffer) => void (output += bytes.toString()))
  await once(child, 'close')
  return { code: child.exitCode, output }
}

describe('a start that cannot be', { timeout: 120_000 }, () => {
  const urls = { DATABASE_URL: server_url, DATABASE_ADMIN_URL: owner_url }

  it('reports that the port is taken, and what to do', async () => {
    const busy_server = createServer().listen(0, '127.0.0.1')
    await once(busy_server, 'listening')
    const address = busy_server.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const { code, output } = await start({ ...urls, PORT: port })
    busy_server.close()
    expect(output).toContain(`port ${port} is taken by another program. Set PORT to a free one.`)
    expect(code).toBe(1)
  })

  it('refuses a database role that bypasses row-level security', async () => {
    const { code, output } = await start({ ...urls, DATABASE_URL: admin_url, PORT: '4999' })
    expect(output).toContain('is a superuser or passes by row-level security')
    expect(code).toBe(1)
  })

  it('names a setting that is wrong', async () => {
    const { code, output } = await start({ ...urls, PORT: 'many' })
    expect(code).toBe(1)
    expect(output).toContain('PORT')
  })
})
