import type { CallName } from '@foyer/contract/client'
import { aMember } from '../factories/identity.ts'
import { aForm } from '../factories/forms.ts'
import { publishApp } from '../factories/pages.ts'
import { repeat, type ListRecipe, type ListFixture } from './list-recipe.ts'

/** Sends a form of the app as a member. */
async function send({ api, app, member, kept_ids: kept_ids_of_place }: ListFixture): Promise<void> {
  if (!kept_ids_of_place[0]) {
    kept_ids_of_place.push((await aForm(app, { fields: { form_groups: [] } })).id)
    await publishApp(app)
  }
  await api.as(member).call('forms.submitForm', { id: kept_ids_of_place[0] ?? '', submitted_values: [] })
}

/** How the lists of answers to forms grow. */
export const formLists: Partial<Record<CallName, ListRecipe>> = {
  'forms.listFormSubmissions': {
    by: 'owner',
    rows: 'items',
    input: ({ kept_ids: kept_ids_of_place }) => ({ id: kept_ids_of_place[0] ?? '', limit: 50 }),
    grow: (fixture, count) =>
      repeat(count, async () => send({ ...fixture, member: await aMember(fixture.app) })),
  },
  'forms.listMySubmissions': {
    by: 'member',
    rows: 'items',
    max_rows: 20,
    grow: (fixture, count) => repeat(count, () => send(fixture)),
  },
  'forms.listSubmissions': {
    by: 'member',
    rows: 'items',
    max_rows: 20,
    input: ({ kept_ids: kept_ids_of_place }) => ({ id: kept_ids_of_place[0] ?? '' }),
    grow: (fixture, count) => repeat(count, () => send(fixture)),
  },
}
