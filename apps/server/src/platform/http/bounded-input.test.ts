import { beforeAll, describe, expect, it } from 'vitest'
import { calls, type Call, type Problem } from '@foyer/contract'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, type MemberCaller } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { CallError } from '../errors.ts'
import { bodyLimitOf } from './prepare-call.ts'
import { toProblem } from './to-problem.ts'

let api: TestServer
let app: TestApp
let member: MemberCaller
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  member = await aMember(app)
})

const KIB = 1024
const manyKeys = (count: number, length = 6): string =>
  JSON.stringify(
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`.padEnd(length, 'x'), 1])),
  )

async function post(path: string, body: string, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { 'x-user-token': token }) }
  const start = performance.now()
  const answer = await api.raw('POST', `/api/v1${path}`, { host: `${app.slug}.localhost`, headers, body })
  const problem = answer.json() as Problem
  return { status: answer.status, bytes: answer.body.length, ms: performance.now() - start, problem }
}

describe('the body of a call that needs no sign-in', () => {
  it.each([
    ['80,000 unknown keys', manyKeys(80_000)],
    ['one long text', JSON.stringify({ email: 'x'.repeat(17 * KIB) })],
    ['a huge array', `{"a":[${'1,'.repeat(200_000)}1]}`],
    ['deep nesting', '['.repeat(400_000)],
  ])('is refused at 16 KiB: %s', async (_what, body) => {
    for (const path of ['/auth/fetch', '/auth/login', '/products/x/preview', '/activity/end_session']) {
      const answer = await post(path, body)
      expect(answer).toMatchObject({ status: 413, problem: { code: 'payload_too_large' } })
      expect(answer.bytes).toBeLessThan(KIB)
    }
  })

  it('may be longer only where the call declares it', () => {
    const longer = Object.entries<Call>(calls).filter(
      ([, call]) => ['public', 'beacon', 'webhook'].includes(call.auth) && bodyLimitOf(call) > 16 * KIB,
    )
    expect(longer.map(([name]) => name).sort()).toEqual([
      'commerce.receivePlayNotification',
      'commerce.receiveStoreNotification',
      'commerce.receiveStripeWebhook',
      'identity.postFromProvider',
      'notifications.receiveMailEvents',
    ])
  })
})

describe('a problem', () => {
  it('names a hundred unknown keys at most, each shortened', async () => {
    for (const body of [manyKeys(1000), manyKeys(12, 1200)]) {
      const answer = await post('/auth/fetch', body)
      expect(answer).toMatchObject({ status: 422, problem: { code: 'invalid' } })
      expect(answer.bytes).toBeLessThan(16 * KIB)
      expect(answer.problem.errors?.length).toBeLessThanOrEqual(100)
      expect(Math.max(...(answer.problem.errors ?? []).map(({ path }) => path.length))).toBeLessThanOrEqual(
        200,
      )
    }
  })

  it('stays small and fast for a member who sends a megabyte', async () => {
    for (const body of [
      manyKeys(80_000),
      manyKeys(900, 1100),
      `{"a":[${'1,'.repeat(500_000)}1]}`,
      `{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`,
      `{"a":${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}}`,
    ]) {
      const answer = await post('/schedule', body, member.token)
      expect([400, 413, 422]).toContain(answer.status)
      expect(answer.bytes).toBeLessThan(32 * KIB)
      expect(answer.ms).toBeLessThan(2000)
    }
  })

  it('is bounded whatever the refusal repeats', () => {
    const errors = Array.from({ length: 5000 }, () => ({
      path: '🙂'.repeat(5000),
      code: 'invalid' as const,
      params: { name: 'y'.repeat(5000) },
    }))
    const text = JSON.stringify(
      toProblem(new CallError('invalid', { name: 'z'.repeat(5000) }, { errors }), 'id'),
    )
    expect(Buffer.byteLength(text)).toBeLessThan(100 * KIB)
    expect(text).not.toContain('\\ud83d')
  })
})

describe('a call that needs a sign-in', () => {
  it('is refused without a token before its body is read', async () => {
    expect(await post('/schedule', manyKeys(80_000))).toMatchObject({
      status: 401,
      problem: { code: 'unauthorized' },
    })
  })
})
