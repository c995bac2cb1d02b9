import type { CallName } from '@foyer/contract/client'
import { aGrant } from '../factories/access.ts'
import { aGuest, aMember, anotherSession } from '../factories/identity.ts'
import { anApp } from '../factories/apps.ts'
import { aProduct, aPurchase } from '../factories/commerce.ts'
import { aFile } from '../factories/files.ts'
import { aPicture } from '../factories/media.ts'
import { aStoredPasskey, aStoredStudioPasskey } from '../factories/passkeys.ts'
import { aPage, publishApp } from '../factories/pages.ts'
import { aPreview } from '../factories/previews.ts'
import { publishCourse } from '../factories/progress.ts'
import { aScheduledItem } from '../factories/schedule.ts'
import type { TestServer } from '../harness.ts'
import { aPlan, ownerOf, tomorrow } from '../matrix/objects.ts'
import { newId } from '../../src/platform/ids.ts'
import { repeat, type ListRecipe, type ListFixture } from './list-recipe.ts'
import { commerceLists, purchases } from './lists-commerce.ts'
import { formLists } from './lists-forms.ts'
import { mediaLists } from './lists-media.ts'
import { notificationLists } from './lists-notifications.ts'
import { teamLists } from './lists-team.ts'
import { threadLists } from './lists-threads.ts'
import { workoutLists } from './lists-workouts.ts'
import {
  openPages,
  messages,
  reactions,
  addBuyerComments,
  anImport,
  addPageActivity,
  packs,
  programs,
  firstKeptId,
  growAnswers,
  growEvents,
} from './list-fixtures.ts'

