import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '../../src/platform/postgres/cluster-record.ts'
import { aDatabase } from '../database.ts'

const MAIN = join(import.meta.dirname, '../../../../scripts/dev/main.ts')

describe('npm run dev', () => {
  let base_url = ''
  let stop = async (): Promise<void> => undefined

  beforeAll(async () => {
    const { server_url, owner_url } = await aDatabase()
    const port = await freePort()
    base_url = `http://localhost:${port}`
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        BASE_URL: base_url,
        DATA_DIR: await mkdtemp(join(inject('files_dir'), 'dev-')),
        DATABASE_URL: server_url,
        DATABASE_ADMIN_URL: owner_url,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    stop = async () => {
      if (child.exitCode !== null || !child.kill('SIGTERM')) return
      await once(child, 'exit')
    }
    const lines: string[] = []
    for await (const line of createInterface(child.stdout)) {
      lines.push(line)
      if (line.startsWith('Foyer ready')) return
    }
    throw new Error(`The development server stopped: ${lines.join('\n')}`)
  })

  afterAll(() => stop())

  it('starts the server', async () => {
    expect((await fetch(`${base_url}/readyz`)).status).toBe(200)
  })

  it('serves the sources of the studio', async () => {
    const page = await (await fetch(base_url)).text()
    const [, entry] = /<script type="module" src="(\/[^"]*src\/[^"]+)"/.exec(page) ?? []
    expect(entry).toBeDefined()
    const module = await fetch(new URL(entry ?? '', base_url))
    expect(await module.text()).toContain('import')
  })

  it('renders a member page from the sources', async () => {
    // `fetch` resolves no subdomain of localhost.
    const request = get(base_url, {
      headers: { host: new URL(base_url).host.replace('localhost', 'kiln.localhost') },
    })
    const [response]: IncomingMessage[] = await once(request, 'response')
    expect(response?.statusCode).toBe(200)
    expect(response && (await text(response))).toContain('<h1')
  })
})
