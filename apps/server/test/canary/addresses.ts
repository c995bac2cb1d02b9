import type { Call } from '@foyer/contract'
import { bootApp } from '../../src/features/apps/index.ts'
import { cardOf, cardPath } from '../../src/features/pages/cards/card.ts'
import { headersOf } from '../matrix/send-call.ts'
import { isKnowable, mayRead } from './gates.ts'
import type { Knocker } from './knockers.ts'
import { lookThroughCalls, lookThroughFiles, type Sighting } from './look.ts'
import type { GatedPage } from './plot.ts'
import type { SweptPlace } from './swept-place.ts'

/** An address of a picture on the app's own host that some answer held. */
export type Address = { path: string; gated: GatedPage; is_cover: boolean }

const PICTURE = /\/(?:media|_og)\/[\w/.-]+(?:\?[^"'\\\s<>)]*)?/gu

/** Every address of a picture of a gated page in what somebody can read, each once. */
export async function addressesFor(
  place: SweptPlace,
  knocker: Knocker,
  only: (call: Call) => boolean,
): Promise<Address[]> {
  const paths = new Set<string>()
  const collect = ({ text }: Sighting) => {
    for (const [path] of text.matchAll(PICTURE)) paths.add(path.replaceAll('&amp;', '&'))
  }
  await lookThroughCalls(place, knocker, only, collect)
  await lookThroughFiles(place, knocker, false, collect)
  const files = await filesOf(place)
  return [...paths].flatMap((path): Address[] => {
    const found = place.pages.find(({ page }) => path.startsWith(`/_og/${page.id}-`))
    if (found) return [{ path, gated: found, is_cover: true }]
    const file = files.find(({ name }) => path.includes(name))
    return file ? [{ path, gated: file.gated, is_cover: file.is_cover }] : []
  })
}

/** The random names of the files of each page's pictures: a name stays the same, whoever may read the file. */
async function filesOf({ world: { api, app }, pages }: SweptPlace) {
  const rows = await api.inApp(app.id, (tx) => tx.selectFrom('media').select(['id', 'storage_key']).execute())
  return rows.flatMap(({ id, storage_key }) => {
    const name = /\/([\w-]{22})\.\w+$/u.exec(storage_key)?.[1]
    const gated = pages.find(({ media_ids }) => media_ids.includes(id))
    return name && gated ? [{ name, gated, is_cover: gated.cover_id === id }] : []
  })
}

/** The cards that would be drawn of pages of which nobody may know, by what anyone could put together who knew of them. */
export async function unknownCards({ world: { api, app }, pages, rules }: SweptPlace): Promise<string[]> {
  const shown = await bootApp(await api.readIn(app.id), null)
  return pages
    .filter(({ page }) => !isKnowable(rules, page.id, { facts: null }) && !mayRead(rules, page.id, null))
    .map(({ page }) => {
      const content = { og_title: '', og_image: null, color_mode: null }
      return cardPath(page.id, cardOf(shown, { ...page, page_id: page.id, cover: null }, content))
    })
}

/** What somebody is answered who opens an address, with what they send along everywhere. */
export async function statusFor(
  { world: { api, app } }: SweptPlace,
  { caller }: Pick<Knocker, 'caller'>,
  path: string,
) {
  const { host: _own, ...headers } = headersOf(caller, app.slug)
  return (await api.raw('GET', path, { host: `${app.slug}.localhost`, headers })).status
}

/** Whether somebody may see what an address shows. */
export function maySee({ rules }: SweptPlace, knocker: Knocker, { gated, is_cover }: Address): boolean {
  if (mayRead(rules, gated.page.id, knocker.facts)) return true
  return is_cover && isKnowable(rules, gated.page.id, knocker)
}