/** How each list of the contract grows. */
export const lists: Partial<Record<CallName, ListRecipe>> = {
  ...teamLists,
  ...threadLists,
  ...notificationLists,
  ...commerceLists,
  ...formLists,
  ...mediaLists,
  ...workoutLists,
  'access.listEntitlements': {
    by: 'owner',
    rows: 'items',
    input: ({ member }) => ({ subscriber_id: member.subscriber_id }),
    grow: ({ app, member }, count) =>
      repeat(count, async () => aGrant(app, member, { product_id: (await aProduct(app)).id })),
  },
  'identity.listPasskeys': {
    by: 'member',
    rows: 'items',
    max_rows: 20,
    grow: ({ app, member }, count) => repeat(count, () => aStoredPasskey(app, member.user_id)),
  },
  'team.studioListPasskeys': {
    by: 'owner',
    rows: 'items',
    max_rows: 20,
    grow: ({ app }, count) => repeat(count, () => aStoredStudioPasskey(app.owner.team_member_id)),
  },
  'data-rights.listDataExports': {
    by: 'member',
    rows: 'items',
    max_rows: 20,
    grow: ({ api, app, member }, count) =>
      repeat(count, () =>
        api.inApp(app.id, (tx) =>
          tx
            .insertInto('data_exports')
            .values({
              app_id: app.id,
              id: newId(),
              user_id: member.user_id,
              state: 'failed',
              requested_at: api.clock.now(),
            })
            .execute(),
        ),
      ),
  },
  'directory.listBlocked': {
    by: 'member',
    rows: 'items',
    grow: ({ api, app, member }, count) =>
      repeat(count, async () =>
        api.as(member).call('directory.blockMember', { user_id: (await aMember(app)).user_id }),
      ),
  },
  'directory.listDirectory': {
    by: 'member',
    rows: 'items',
    grow: ({ app }, count) => repeat(count, () => aMember(app)),
  },
  'team.listMailbox': {
    by: 'guest',
    rows: 'messages',
    grow: ({ api, app }, count) =>
      repeat(count, () =>
        api.database.control
          .insertInto('mailbox_messages')
          .values({
            id: newId(),
            app_id: app.id,
            to_address: 'a@example.com',
            from_address: 'b@example.com',
            subject: 'Welcome',
            text_body: 'Welcome.',
            html_body: null,
          })
          .execute(),
      ),
  },
  'members.listMembers': {
    by: 'owner',
    rows: 'members',
    grow: async ({ api, app, kept_ids: ids }, count) => {
      if (ids.length === 0) {
        const program = { title: 'Base', content_type: 'program', below: [{ title: 'Squat' }] }
        const idOf = await publishCourse(app, [program])
        ids.push(idOf('Base'), idOf('Squat'))
      }
      const product = await aProduct(app)
      await repeat(count, async () => {
        const member = await aMember(app)
        await aPurchase(member, product)
        await api.as(member).call('progress.subscribeProgram', { id: ids[0] ?? '' })
        await api.as(member).call('progress.completePage', { id: ids[1] ?? '' })
      })
    },
  },
  'identity.listSessions': {
    by: 'member',
    rows: 'sessions',
    grow: ({ app, member }, count) => repeat(count, () => anotherSession(app, member)),
  },
  'members.getViewing': { by: 'preview', rows: 'page_completions.by_uuid', grow: addPageActivity },
  'directory.listSubscribers': {
    by: 'member',
    rows: 'items',
    max_rows: 20,
    input: () => ({ term: 'ali' }),
    grow: ({ app }, count) => repeat(count, () => aMember(app, { name: 'Alina Mora' })),
  },
  'identity.login': {
    by: 'member',
    rows: 'page_completions.by_uuid',
    input: ({ member }) => ({ email: member.email, password: 'long grass in june' }),
    grow: addPageActivity,
  },
  'members.searchMembers': {
    by: 'owner',
    rows: 'members',
    input: () => ({ limit: 20 }),
    grow: ({ app }, count) => repeat(count, () => aMember(app)),
  },
  'members.showMember': {
    by: 'owner',
    rows: 'purchases',
    input: ({ member }) => ({ id: member.user_id }),
    grow: purchases,
  },
  'activity.getToday': {
    by: 'owner',
    rows: 'latest',
    max_rows: 8,
    grow: async (fixture, count) => {
      await purchases(fixture, count)
      await messages(fixture, count)
    },
  },
  'apps.listAccessChanges': {
    by: 'owner',
    rows: 'changes',
    grow: ({ api, owner, app }, count) =>
      repeat(count, async () => {
        const { access, access_revision: revision } = await api.as(owner).call('apps.getStudioApp', {})
        const allow_anonymous_browsing = !access.allow_anonymous_browsing
        await api
          .as({ ...owner, slug: app.slug })
          .call('apps.updateAppAccess', { ...access, revision, allow_anonymous_browsing })
      }),
  },
  'apps.listApps': {
    by: 'owner',
    rows: 'apps',
    grow: ({ app }, count) => repeat(count, () => anApp({ owner: app.owner })),
  },
  'library.getMyContent': { by: 'member', rows: 'bookmarked_items', grow: addPageActivity },
  'library.listContent': {
    by: 'member',
    rows: 'items',
    input: () => ({ content_type: 'workout' }),
    grow: openPages,
  },
  'library.listPackages': { by: 'member', rows: 'items', grow: packs },
  'library.listPrograms': { by: 'member', rows: 'items', grow: programs },
  'library.search': {
    by: 'member',
    rows: 'groups.0.items',
    input: () => ({ term: 'page', content_type: 'workout', limit: 50 }),
    grow: openPages,
  },
  'library.listPlannable': {
    by: 'member',
    rows: 'items',
    input: ({ api }) => ({ date: api.clock.now().toISOString().slice(0, 10) }),
    grow: addPageActivity,
  },
  'media.listFiles': {
    by: 'owner',
    rows: 'items',
    grow: ({ app }, count) => repeat(count, () => aFile(app, 'file')),
  },
  'media.listMedia': {
    by: 'owner',
    rows: 'items',
    grow: ({ app }, count) => repeat(count, () => aPicture(app, { width: 8, height: 8 })),
  },
  'messaging.getMentionable': {
    by: 'member',
    rows: 'items',
    max_rows: 8,
    input: (fixture) => ({ id: firstKeptId(fixture) }),
    grow: addBuyerComments,
  },
  'messaging.listMessageReactions': {
    by: 'member',
    rows: 'items',
    max_rows: 50,
    input: (fixture) => ({ id: firstKeptId(fixture), ts: fixture.kept_ids[1] ?? '' }),
    grow: reactions,
  },
  'messaging.listMessages': {
    by: 'member',
    rows: 'messages',
    input: (fixture) => ({ id: firstKeptId(fixture) }),
    grow: messages,
  },
  'pages.compareReleases': {
    by: 'owner',
    rows: 'items',
    input: ({ kept_ids: ids }) => ({ id: ids.at(-1) ?? '', against: 1 }),
    grow: async ({ app, kept_ids: ids }, count) => {
      if (ids.length === 0) ids.push(await publishApp(app))
      await repeat(count, () => aPage(app))
      ids.push(await publishApp(app))
    },
  },
  'pages.getAccessSettings': {
    by: 'owner',
    rows: 'history',
    input: (fixture) => ({ id: firstKeptId(fixture) }),
    grow: async ({ api, app, owner, kept_ids: ids }, count) => {
      if (!ids[0]) ids.push((await aPage(app)).id)
      const id = ids[0] ?? ''
      await repeat(count, async () => {
        const { node, revision } = await api.as(owner).call('pages.getAccessSettings', { id })
        const changed = { ...node, require_authentication: !node.require_authentication }
        await api.as(owner).call('pages.setAccess', { id, node: changed, revision })
      })
    },
  },
  'pages.getPageTree': {
    by: 'member',
    rows: 'sections',
    input: (fixture) => ({ root: firstKeptId(fixture) }),
    grow: async ({ app, kept_ids: ids }, count) => {
      const root = { id: ids[0] ?? '', path: '/root', title: 'Root', content_type: 'program' }
      if (!ids[0]) ids.push((await aPage(app, { path: '/root', content_type: 'program', title: 'Root' })).id)
      await repeat(count, async () => {
        const stage = await aPage(app, { parent: { ...root, id: ids[0] ?? '' } })
        await aPage(app, { parent: stage, content_type: 'workout' })
      })
      await publishApp(app)
    },
  },
  'pages.listChanges': {
    by: 'owner',
    rows: 'items',
    grow: ({ app }, count) => repeat(count, () => aPage(app)),
  },
  'pages.listDeletedPages': {
    by: 'owner',
    rows: 'items',
    grow: ({ api, app, owner }, count) =>
      repeat(count, async () => {
        const { id } = await aPage(app)
        await api.as(owner).call('pages.deletePage', { id })
      }),
  },
  'pages.listPages': { by: 'owner', rows: 'items', grow: openPages },
  'pages.listPublishPlans': {
    by: 'owner',
    rows: 'items',
    grow: ({ app }, count) => repeat(count, () => aPlan(app)),
  },
  'pages.listReleases': {
    by: 'owner',
    rows: 'items',
    grow: ({ app }, count) =>
      repeat(count, async () => {
        await aPage(app)
        await publishApp(app)
      }),
  },
  'pages.browsePages': {
    by: 'owner',
    rows: 'items',
    input: () => ({ content_type: 'exercise', term: 'squat' }),
    grow: ({ app }, count) => repeat(count, () => aPage(app, { content_type: 'exercise', title: 'A squat' })),
  },
  'pages.searchPages': {
    by: 'owner',
    rows: 'items',
    input: () => ({ term: 'squat' }),
    grow: ({ app }, count) => repeat(count, () => aPage(app, { title: 'A squat' })),
  },
  'portability.listImportRows': {
    by: 'owner',
    rows: 'items',
    input: (fixture) => ({ id: firstKeptId(fixture) }),
    grow: anImport,
  },
  'portability.listImports': {
    by: 'owner',
    rows: 'items',
    grow: (fixture, count) => repeat(count, () => anImport(fixture, 1)),
  },
  'progress.getPageSubscribers': {
    by: 'member',
    rows: 'last_5',
    max_rows: 5,
    input: (fixture) => ({ id: firstKeptId(fixture) }),
    grow: async ({ api, app, kept_ids: ids }, count) => {
      if (!ids[0]) {
        const below = [{ title: 'Squat', content_type: 'workout' }]
        const program = { title: 'Base', content_type: 'program', node: { is_progress_root: true }, below }
        ids.push((await publishCourse(app, [program]))('Base'))
      }
      await repeat(count, async () =>
        api.as(await aMember(app)).call('progress.subscribeProgram', { id: ids[0] ?? '' }),
      )
    },
  },
  'progress.listPackageSubscriptions': { by: 'member', rows: 'pack_subscriptions', grow: packs },
  'progress.listProgramSubscriptions': { by: 'member', rows: 'program_subscriptions', grow: programs },
  'schedule.listCalendar': {
    by: 'owner',
    rows: 'events',
    input: ({ api }) => ({
      from: api.clock.now().toISOString().slice(0, 10),
      to: tomorrow(api.clock.now()),
    }),
    grow: growEvents,
  },
  'schedule.listOccurrences': {
    by: 'member',
    rows: 'items',
    input: ({ api }) => ({
      start: api.clock.now().toISOString(),
      end: `${tomorrow(api.clock.now())}T00:00:00.000Z`,
    }),
    grow: growEvents,
  },
  'schedule.listEventSubscriptions': {
    by: 'member',
    rows: 'event_subscriptions',
    grow: growAnswers,
  },
  'schedule.listSchedule': {
    by: 'member',
    rows: 'items',
    input: ({ api }) => ({ from: tomorrow(api.clock.now()), to: tomorrow(api.clock.now()) }),
    grow: async (fixture, count) => {
      await openPages(fixture, count)
      const day = tomorrow(fixture.api.clock.now())
      await repeat(count, (index) =>
        aScheduledItem(fixture.member, fixture.kept_ids.at(-1 - index) ?? '', day),
      )
    },
  },
}

/** A new app for one list. */
export async function aListFixture(api: TestServer): Promise<ListFixture> {
  const app = await anApp()
  const member = await aMember(app)
  const { caller: preview } = await aPreview(app, { member })
  return { api, app, owner: ownerOf(app), member, guest: aGuest(app), preview, kept_ids: [] }
}
