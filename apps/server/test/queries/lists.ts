import { vi } from 'vitest'
import type { CallName } from '@foyer/contract/client'
import { aGrant } from '../factories/access.ts'
import { aGuest, aMember, anotherSession } from '../factories/identity.ts'
import { aPageView } from '../factories/activity.ts'
import { anApp } from '../factories/apps.ts'
import { aProduct, aPurchase } from '../factories/commerce.ts'
import { aPicture } from '../factories/media.ts'
import { aThread, say } from '../factories/messaging.ts'
import { aKeptPasskey, aKeptStudioPasskey } from '../factories/passkeys.ts'
import { aPage, publishApp, type TestPage } from '../factories/pages.ts'
import { aPreview } from '../factories/previews.ts'
import { publishCourse } from '../factories/progress.ts'
import { anEvent, aScheduledItem, occurrencesOf } from '../factories/schedule.ts'
import type { TestServer } from '../harness.ts'
import { aPlan, ownerOf, tomorrow } from '../matrix/objects.ts'
import { newId } from '../../src/platform/ids.ts'
import { times, type ListRecipe, type Place } from './list-recipe.ts'
import { commerceLists, purchases } from './lists-commerce.ts'
import { formLists } from './lists-forms.ts'
import { teamLists } from './lists-team.ts'

async function openPages({ app, kept }: Place, count: number): Promise<void> {
  await times(count, async () => void kept.push((await aPage(app, { content_type: 'workout' })).id))
  await publishApp(app)
}

async function thread({ app, kept }: Place): Promise<string> {
  if (kept.length === 0) {
    kept.push((await aPage(app, { draft: { is_commentable: true } })).id)
    await publishApp(app)
  }
  return kept[0] ?? ''
}

/** Every message is somebody else's, so that authors are many too. */
async function messages(place: Place, count: number): Promise<void> {
  const id = await thread(place)
  await times(count, async () => say(await aMember(place.app), id, 'Felt good.'))
}

/** Words of so many buyers below a page that one product opens: the thread and the product are the ids kept. */
async function buyersWords({ app, member, kept }: Place, count: number): Promise<void> {
  const [product_id = (await aProduct(app)).id] = kept.slice(1)
  if (kept.length === 0) {
    kept.push(await aThread(app, { require_purchase: true, products: [product_id] }), product_id)
    await aGrant(app, member, { product_id })
  }
  await times(count, async () => {
    const buyer = await aMember(app)
    await aGrant(app, buyer, { product_id })
    await say(buyer, kept[0] ?? '', 'Felt good.')
  })
}

async function anImport({ api, owner, kept }: Place, rows: number): Promise<void> {
  const library = Array.from({ length: rows }, (_, index) => ({ id: `Lift_${index}`, name: `Lift ${index}` }))
  const file = new Blob([JSON.stringify(library)], { type: 'application/json' })
  const { id } = await api.as(owner).call('portability.uploadImport', {}, { file })
  kept.unshift(id)
  await vi.waitFor(
    async () => {
      const { state } = await api.as(owner).call('portability.getImport', { id })
      if (state !== 'checked') throw new Error(`The import is still ${state}.`)
    },
    { timeout: 15_000, interval: 50 },
  )
}

/** Everything that a member does with pages. */
async function doneWithPages(place: Place, count: number): Promise<void> {
  const { api, member, kept } = place
  await openPages(place, count)
  await times(count, async (index) => {
    const id = kept.at(-1 - index) ?? ''
    await api.as(member).call('progress.toggleBookmark', { id })
    await api.as(member).call('progress.completePage', { id })
    await aPageView(member, 'a-visit', id)
  })
}

async function programs({ api, app, member }: Place, count: number): Promise<void> {
  await times(count, async (index) => {
    const title = `Base ${newId().slice(-6)} ${index}`
    const node = { is_progress_root: true }
    const below = [
      { title: `${title}, week 1`, below: [{ title: `${title}, squat`, content_type: 'workout' }] },
    ]
    const idOf = await publishCourse(app, [{ title, content_type: 'program', node, below }])
    await api.as(member).call('progress.subscribeProgram', { id: idOf(title) })
  })
}

const kept = ({ kept: ids }: Place): string => ids[0] ?? ''

