import type { CallName } from '@foyer/contract/client'
import { aProduct } from '../factories/commerce.ts'
import { aDeletedApp, anApp } from '../factories/apps.ts'
import { aDomain } from '../factories/domains.ts'
import {
  aTeamMate,
  aMemberImport,
  aMemberInvitation,
  aNewAddress,
  aTeamInvitation,
  waitForImport,
} from '../factories/team.ts'
import { aReportCase, aThread } from '../factories/messaging.ts'
import { repeat, type ListRecipe } from './list-recipe.ts'

/** How the lists of the owner's side of people grow. */
export const teamLists: Partial<Record<CallName, ListRecipe>> = {
  'members.listMemberImportRows': {
    by: 'owner',
    rows: 'items',
    input: (fixture) => ({ id: fixture.kept_ids[0] ?? '' }),
    grow: async ({ owner, kept_ids: ids }, count) => {
      const rows = Array.from({ length: count }, aNewAddress).join('\n')
      const { id } = await aMemberImport(owner, `email\n${rows}\n`)
      ids.unshift(id)
      await waitForImport(owner, id)
    },
  },
  'members.listMemberImports': {
    by: 'owner',
    rows: 'items',
    grow: ({ owner }, count) =>
      repeat(count, async () => waitForImport(owner, (await aMemberImport(owner)).id)),
  },
  'members.listMemberInvitations': {
    by: 'owner',
    rows: 'items',
    grow: async ({ app }, count) => {
      const inviting = { ...(await aTeamMate(app)), slug: app.slug }
      const { id } = await aProduct(app)
      await repeat(count, () => aMemberInvitation(inviting, { product_ids: [id] }))
    },
  },
  'messaging.listReports': {
    by: 'owner',
    rows: 'cases',
    grow: async ({ app }, count) => {
      const thread_id = await aThread(app)
      await repeat(count, () => aReportCase(app, thread_id))
    },
  },
  'messaging.openReport': {
    by: 'owner',
    rows: 'history',
    max_rows: 50,
    input: (fixture) => ({ id: fixture.kept_ids[0] ?? '' }),
    grow: async ({ api, app, owner, kept_ids: ids }, count) => {
      ids[0] ??= await aReportCase(app, await aThread(app))
      const note = { id: ids[0], data: { action: 'note', text: 'Again.' } } as const
      await repeat(count, () => api.as(owner).call('messaging.decideReport', note))
    },
  },
  'team.listTeam': {
    by: 'owner',
    rows: 'members',
    grow: ({ app }, count) => repeat(count, () => aTeamMate(app)),
  },
  'team.listTeamLog': {
    by: 'owner',
    rows: 'entries',
    grow: async ({ app }, count) => {
      const inviting = await aTeamMate(app, { role: 'owner' })
      await repeat(count, () => aTeamInvitation(inviting))
    },
  },
  'apps.listDeletedApps': {
    by: 'owner',
    rows: 'apps',
    grow: ({ app }, count) => repeat(count, async () => aDeletedApp(await anApp({ owner: app.owner }))),
  },
  'apps.listDomains': {
    by: 'owner',
    rows: 'domains',
    grow: ({ app }, count) => repeat(count, () => aDomain(app)),
  },
}
