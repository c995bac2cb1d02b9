import { vi } from 'vitest'
import { aGrant } from '../factories/access.ts'
import { aMember } from '../factories/identity.ts'
import { aPageView } from '../factories/activity.ts'
import { aProduct } from '../factories/commerce.ts'
import { aThread, postMessage } from '../factories/messaging.ts'
import { aPage, publishApp, type TestPage } from '../factories/pages.ts'
import { publishCourse } from '../factories/progress.ts'
import { anEvent, waitForOccurrences } from '../factories/schedule.ts'
import { aServer } from '../harness.ts'
import { newId } from '../../src/platform/ids.ts'
import { repeat, type ListFixture } from './list-recipe.ts'

export async function openPages({ app, kept_ids }: ListFixture, count: number): Promise<void> {
  await repeat(count, async () => void kept_ids.push((await aPage(app, { content_type: 'workout' })).id))
  await publishApp(app)
}

export async function thread({ app, kept_ids }: ListFixture): Promise<string> {
  if (kept_ids.length === 0) {
    kept_ids.push((await aPage(app, { draft: { is_commentable: true } })).id)
    await publishApp(app)
  }
  return kept_ids[0] ?? ''
}

/** Every message has a different author, so that authors grow too. */
export async function messages(fixture: ListFixture, count: number): Promise<void> {
  const id = await thread(fixture)
  await repeat(count, async () => postMessage(await aMember(fixture.app), id, 'Felt good.'))
}

/** Adds reactions of many members to one message; stores the ids of the thread and the message. */
export async function reactions(fixture: ListFixture, count: number): Promise<void> {
  const { app, member, kept_ids } = fixture
  const id = await thread(fixture)
  if (kept_ids.length < 2)
    kept_ids.push((await postMessage(member, id, 'Felt good.')).messages[0]?.message_ts ?? '')
  const data = { action: 'react', message_ts: kept_ids[1] ?? '', emoji: '🔥' } as const
  await repeat(count, async () =>
    (await aServer()).as(await aMember(app)).call('messaging.postMessage', { id, data }),
  )
}

/** Adds comments of many buyers below a page that one product opens; stores the ids of the thread and the product. */
export async function addBuyerComments({ app, member, kept_ids }: ListFixture, count: number): Promise<void> {
  const [product_id = (await aProduct(app)).id] = kept_ids.slice(1)
  if (kept_ids.length === 0) {
    kept_ids.push(await aThread(app, { require_purchase: true, products: [product_id] }), product_id)
    await aGrant(app, member, { product_id })
  }
  await repeat(count, async () => {
    const buyer = await aMember(app)
    await aGrant(app, buyer, { product_id })
    await postMessage(buyer, kept_ids[0] ?? '', 'Felt good.')
  })
}

export async function anImport({ api, owner, kept_ids }: ListFixture, rows: number): Promise<void> {
  const library = Array.from({ length: rows }, (_, index) => ({ id: `Lift_${index}`, name: `Lift ${index}` }))
  const file = new Blob([JSON.stringify(library)], { type: 'application/json' })
  const { id } = await api.as(owner).call('portability.uploadImport', {}, { file })
  kept_ids.unshift(id)
  await vi.waitFor(
    async () => {
      const { state } = await api.as(owner).call('portability.getImport', { id })
      if (state !== 'checked') throw new Error(`The import is still ${state}.`)
    },
    { timeout: 15_000, interval: 50 },
  )
}

/** Creates every kind of activity of a member on pages. */
export async function addPageActivity(fixture: ListFixture, count: number): Promise<void> {
  const { api, member, kept_ids } = fixture
  await openPages(fixture, count)
  await repeat(count, async (index) => {
    const id = kept_ids.at(-1 - index) ?? ''
    await api.as(member).call('progress.toggleBookmark', { id })
    await api.as(member).call('progress.completePage', { id })
    await aPageView(member, 'a-visit', id)
  })
}

export async function programs({ api, app, member }: ListFixture, count: number): Promise<void> {
  await repeat(count, async (index) => {
    const title = `Base ${newId().slice(-6)} ${index}`
    const node = { is_progress_root: true }
    const below = [
      { title: `${title}, week 1`, below: [{ title: `${title}, squat`, content_type: 'workout' }] },
    ]
    const idOf = await publishCourse(app, [{ title, content_type: 'program', node, below }])
    await api.as(member).call('progress.subscribeProgram', { id: idOf(title) })
  })
}

/** Starts packs of one page each. */
export async function packs({ api, app, member }: ListFixture, count: number): Promise<void> {
  await repeat(count, async (index) => {
    const title = `Pack ${newId().slice(-6)} ${index}`
    const below = [{ title: `${title}, squat`, content_type: 'workout' }]
    const idOf = await publishCourse(app, [{ title, content_type: 'pack', below }])
    await api.as(member).call('progress.startPage', { id: idOf(title) })
  })
}

export const firstKeptId = ({ kept_ids }: ListFixture): string => kept_ids[0] ?? ''

/** Published events with their dates. */
export async function growEvents({ app }: ListFixture, count: number): Promise<void> {
  await growDates(app, count)
}

/** Events that the member comes to. */
export async function growAnswers({ api, app, member }: ListFixture, count: number): Promise<void> {
  for (const id of await growDates(app, count)) await api.as(member).call('schedule.subscribeEvent', { id })
}

async function growDates(app: ListFixture['app'], count: number): Promise<string[]> {
  const created: TestPage[] = []
  await repeat(count, async () => void created.push(await anEvent(app)))
  await publishApp(app)
  const ids: string[] = []
  for (const event of created) {
    const [occurrence] = await waitForOccurrences(app, event)
    if (occurrence) ids.push(occurrence.id)
  }
  return ids
}
