import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { aMember, atApp } from '#test/factories/identity.ts'
import { aGrant, productsExist, setAppAccess, setPageAccess } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { anEar, type Ear } from '#test/factories/messaging.ts'
import { aPage, drawPlainly, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aSecondServer, aServer, type TestServer } from '#test/harness.ts'
import { createEmit } from '../../platform/events/index.ts'
import { newId } from '../../platform/ids.ts'
import { includePages } from './include-pages.ts'

/** What changes for everyone, open screens hear within this time. */
const AT_ONCE = { timeout: 2_000, interval: 20 }

const product = newId()
let api: TestServer
let second_port: number
let app: TestApp
let page: TestPage
let two: Awaited<ReturnType<typeof aMember>>
let ears: Ear[]
let elsewhere: Ear

beforeAll(async () => {
  api = await aServer()
  second_port = (await aSecondServer()).port
  await drawPlainly()
  await productsExist({ [product]: 'Platinum' })
})

beforeEach(async () => {
  app = await anApp()
  page = await aPage(app)
  const one = await aMember(app)
  two = await aMember(app)
  ears = [await anEar(one), await anEar(two, second_port)]
  elsewhere = await anEar(await aMember(await anApp()))
  for (const ear of [...ears, elsewhere]) await ear.listenToOwn()
  await publishApp(app)
  await expectAllTold(1)
})
afterEach(() => [...ears, elsewhere].forEach((ear) => ear.close()))

const owner = () => api.as(atApp(app.owner, app))

function toldTo(ear: Ear | undefined): object[] {
  const events = (ear?.frames ?? []).flatMap((frame) => (frame.type === 'events' ? frame.events : []))
  return events.filter(({ type }) => type === 'access_changed').map(({ data }) => data)
}

/** What was told first on the channel of a kind. */
function firstOf({ frames }: Ear, kind: string) {
  const told = frames.flatMap((frame) =>
    frame.type === 'events' && frame.channel.startsWith(`${kind}:`) ? frame.events : [],
  )
  return told[0]
}

const epochNow = async () => (await owner().call('apps.getStudioApp')).access_epoch

/** The first time was the publish before each test. */
async function expectAllTold(times: number): Promise<void> {
  for (const ear of ears) await vi.waitFor(() => expect(toldTo(ear)).toHaveLength(times), AT_ONCE)
  expect(toldTo(elsewhere)).toEqual([])
}

it('are told as they begin to listen how things stand, each for its own member', async () => {
  await aGrant(app, two, { product_id: product })
  await setPageAccess(app, page.id, { require_purchase: true, products: [product] })
  const late = await anEar(two, second_port)
  await late.listenToOwn()
  const epoch = await epochNow()
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

it('are told so first, and on their own channel alone', async () => {
  const talked_of = await aPage(app, { draft: { is_commentable: true } })
  await publishApp(app)
  await expectAllTold(2)
  const late = await anEar(two, second_port)
  await late.listenToOwn()
  await late.listen(talked_of.id, 0)
  const said = { action: 'publish', message: 'Third week' } as const
  await api.as(two).call('messaging.postMessage', { id: talked_of.id, data: said })
  await vi.waitFor(() => expect(firstOf(late, 'user')?.type).toBe('access_state'), AT_ONCE)
  await vi.waitFor(() => expect(firstOf(late, 'thread')?.type).toBe('message'), AT_ONCE)
  late.close()
})

it('hear of the gates of a page, with the epoch after the change, on every server', async () => {
  await setPageAccess(app, page.id, { require_purchase: true, products: [product] })
  await expectAllTold(2)
  const epoch = await epochNow()
  for (const ear of ears) expect(toldTo(ear)[1]).toEqual({ epoch })
})

it('hear of the private pages that a product includes, with the epoch after the change, on every server', async () => {
  const included = { product_id: newId(), remove: [], now: api.clock.now() }
  await api.inApp(app.id, (tx) =>
    includePages(tx, createEmit(tx, api.services), { ...included, add: [page.id] }),
  )
  await expectAllTold(2)
  const epoch = await epochNow()
  for (const ear of ears) expect(toldTo(ear)[1]).toEqual({ epoch })
  await api.inApp(app.id, (tx) => includePages(tx, createEmit(tx, api.services), { ...included, add: [] }))
  expect(await epochNow()).toBe(epoch)
})

it('hear of the settings of the app', async () => {
  await setAppAccess(app, { require_sign_in: true })
  await expectAllTold(2)
  expect(toldTo(ears[1])[1]).toEqual({ epoch: await epochNow() })
})

it('hear of a publish and of its undo', async () => {
  const second = await publishApp(app)
  await expectAllTold(2)
  await publishApp(app)
  await expectAllTold(3)
  await owner().call('pages.restoreRelease', { id: second })
  await expectAllTold(4)
  expect(toldTo(elsewhere)).toEqual([])
})

it('hear of the grant of one page to their member, and nobody else does', async () => {
  await aGrant(app, two, { page_id: page.id })
  await vi.waitFor(() => expect(toldTo(ears[1])[1]).toEqual({}), AT_ONCE)
  expect(toldTo(ears[0])).toHaveLength(1)
})
