import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, PASSWORD } from '#test/factories/identity.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

/** `directory.blockMember`: 120 a minute. */
const LIMIT = 120

/** Sends many calls and counts those that were refused for their number. */
async function countRefused(caller: Caller, count: number): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-user-token': caller.token ?? '' }
  const body = JSON.stringify({ user_id: '01890000-0000-7000-8000-000000000001' })
  const host = `${app.slug}.localhost`
  const answers = await Promise.all(
    Array.from({ length: count }, () =>
      api.raw('POST', '/api/v1/subscribers/block', { host, headers, body }),
    ),
  )
  return answers.filter(({ status }) => status === 429).length
}

describe('the limit of a call for members', () => {
  it('counts by session, so that one member does not use up what others on the same network have', async () => {
    const [one, other] = [await aMember(app), await aMember(app)]
    expect(await countRefused(one, LIMIT + 5)).toBe(5)
    expect(await countRefused(other, LIMIT)).toBe(0)
  })

  it('counts by member, whatever the number of sessions', async () => {
    const member = await aMember(app)
    let allowed = 0
    for (let count = 0; count < 5; count += 1) {
      const { authentication_token: token } = await api
        .as(aGuest(app))
        .call('identity.login', { email: member.email, password: PASSWORD })
      allowed += LIMIT - (await countRefused({ token }, LIMIT))
    }
    expect(allowed).toBe(3 * LIMIT)
  })

  it('counts invented tokens by address', async () => {
    let refused = 0
    for (let count = 0; count < 5; count += 1)
      refused += await countRefused({ token: String(count).repeat(43) }, 60)
    expect(refused).toBe(5 * 60 - LIMIT)
  })
})
