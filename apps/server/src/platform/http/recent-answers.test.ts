import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareBytes, type PreparedBytes } from './prepared-bytes.ts'
import { RecentAnswers } from './recent-answers.ts'

const recent = new RecentAnswers()
let bytes: PreparedBytes
let holds = true
/** Keeps every request's answer, as begun in the generation that this says. */
let begunIn = (): number => recent.generation

const server = createServer((asked, response) => {
  if (recent.answer(asked, response)) return
  recent.keep(asked, { bytes, status: 200, holds: () => holds }, begunIn())
  response.writeHead(200, { 'x-made': 'anew' }).end()
})

beforeAll(async () => {
  bytes = await prepareBytes(Buffer.from('{"title":"Slow Burn"}'), {
    type: 'application/json',
    cache: 'no-cache',
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

/** Whether a request was answered from memory, with what came. */
function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ is_remembered: boolean; status: number; text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
      answer.on('end', () =>
        resolve({ is_remembered: !answer.headers['x-made'], status: answer.statusCode ?? 0, text }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('recent answers', () => {
  it('are given again for the same host and target, and for no other', async () => {
    await ask('/a', { host: 'one.example' })
    expect(await ask('/a', { host: 'one.example' })).toMatchObject({
      is_remembered: true,
      text: '{"title":"Slow Burn"}',
    })
    expect((await ask('/b', { host: 'one.example' })).is_remembered).toBe(false)
    expect((await ask('/a', { host: 'two.example' })).is_remembered).toBe(false)
  })

  it('are one for each language, whatever else is said that changes nothing', async () => {
    await ask('/spoken?ts=1')
    for (const query of ['', '?', '?ts=2', '?ts=3&utm_source=mail', '?lang=klingon', '?page-builder'])
      expect((await ask(`/spoken${query}`)).is_remembered).toBe(true)
    expect((await ask('/spoken?lang=ar')).is_remembered).toBe(false)
    expect((await ask('/spoken?ts=4&lang=ar')).is_remembered).toBe(true)
    expect((await ask('/spoken?lang=ar&lang=en')).is_remembered).toBe(true)
    expect((await ask('/spoken?lang=en')).is_remembered).toBe(false)
  })

  it('say 304 to whoever holds them already', async () => {
    await ask('/tagged')
    expect(await ask('/tagged', { 'if-none-match': bytes.etag })).toMatchObject({ status: 304, text: '' })
  })

  it('are not given once they hold no more', async () => {
    await ask('/dripped')
    holds = false
    expect((await ask('/dripped')).is_remembered).toBe(false)
    holds = true
  })

  it('are forgotten with a change, and none begun before it is kept after it', async () => {
    await ask('/changed')
    recent.clear()
    const before = recent.generation - 1
    begunIn = () => before
    expect((await ask('/changed')).is_remembered).toBe(false)
    expect((await ask('/changed')).is_remembered).toBe(false)
    begunIn = () => recent.generation
  })
})
