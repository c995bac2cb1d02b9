import type { CallName } from '@foyer/contract/client'
import { aProduct } from '../factories/commerce.ts'
import { aDeletedApp, anApp } from '../factories/apps.ts'
import { aDomain } from '../factories/domains.ts'
import {
  aColleague,
  aMemberImport,
  aMemberInvitation,
  aNewAddress,
  aTeamInvitation,
  settledImport,
} from '../factories/team.ts'
import { times, type ListRecipe } from './list-recipe.ts'

/** How the lists of the owner's side of people grow. */
export const teamLists: Partial<Record<CallName, ListRecipe>> = {
  'members.listMemberImportRows': {
    ...{ by: 'owner', rows: 'items' },
    input: (place) => ({ id: place.kept[0] ?? '' }),
    grow: async ({ owner, kept: ids }, count) => {
      const rows = Array.from({ length: count }, aNewAddress).join('\n')
      const { id } = await aMemberImport(owner, `email\n${rows}\n`)
      ids.unshift(id)
      await settledImport(owner, id)
    },
  },
  'members.listMemberImports': {
    ...{ by: 'owner', rows: 'items' },
    grow: ({ owner }, count) =>
      times(count, async () => settledImport(owner, (await aMemberImport(owner)).id)),
  },
  'members.listMemberInvitations': {
    ...{ by: 'owner', rows: 'items' },
    grow: async ({ app }, count) => {
      const inviting = { ...(await aColleague(app)), slug: app.slug }
      const { id } = await aProduct(app)
      await times(count, () => aMemberInvitation(inviting, { product_ids: [id] }))
    },
  },
  'team.listTeam': {
    ...{ by: 'owner', rows: 'members' },
    grow: ({ app }, count) => times(count, () => aColleague(app)),
  },
  'team.listTeamLog': {
    ...{ by: 'owner', rows: 'entries' },
    grow: async ({ app }, count) => {
      const inviting = await aColleague(app, { role: 'owner' })
      await times(count, () => aTeamInvitation(inviting))
    },
  },
  'apps.listDeletedApps': {
    ...{ by: 'owner', rows: 'apps' },
    grow: ({ app }, count) => times(count, async () => aDeletedApp(await anApp({ owner: app.owner }))),
  },
  'apps.listDomains': {
    ...{ by: 'owner', rows: 'domains' },
    grow: ({ app }, count) => times(count, () => aDomain(app)),
  },
}
