import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { aMember, atApp } from '#test/factories/identity.ts'
import { aGrant, stubProducts } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aListener, postMessage, type Listener } from '#test/factories/messaging.ts'
import { aPage, usePlainRenderer, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aSecondServer, aServer, type TestServer } from '#test/harness.ts'
import { newId } from '../../platform/ids.ts'

/** What a member loses, the sockets lose within this time (security, rule 7). */
const IMMEDIATELY = { timeout: 2_000, interval: 20 }

const product = newId()
let api: TestServer
let second_port: number
let app: TestApp
let gatedPage: TestPage
let page: TestPage
let holder: Awaited<ReturnType<typeof aMember>>
let listeners: Listener[] = []

beforeAll(async () => {
  api = await aServer()
  second_port = (await aSecondServer()).port
  await usePlainRenderer()
  await stubProducts({ [product]: 'Platinum' })
})

beforeEach(async () => {
  app = await anApp()
  gatedPage = await aPage(app, { node: { require_purchase: true, products: [product] } })
  page = await aPage(app, { draft: { is_commentable: true } })
  await publishApp(app)
  const without = await aMember(app)
  holder = await aMember(app)
  await aGrant(app, holder, { product_id: product })
  listeners = await Promise.all([aListener(without), aListener(without, second_port), aListener(holder)])
  for (const listener of listeners) await listener.listen(page.id)
  await postMessage(holder, page.id, 'Before the change')
  await expectAllToReceive('Before the change')
})

afterEach(() => listeners.splice(0).forEach((listener) => listener.close()))

const owner = () => api.as(atApp(app.owner, app))
const moveUnderGate = () =>
  owner().call('pages.movePage', { id: page.id, parent_id: gatedPage.id, position: 0 })
const unsubscribedEvent = () => ({
  type: 'unsubscribed',
  channel: `thread:${page.id}`,
  code: expect.any(String) as string,
})

async function expectAllToReceive(text: string): Promise<void> {
  for (const listener of listeners)
    await vi.waitFor(() => expect(JSON.stringify(listener.frames)).toContain(text))
}

/** Members without access lose the thread on both servers immediately, and receive none of its later messages. */
async function expectLoss(): Promise<void> {
  for (const listener of listeners.slice(0, 2))
    await vi.waitFor(() => expect(listener.frames).toContainEqual(unsubscribedEvent()), IMMEDIATELY)
}

async function expectSilence(): Promise<void> {
  const [one, other, received] = listeners
  await postMessage(holder, page.id, 'Secret after the change')
  await vi.waitFor(() => expect(JSON.stringify(received?.frames)).toContain('Secret after the change'))
  expect(JSON.stringify([one?.frames, other?.frames])).not.toContain('Secret after the change')
}

it('a publish that moves a page below a gate closes its thread for members without access', async () => {
  await moveUnderGate()
  await publishApp(app)
  await expectLoss()
  await expectSilence()
  expect(listeners[2]?.frames).not.toContainEqual(unsubscribedEvent())
})

it('restoring a release in which a page is below a gate does the same', async () => {
  await moveUnderGate()
  const gated = await publishApp(app)
  await expectLoss()
  await owner().call('pages.movePage', { id: page.id, parent_id: null, position: 0 })
  await publishApp(app)
  const again = await Promise.all(listeners.slice(0, 2).map((_, at) => aListenerOn(at)))
  for (const listener of again) await listener.listen(page.id)
  expect(again.flatMap((listener) => listener.frames)).not.toContainEqual(unsubscribedEvent())
  listeners.splice(0, 2, ...again)
  await owner().call('pages.restoreRelease', { id: gated })
  await expectLoss()
  await expectSilence()
})

it('a publish that deletes a page takes its thread from everyone', async () => {
  await owner().call('pages.deletePage', { id: page.id })
  await publishApp(app)
  await expectLoss()
  await vi.waitFor(() => expect(listeners[2]?.frames).toContainEqual(unsubscribedEvent()), IMMEDIATELY)
})

async function aListenerOn(at: number): Promise<Listener> {
  listeners[at]?.close()
  return aListener(await aMember(app), at === 1 ? second_port : undefined)
}
