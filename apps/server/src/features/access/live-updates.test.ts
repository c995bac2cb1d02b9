import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { aMember, atApp } from '#test/factories/identity.ts'
import { aGrant, stubProducts, setAppAccess, setPageAccess } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aListener, type Listener } from '#test/factories/messaging.ts'
import { aPage, usePlainRenderer, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aSecondServer, aServer, type TestServer } from '#test/harness.ts'
import { createEmit } from '../../platform/events/index.ts'
import { newId } from '../../platform/ids.ts'
import { changeIncludedPages } from './included-pages.ts'

/** What changes for everyone, open screens hear within this time. */
const AT_ONCE = { timeout: 2_000, interval: 20 }

const product = newId()
let api: TestServer
let second_port: number
let app: TestApp
let page: TestPage
let two: Awaited<ReturnType<typeof aMember>>
let listeners: Listener[]
let elsewhere: Listener

beforeAll(async () => {
  api = await aServer()
  second_port = (await aSecondServer()).port
  await usePlainRenderer()
  await stubProducts({ [product]: 'Platinum' })
})

beforeEach(async () => {
  app = await anApp()
  page = await aPage(app)
  const one = await aMember(app)
  two = await aMember(app)
  listeners = [await aListener(one), await aListener(two, second_port)]
  elsewhere = await aListener(await aMember(await anApp()))
  for (const listener of [...listeners, elsewhere]) await listener.listenToOwnChannel()
  await publishApp(app)
  await expectAllNotified(1)
})
afterEach(() => [...listeners, elsewhere].forEach((listener) => listener.close()))

const owner = () => api.as(atApp(app.owner, app))

function listEvents(listener: Listener | undefined): object[] {
  const events = (listener?.frames ?? []).flatMap((frame) => (frame.type === 'events' ? frame.events : []))
  return events.filter(({ type }) => type === 'access_changed').map(({ data }) => data)
}

/** Finds the first event received on a channel of this kind. */
function findFirst({ frames }: Listener, kind: string) {
  const received = frames.flatMap((frame) =>
    frame.type === 'events' && frame.channel.startsWith(`${kind}:`) ? frame.events : [],
  )
  return received[0]
}

const readEpoch = async () => (await owner().call('apps.getStudioApp')).access_epoch

/** The first time was the publish before each test. */
async function expectAllNotified(times: number): Promise<void> {
  for (const listener of listeners)
    await vi.waitFor(() => expect(listEvents(listener)).toHaveLength(times), AT_ONCE)
  expect(listEvents(elsewhere)).toEqual([])
}

it('receive the current access state of their own member when they start to listen', async () => {
  await aGrant(app, two, { product_id: product })
  await setPageAccess(app, page.id, { require_purchase: true, products: [product] })
  const late = await aListener(two, second_port)
  await late.listenToOwnChannel()
  const epoch = await readEpoch()
  await vi.waitFor(
    () =>
      expect(late.frames).toContainEqual(
        expect.objectContaining({
          events: [
            { seq: 0, type: 'access_state', data: { epoch, active_product_ids: [product], page_rights: '' } },
          ],
        }),
      ),
    AT_ONCE,
  )
  late.close()
})

it('receive the access state first, and only on their own channel', async () => {
  const talked_of = await aPage(app, { draft: { is_commentable: true } })
  await publishApp(app)
  await expectAllNotified(2)
  const late = await aListener(two, second_port)
  await late.listenToOwnChannel()
  await late.listen(talked_of.id, 0)
  const input = { action: 'publish', message: 'Third week' } as const
  await api.as(two).call('messaging.postMessage', { id: talked_of.id, data: input })
  await vi.waitFor(() => expect(findFirst(late, 'user')?.type).toBe('access_state'), AT_ONCE)
  await vi.waitFor(() => expect(findFirst(late, 'thread')?.type).toBe('message'), AT_ONCE)
  late.close()
})

it('hear of the gates of a page, with the epoch after the change, on every server', async () => {
  await setPageAccess(app, page.id, { require_purchase: true, products: [product] })
  await expectAllNotified(2)
  const epoch = await readEpoch()
  for (const listener of listeners) expect(listEvents(listener)[1]).toEqual({ epoch })
})

it('hear of the private pages that a product includes, with the epoch after the change, on every server', async () => {
  const included = { product_id: newId(), remove: [], now: api.clock.now() }
  await api.inApp(app.id, (tx) =>
    changeIncludedPages(tx, createEmit(tx, api.services), { ...included, add: [page.id] }),
  )
  await expectAllNotified(2)
  const epoch = await readEpoch()
  for (const listener of listeners) expect(listEvents(listener)[1]).toEqual({ epoch })
  await api.inApp(app.id, (tx) =>
    changeIncludedPages(tx, createEmit(tx, api.services), { ...included, add: [] }),
  )
  expect(await readEpoch()).toBe(epoch)
})

it('hear of the settings of the app', async () => {
  await setAppAccess(app, { require_sign_in: true })
  await expectAllNotified(2)
  expect(listEvents(listeners[1])[1]).toEqual({ epoch: await readEpoch() })
})

it('hear of a publish and of its undo', async () => {
  const second = await publishApp(app)
  await expectAllNotified(2)
  await publishApp(app)
  await expectAllNotified(3)
  await owner().call('pages.restoreRelease', { id: second })
  await expectAllNotified(4)
  expect(listEvents(elsewhere)).toEqual([])
})

it('receive a page grant of their own member only', async () => {
  await aGrant(app, two, { page_id: page.id })
  await vi.waitFor(() => expect(listEvents(listeners[1])[1]).toEqual({}), AT_ONCE)
  expect(listEvents(listeners[0])).toHaveLength(1)
})
