import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { AssetFolder } from './asset-folder.ts'
import { sendPrepared } from './prepared-bytes.ts'

let folder: AssetFolder
const server = createServer(async (request, response) => {
  const file = await folder.find(request.url?.slice(1) ?? '').catch(() => 'failed' as const)
  if (file === 'failed') response.writeHead(500).end()
  else if (file) sendPrepared(request, response, file)
  else response.writeHead(404).end()
})

beforeAll(async () => {
  const root = await mkdtemp(join(inject('files_dir'), 'assets-'))
  await mkdir(join(root, 'folder.js'))
  await Promise.all([
    writeFile(join(root, 'empty-AbCd1234.css'), ''),
    writeFile(join(root, 'empty.js'), ''),
    writeFile(join(root, 'full.js'), 'export {}'),
  ])
  folder = new AssetFolder(root)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

async function sendRequest(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('a built file', () => {
  it.each(['empty-AbCd1234.css', 'empty.js'])('%s is served though nothing is in it', async (path) => {
    for (let time = 0; time < 2; time += 1) {
      const { status, headers, text } = await sendRequest(path)
      expect([status, headers.get('content-length'), text]).toEqual([200, '0', ''])
      expect((await sendRequest(path, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
    }
  })

  it('is served with what is in it', async () => {
    expect(await sendRequest('full.js')).toMatchObject({ status: 200, text: 'export {}' })
  })

  it.each([
    ['a name that is not there', 'gone.js'],
    ['a folder', 'folder.js'],
    ['a file taken for a folder', 'full.js/more.js'],
    ['a name longer than the file system takes', `${'x'.repeat(300)}.js`],
    ['a path longer than the file system takes', `${'x/'.repeat(3000)}x.js`],
    ['a type that no build has', 'notes.txt'],
  ])('is not found under %s', async (_what, path) => {
    expect((await sendRequest(path)).status).toBe(404)
  })
})