/** How each list of the contract grows. */
export const lists: Partial<Record<CallName, ListRecipe>> = {
  ...teamLists,
  ...commerceLists,
  ...formLists,
  'access.listEntitlements': {
    ...{ by: 'owner', rows: 'items' },
    input: ({ member }) => ({ subscriber_id: member.subscriber_id }),
    grow: ({ app, member }, count) =>
      times(count, async () => aGrant(app, member, { product_id: (await aProduct(app)).id })),
  },
  'identity.listPasskeys': {
    ...{ by: 'member', rows: 'items', most: 20 },
    grow: ({ app, member }, count) => times(count, () => aKeptPasskey(app, member.user_id)),
  },
  'team.studioListPasskeys': {
    ...{ by: 'owner', rows: 'items', most: 20 },
    grow: ({ app }, count) => times(count, () => aKeptStudioPasskey(app.owner.team_member_id)),
  },
  'data-rights.listDataExports': {
    ...{ by: 'member', rows: 'items', most: 20 },
    grow: ({ api, app, member }, count) =>
      times(count, () =>
        api.inApp(app.id, (tx) =>
          tx
            .insertInto('data_exports')
            .values({
              ...{ app_id: app.id, id: newId(), user_id: member.user_id, state: 'failed' },
              requested_at: api.clock.now(),
            })
            .execute(),
        ),
      ),
  },
  'directory.listBlocked': {
    ...{ by: 'member', rows: 'items' },
    grow: ({ api, app, member }, count) =>
      times(count, async () =>
        api.as(member).call('directory.blockMember', { user_id: (await aMember(app)).user_id }),
      ),
  },
  'directory.listDirectory': {
    ...{ by: 'member', rows: 'items' },
    grow: ({ app }, count) => times(count, () => aMember(app)),
  },
  'team.listMailbox': {
    ...{ by: 'guest', rows: 'messages' },
    grow: ({ api, app }, count) =>
      times(count, () =>
        api.database.control
          .insertInto('mailbox_messages')
          .values({
            ...{ id: newId(), app_id: app.id, to_address: 'a@example.com', from_address: 'b@example.com' },
            ...{ subject: 'Welcome', text_body: 'Welcome.', html_body: null },
          })
          .execute(),
      ),
  },
  'members.listMembers': {
    ...{ by: 'owner', rows: 'members' },
    grow: async ({ api, app, kept: ids }, count) => {
      if (ids.length === 0) {
        const program = { title: 'Base', content_type: 'program', below: [{ title: 'Squat' }] }
        const idOf = await publishCourse(app, [program])
        ids.push(idOf('Base'), idOf('Squat'))
      }
      const product = await aProduct(app)
      await times(count, async () => {
        const member = await aMember(app)
        await aPurchase(member, product)
        await api.as(member).call('progress.subscribeProgram', { id: ids[0] ?? '' })
        await api.as(member).call('progress.completePage', { id: ids[1] ?? '' })
      })
    },
  },
  'identity.listSessions': {
    ...{ by: 'member', rows: 'sessions' },
    grow: ({ app, member }, count) => times(count, () => anotherSession(app, member)),
  },
  'members.getViewing': { by: 'preview', rows: 'page_completions.by_uuid', grow: doneWithPages },
  'directory.listSubscribers': {
    ...{ by: 'member', rows: 'items', most: 20 },
    input: () => ({ term: 'ali' }),
    grow: ({ app }, count) => times(count, () => aMember(app, { name: 'Alina Mora' })),
  },
  'identity.login': {
    ...{ by: 'member', rows: 'page_completions.by_uuid' },
    input: ({ member }) => ({ email: member.email, password: 'long grass in june' }),
    grow: doneWithPages,
  },
  'members.searchMembers': {
    ...{ by: 'owner', rows: 'members' },
    input: () => ({ limit: 20 }),
    grow: ({ app }, count) => times(count, () => aMember(app)),
  },
  'members.showMember': {
    ...{ by: 'owner', rows: 'purchases' },
    input: ({ member }) => ({ id: member.user_id }),
    grow: purchases,
  },
  'activity.getToday': {
    ...{ by: 'owner', rows: 'latest', most: 8 },
    grow: async (place, count) => {
      await purchases(place, count)
      await messages(place, count)
    },
  },
  'apps.listAccessChanges': {
    ...{ by: 'owner', rows: 'changes' },
    grow: ({ api, owner, app }, count) =>
      times(count, async () => {
        const { access, access_revision: revision } = await api.as(owner).call('apps.getStudioApp', {})
        const allow_anonymous_browsing = !access.allow_anonymous_browsing
        await api
          .as({ ...owner, slug: app.slug })
          .call('apps.updateAppAccess', { ...access, revision, allow_anonymous_browsing })
      }),
  },
  'apps.listApps': {
    ...{ by: 'owner', rows: 'apps' },
    grow: ({ app }, count) => times(count, () => anApp({ owner: app.owner })),
  },
  'library.getMyContent': { by: 'member', rows: 'bookmarked_items', grow: doneWithPages },
  'library.listContent': {
    ...{ by: 'member', rows: 'items' },
    input: () => ({ content_type: 'workout' }),
    grow: openPages,
  },
  'library.listPlannable': {
    ...{ by: 'member', rows: 'items' },
    input: ({ api }) => ({ date: api.clock.now().toISOString().slice(0, 10) }),
    grow: doneWithPages,
  },
  'media.listMedia': {
    ...{ by: 'owner', rows: 'items' },
    grow: ({ app }, count) => times(count, () => aPicture(app, { width: 8, height: 8 })),
  },
  'messaging.getMentionable': {
    ...{ by: 'member', rows: 'items', most: 8 },
    input: (place) => ({ id: kept(place) }),
    grow: buyersWords,
  },
  'messaging.listMessages': {
    ...{ by: 'member', rows: 'messages' },
    input: (place) => ({ id: kept(place) }),
    grow: messages,
  },
  'pages.compareReleases': {
    ...{ by: 'owner', rows: 'items' },
    input: ({ kept: ids }) => ({ id: ids.at(-1) ?? '', against: 1 }),
    grow: async ({ app, kept: ids }, count) => {
      if (ids.length === 0) ids.push(await publishApp(app))
      await times(count, () => aPage(app))
      ids.push(await publishApp(app))
    },
  },
  'pages.getAccessSettings': {
    ...{ by: 'owner', rows: 'history' },
    input: (place) => ({ id: kept(place) }),
    grow: async ({ api, app, owner, kept: ids }, count) => {
      if (!ids[0]) ids.push((await aPage(app)).id)
      const id = ids[0] ?? ''
      await times(count, async () => {
        const { node, revision } = await api.as(owner).call('pages.getAccessSettings', { id })
        const changed = { ...node, require_authentication: !node.require_authentication }
        await api.as(owner).call('pages.setAccess', { id, node: changed, revision })
      })
    },
  },
  'pages.getPageTree': {
    ...{ by: 'member', rows: 'sections' },
    input: (place) => ({ root: kept(place) }),
    grow: async ({ app, kept: ids }, count) => {
      const root = { id: ids[0] ?? '', path: '/root', title: 'Root', content_type: 'program' }
      if (!ids[0]) ids.push((await aPage(app, { path: '/root', content_type: 'program', title: 'Root' })).id)
      await times(count, async () => {
        const stage = await aPage(app, { parent: { ...root, id: ids[0] ?? '' } })
        await aPage(app, { parent: stage, content_type: 'workout' })
      })
      await publishApp(app)
    },
  },
  'pages.listChanges': {
    ...{ by: 'owner', rows: 'items' },
    grow: ({ app }, count) => times(count, () => aPage(app)),
  },
  'pages.listDeletedPages': {
    ...{ by: 'owner', rows: 'items' },
    grow: ({ api, app, owner }, count) =>
      times(count, async () => {
        const { id } = await aPage(app)
        await api.as(owner).call('pages.deletePage', { id })
      }),
  },
  'pages.listPages': { by: 'owner', rows: 'items', grow: openPages },
  'pages.listPublishPlans': {
    ...{ by: 'owner', rows: 'items' },
    grow: ({ app }, count) => times(count, () => aPlan(app)),
  },
  'pages.listReleases': {
    ...{ by: 'owner', rows: 'items' },
    grow: ({ app }, count) =>
      times(count, async () => {
        await aPage(app)
        await publishApp(app)
      }),
  },
  'pages.searchPages': {
    ...{ by: 'owner', rows: 'items' },
    input: () => ({ term: 'squat' }),
    grow: ({ app }, count) => times(count, () => aPage(app, { title: 'A squat' })),
  },
  'portability.listImportRows': {
    ...{ by: 'owner', rows: 'items' },
    input: (place) => ({ id: kept(place) }),
    grow: anImport,
  },
  'portability.listImports': {
    ...{ by: 'owner', rows: 'items' },
    grow: (place, count) => times(count, () => anImport(place, 1)),
  },
  'progress.getPageSubscribers': {
    ...{ by: 'member', rows: 'last_5', most: 5 },
    input: (place) => ({ id: kept(place) }),
    grow: async ({ api, app, kept: ids }, count) => {
      if (!ids[0]) {
        const below = [{ title: 'Squat', content_type: 'workout' }]
        const program = { title: 'Base', content_type: 'program', node: { is_progress_root: true }, below }
        ids.push((await publishCourse(app, [program]))('Base'))
      }
      await times(count, async () =>
        api.as(await aMember(app)).call('progress.subscribeProgram', { id: ids[0] ?? '' }),
      )
    },
  },
  'progress.listProgramSubscriptions': { by: 'member', rows: 'program_subscriptions', grow: programs },
  'schedule.listOccurrences': {
    ...{ by: 'member', rows: 'items' },
    input: ({ api }) => ({
      ...{ start: api.clock.now().toISOString(), end: `${tomorrow(api.clock.now())}T00:00:00.000Z` },
    }),
    grow: async ({ app }, count) => {
      const made: TestPage[] = []
      await times(count, async () => void made.push(await anEvent(app)))
      await publishApp(app)
      for (const event of made) await occurrencesOf(app, event)
    },
  },
  'schedule.listSchedule': {
    ...{ by: 'member', rows: 'items' },
    input: ({ api }) => ({ from: tomorrow(api.clock.now()), to: tomorrow(api.clock.now()) }),
    grow: async (place, count) => {
      await openPages(place, count)
      const day = tomorrow(place.api.clock.now())
      await times(count, (index) => aScheduledItem(place.member, place.kept.at(-1 - index) ?? '', day))
    },
  },
}

/** A new app for one list. */
export async function aPlace(api: TestServer): Promise<Place> {
  const app = await anApp()
  const member = await aMember(app)
  const { caller: preview } = await aPreview(app, { member })
  return { api, app, owner: ownerOf(app), member, guest: aGuest(app), preview, kept: [] }
}
