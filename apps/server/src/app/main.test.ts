import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
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

  it('names a data folder that is a file, or below one', async () => {
    const file = join(await mkdtemp(join(inject('files_dir'), 'main-')), 'data')
    await writeFile(file, '')
    const starts = [file, join(file, 'below')].map((DATA_DIR) => start({ ...urls, DATA_DIR }))
    for (const { code, output } of await Promise.all(starts)) {
      expect(output).toMatch(/^Foyer cannot start: DATA_DIR \(.+\) is a file, or lies below one\. .+\n$/)
      expect(code).toBe(1)
    }
  })

  it('names a database that cannot be reached, or refuses the role, in one line', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const silent_address = silent.address()
    const port = typeof silent_address === 'object' && silent_address !== null ? silent_address.port : 0
    const wrong_password = new URL(server_url)
    wrong_password.password = 'wrong'
    const cases = [
      [
        { DATABASE_ADMIN_URL: 'postgres://owner@127.0.0.1:1/foyer' },
        /ADMIN_URL\) cannot be reached \(ECONNREFUSED\)/,
      ],
      [
        { DATABASE_ADMIN_URL: `postgres://owner@127.0.0.1:${port}/foyer` },
        /cannot be reached \(no answer in time\)/,
      ],
      [{ DATABASE_URL: wrong_password.href }, /\(DATABASE_URL\) refuses the role/],
    ] as const
    const starts = cases.map(([settings]) => start({ ...urls, ...settings, PORT: '4999' }))
    for (const [index, { code, output }] of (await Promise.all(starts)).entries()) {
      expect(output).toMatch(/^Foyer cannot start: The database at .+\n$/)
      expect(output).toMatch(cases[index]?.[1] ?? '')
      expect(code).toBe(1)
    }
    silent.close()
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
