import type { CallName } from '@foyer/contract/client'
import { aMember } from '../factories/identity.ts'
import { aForm } from '../factories/forms.ts'
import { publishApp } from '../factories/pages.ts'
import { times, type ListRecipe, type Place } from './list-recipe.ts'

/** Sends a form of the app as a member. */
async function send({ api, app, member, kept }: Place): Promise<void> {
  if (!kept[0]) {
    kept.push((await aForm(app, { fields: { form_groups: [] } })).id)
    await publishApp(app)
  }
  await api.as(member).call('forms.submitForm', { id: kept[0] ?? '', submitted_values: [] })
}

/** How the lists of answers to forms grow. */
export const formLists: Partial<Record<CallName, ListRecipe>> = {
  'forms.listFormSubmissions': {
    ...{ by: 'owner', rows: 'items' },
    input: ({ kept }) => ({ id: kept[0] ?? '', limit: 50 }),
    grow: (place, count) => times(count, async () => send({ ...place, member: await aMember(place.app) })),
  },
  'forms.listMySubmissions': {
    ...{ by: 'member', rows: 'items', most: 20 },
    grow: (place, count) => times(count, () => send(place)),
  },
  'forms.listSubmissions': {
    ...{ by: 'member', rows: 'items', most: 20 },
    input: ({ kept }) => ({ id: kept[0] ?? '' }),
    grow: (place, count) => times(count, () => send(place)),
  },
}
