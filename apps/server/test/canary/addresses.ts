import type { Call } from '@foyer/contract'
import { loadBootApp } from '../../src/features/apps/index.ts'
import { createCard, formatCardPath } from '../../src/features/pages/cards/card.ts'
import { createHeaders } from '../matrix/send-call.ts'
import { isKnowable, canRead } from './gates.ts'
import type { CanaryActor } from './actors.ts'
import { scanCalls, scanFiles, type Observation } from './scan.ts'
import type { GatedPage } from './create-pages.ts'
import type { Scenario } from './scenario.ts'

/** A picture address on the app's own host that a response contained. */
export type Address = { path: string; gated: GatedPage; is_cover: boolean }

const PICTURE = /\/(?:media|_og)\/[\w/.-]+(?:\?[^"'\\\s<>)]*)?/gu

/** Collects every picture address of a gated page that an actor can read, each once. */
export async function collectAddresses(
  scenario: Scenario,
  canary_actor: CanaryActor,
  only: (call: Call) => boolean,
): Promise<Address[]> {
  const paths = new Set<string>()
  const collect = ({ text }: Observation) => {
    for (const [path] of text.matchAll(PICTURE)) paths.add(path.replaceAll('&amp;', '&'))
  }
  await scanCalls(scenario, canary_actor, only, collect)
  await scanFiles(scenario, canary_actor, false, collect)
  const files = await loadPageFiles(scenario)
  return [...paths].flatMap((path): Address[] => {
    const found = scenario.pages.find(({ page }) => path.startsWith(`/_og/${page.id}-`))
    if (found) return [{ path, gated: found, is_cover: true }]
    const file = files.find(({ name }) => path.includes(name))
    return file ? [{ path, gated: file.gated, is_cover: file.is_cover }] : []
  })
}

/** Maps the random file names of each page's pictures: they stay the same for every reader. */
async function loadPageFiles({ fixture: { api, app }, pages }: Scenario) {
  const rows = await api.inApp(app.id, (tx) => tx.selectFrom('media').select(['id', 'storage_key']).execute())
  return rows.flatMap(({ id, storage_key }) => {
    const name = /\/([\w-]{22})\.\w+$/u.exec(storage_key)?.[1]
    const gated = pages.find(({ media_ids, file_ids }) => [...media_ids, ...file_ids].includes(id))
    return name && gated ? [{ name, gated, is_cover: gated.cover_id === id }] : []
  })
}

/** Lists the card addresses of unknowable pages, as someone who knew the pages could compose them. */
export async function listUnknownCards({ fixture: { api, app }, pages, rules }: Scenario): Promise<string[]> {
  const shown = await loadBootApp(await api.readIn(app.id), null)
  return pages
    .filter(({ page }) => !isKnowable(rules, page.id, { facts: null }) && !canRead(rules, page.id, null))
    .map(({ page }) => {
      const content = { og_title: '', og_image: null, color_mode: null }
      return formatCardPath(page.id, createCard(shown, { ...page, page_id: page.id, cover: null }, content))
    })
}

/** Returns the response status of an address for an actor with their headers. */
export async function fetchStatus(
  { fixture: { api, app } }: Scenario,
  { caller }: Pick<CanaryActor, 'caller'>,
  path: string,
) {
  const { host: _own, ...headers } = createHeaders(caller, app.slug)
  return (await api.raw('GET', path, { host: `${app.slug}.localhost`, headers })).status
}

/** Whether an actor may see what an address shows. */
export function canSee(
  { rules }: Scenario,
  canary_actor: CanaryActor,
  { gated, is_cover }: Address,
): boolean {
  if (canRead(rules, gated.page.id, canary_actor.facts)) return true
  return is_cover && isKnowable(rules, gated.page.id, canary_actor)
}
