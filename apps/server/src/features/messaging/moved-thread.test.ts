import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { aMember, atApp } from '#test/factories/identity.ts'
import { aGrant, productsExist } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { anEar, say, type Ear } from '#test/factories/messaging.ts'
import { aPage, drawPlainly, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aSecondServer, aServer, type TestServer } from '#test/harness.ts'
import { newId } from '../../platform/ids.ts'

/** What a member loses, the sockets lose within this time (security, rule 7). */
const AT_ONCE = { timeout: 2_000, interval: 20 }

const product = newId()
let api: TestServer
let second_port: number
let app: TestApp
let gate: TestPage
let page: TestPage
let holder: Awaited<ReturnType<typeof aMember>>
let ears: Ear[] = []

beforeAll(async () => {
  api = await aServer()
  second_port = (await aSecondServer()).port
  await drawPlainly()
  await productsExist({ [product]: 'Platinum' })
})

beforeEach(async () => {
  app = await anApp()
  gate = await aPage(app, { node: { require_purchase: true, products: [product] } })
  page = await aPage(app, { draft: { is_commentable: true } })
  await publishApp(app)
  const without = await aMember(app)
  holder = await aMember(app)
  await aGrant(app, holder, { product_id: product })
  ears = await Promise.all([anEar(without), anEar(without, second_port), anEar(holder)])
  for (const ear of ears) await ear.listen(page.id)
  await say(holder, page.id, 'Before the change')
  await expectAllToHear('Before the change')
})

afterEach(() => ears.splice(0).forEach((ear) => ear.close()))

const owner = () => api.as(atApp(app.owner, app))
const moveBelowGate = () => owner().call('pages.movePage', { id: page.id, parent_id: gate.id, position: 0 })
const lost = () => ({
  type: 'unsubscribed',
  channel: `thread:${page.id}`,
  code: expect.any(String) as string,
})

async function expectAllToHear(words: string): Promise<void> {
  for (const ear of ears) await vi.waitFor(() => expect(JSON.stringify(ear.frames)).toContain(words))
}

/** Those who hold nothing lose the thread on both servers at once, and hear nothing that is said in it afterwards. */
async function expectLoss(): Promise<void> {
  for (const ear of ears.slice(0, 2))
    await vi.waitFor(() => expect(ear.frames).toContainEqual(lost()), AT_ONCE)
}

async function expectSilence(): Promise<void> {
  const [one, other, heard] = ears
  await say(holder, page.id, 'Secret after the change')
  await vi.waitFor(() => expect(JSON.stringify(heard?.frames)).toContain('Secret after the change'))
  expect(JSON.stringify([one?.frames, other?.frames])).not.toContain('Secret after the change')
}

it('a publish that moves a page below a gate takes its thread from those who do not hold what opens it', async () => {
  await moveBelowGate()
  await publishApp(app)
  await expectLoss()
  await expectSilence()
  expect(ears[2]?.frames).not.toContainEqual(lost())
})

it('going back to a release in which a page stands below a gate does the same', async () => {
  await moveBelowGate()
  const gated = await publishApp(app)
  await expectLoss()
  await owner().call('pages.movePage', { id: page.id, parent_id: null, position: 0 })
  await publishApp(app)
  const again = await Promise.all(ears.slice(0, 2).map((_, at) => anEarOf(at)))
  for (const ear of again) await ear.listen(page.id)
  expect(again.flatMap((ear) => ear.frames)).not.toContainEqual(lost())
  ears.splice(0, 2, ...again)
  await owner().call('pages.restoreRelease', { id: gated })
  await expectLoss()
  await expectSilence()
})

it('a publish that deletes a page takes its thread from everyone', async () => {
  await owner().call('pages.deletePage', { id: page.id })
  await publishApp(app)
  await expectLoss()
  await vi.waitFor(() => expect(ears[2]?.frames).toContainEqual(lost()), AT_ONCE)
})

async function anEarOf(at: number): Promise<Ear> {
  ears[at]?.close()
  return anEar(await aMember(app), at === 1 ? second_port : undefined)
}
