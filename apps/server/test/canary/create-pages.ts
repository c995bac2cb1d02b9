import { sql } from 'kysely'
import { pageTraits, pageTypeDefinitions } from '@foyer/content/definitions'
import type { AccessNode } from '@foyer/domain/access'
import { bumpAccessEpoch } from '../../src/features/apps/index.ts'
import { createPages, publishNow, type Draft, type PageSeed } from '../../src/features/pages/index.ts'
import { createEmit } from '../../src/platform/events/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { setPageAccess } from '../factories/access.ts'
import { ONCE, versionOf, type TestProduct } from '../factories/commerce.ts'
import { aStoredFile } from '../factories/files.ts'
import { aPicture } from '../factories/media.ts'
import { aTextBlock, type TestPage } from '../factories/pages.ts'
import { ownerOf } from '../matrix/objects.ts'
import type { Fixture } from '../matrix/fixture.ts'
import {
  anAccessNode,
  createFormNodes,
  createGateKinds,
  type GateIds,
  type Form,
  type Gate,
  type GateKind,
} from './gates.ts'
import { OTHER_LOCALE, retitleGermanDraft, translateToGerman, type Texts } from './translate-to-german.ts'
import { aDraftOfWords, type WordCatalog } from './words.ts'

/** A page behind a gate, or below one without inheriting it, full of words that appear nowhere else. */
export type GatedPage = {
  /** Kind and form of its gate, which also identify its words in the catalog. */
  name: string
  kind: GateKind
  form: Form
  page: TestPage
  action_ids: string[]
  media_ids: string[]
  /** Its own video and its document. */
  file_ids: string[]
  /** The picture of its cover; null where it has none of its own. */
  cover_id: string | null
  /** Something of a member's that shows the page, where there is one. */
  schedule_item: string | null
  /** When it takes place, where it is an event that does. */
  occurrence: string | null
  /** What members have answered, where it is a form. */
  submissions: string[]
  /** The comment that has a file, where somebody could write one. */
  file_comment: string | null
  /** Its texts in the other locale. */
  german: Texts
  /** Search terms for the page: words of its shell, which anyone may know, and words that only readers see. */
  sought: Record<'shell' | 'hidden', readonly string[]>
}

/** A page to request, with the objects that belong to it. */
export type TargetPage = Pick<GatedPage, 'page' | 'action_ids' | 'schedule_item'> & {
  occurrence?: string | null
  submissions?: readonly string[]
  media_ids: readonly string[]
  /** Search terms: words of the page's shell, and words that only its readers see. */
  sought?: Record<'shell' | 'hidden', readonly string[]>
}

/** What pages are created in, and the results collected so far. */
export type ScenarioDraft = {
  fixture: Fixture
  word_catalog: WordCatalog
  gate_ids: GateIds
  nodes: Map<string, AccessNode>
  roots: Record<'course' | 'idle', TestPage>
}

type Seed = PageSeed & { draft: Draft; parent_id: string | null }

/** These get gates that some members pass, so that forms are answered and strangers may know of events. */
const FIRST_TYPES = ['article', 'form', 'event_occurrence']

/** Every type of page that there is. */
export const pageTypes: readonly string[] = [
  ...new Set([...FIRST_TYPES, ...Object.keys(pageTypeDefinitions)]),
]

/** Creates the page with the gate, and its descendants that inherit it, do not, or add another gate. */
export async function createPagesOfKind(
  scenario_draft: ScenarioDraft,
  kind: GateKind,
  { node, above = null, is_included, is_added_late: comes_late }: Gate,
  { chosen, number }: { chosen: readonly Form[]; number: number },
): Promise<GatedPage[]> {
  const { fixture, word_catalog, nodes, roots, gate_ids } = scenario_draft
  const created = new Map<Form, GatedPage>()
  const seeds: Seed[] = []
  const parentOf = (form: Form): string | null => {
    if (form === 'own') return above ? roots[above].id : null
    return created.get(form === 'twice' ? 'inherited' : 'own')?.page.id ?? null
  }
  for (const form of chosen) {
    const page_input = { ...createFormNodes(gate_ids)[form], ...(form === 'own' && !comes_late ? node : {}) }
    const parent_id = parentOf(form)
    const type = comes_late
      ? LATE_PAGE_TYPES[form === 'own' ? 'own' : 'below']
      : choosePageType(node, number + created.size)
    const { page, seed } = await createPageOfWords(scenario_draft, {
      kind,
      form,
      content_type: type,
      number: number + created.size,
    })
    created.set(form, page)
    const included_in = form === 'own' && is_included ? [gate_ids.product] : []
    const is_progress_root = page_input.is_progress_root === true || pageTraits(type).is_progress_container
    nodes.set(page.page.id, {
      ...anAccessNode(page.page.id, parent_id, { ...page_input, is_progress_root }),
      included_in,
    })
    seeds.push({ ...seed, node: page_input, parent_id })
  }
  for (const { parent_id, ...seed } of seeds) {
    const at = fixture.api.clock.now()
    await fixture.api.inApp(fixture.app.id, (tx) =>
      createPages(tx, { parent_id, pages: [seed], by: 'Maren Oduya', at }),
    )
  }
  const drafts = new Map(seeds.map(({ id, draft }) => [id, draft]))
  for (const gated of created.values()) {
    const { page, name } = gated
    const translated = { name, id: page.id, content_type: page.content_type }
    gated.german = await translateToGerman(fixture.app, word_catalog, {
      ...translated,
      draft: requireDraft(drafts, page.id),
    })
    gated.sought = { ...gated.sought, hidden: pickWords(word_catalog, name) }
  }
  return [...created.values()]
}

function requireDraft(drafts: ReadonlyMap<string, Draft>, id: string): Draft {
  const draft = drafts.get(id)
  if (!draft) throw new Error('A page was made without a draft.')
  return draft
}

/** Returns a word of a text block and one of its translation. */
function pickWords({ word_map: word_list }: WordCatalog, name: string): string[] {
  const inside = [...word_list.values()].filter(({ page, level }) => page === name && level === 'hidden')
  const own = inside.find(({ place: word_place }) => word_place.startsWith('blocks.text.'))
  const german = inside.find(({ place: word_place }) => word_place.startsWith(OTHER_LOCALE))
  return [own, german].flatMap((word) => word?.text ?? [])
}

/** Page types that members can start, and the ones inside them. */
const LATE_PAGE_TYPES = { own: 'program', below: 'workout' } as const

/** Each page another type; what waits for the start of what is above it is none that is started itself. */
function choosePageType(node: Gate['node'], number: number): string {
  const type = pageTypes[number % pageTypes.length] ?? 'generic'
  const is_waiting = Boolean(node.unlock_duration_seconds ?? node.schedule_interval)
  return is_waiting && pageTraits(type).is_progress_container ? 'generic' : type
}

type PageRequest = { kind: GateKind; form: Form; content_type: string; number: number }

async function createPageOfWords(
  { fixture, word_catalog }: ScenarioDraft,
  { kind, form, content_type, number }: PageRequest,
) {
  const name = `${kind} ${form}`
  const is_silent = number % 2 === 1
  const file = (word_place: string) => word_catalog.word(name, word_place, 'studio')
  const small = { width: 8, height: 6 }
  const [body, shell] = await Promise.all(
    ['a picture', 'a cover'].map((one) =>
      aPicture(fixture.app, {
        ...small,
        name: file(`the name of ${one}`),
        alt: file(`the words for ${one}`),
      }),
    ),
  )
  const [video = '', document = ''] = await Promise.all(
    (['video', 'file'] as const).map(async (kind) => {
      const id = await aStoredFile(
        fixture.app,
        kind,
        word_catalog.word(name, `the name of a ${kind}`, 'hidden'),
      )
      word_catalog.addId(id, name, `the id of a ${kind}`, 'hidden')
      return id
    }),
  )
  const pictures = { body: body?.id ?? '', shell: shell?.id ?? '', document, video }
  const { draft, action_ids } = aDraftOfWords(name, content_type, { word_catalog, pictures, is_silent })
  const path = `/${word_catalog.word(name, 'path', 'shell')}`
  const page = { id: newId(), path, title: draft.title, content_type }
  word_catalog.addId(page.id, name, 'the id', 'shell')
  const gated: GatedPage = {
    name,
    kind,
    form,
    page,
    action_ids,
    media_ids: [pictures.body, pictures.shell],
    file_ids: [document, video],
    cover_id: is_silent ? null : pictures.shell,
    schedule_item: null,
    occurrence: null,
    submissions: [],
    file_comment: null,
    german: {},
    sought: { shell: [draft.title], hidden: [] },
  }
  return { page: gated, seed: { id: page.id, content_type, draft, path } }
}

/** Locks the pages whose gates are added late, as their owner does. */
export async function closeLateGates(
  { fixture: { app }, nodes, gate_ids }: ScenarioDraft,
  pages: readonly GatedPage[],
): Promise<void> {
  for (const [kind, { node, is_added_late: comes_late }] of Object.entries(createGateKinds(gate_ids)) as [
    GateKind,
    Gate,
  ][]) {
    const gated = pages.find((one) => one.kind === kind && one.form === 'own')
    const before = nodes.get(gated?.page.id ?? '')
    if (!comes_late || !gated || !before) continue
    await setPageAccess(app, gated.page.id, node)
    nodes.set(gated.page.id, { ...before, ...node })
  }
}

/** Has a product include pages, as its owner does. */
export async function includePages(
  { fixture }: ScenarioDraft,
  product: TestProduct,
  page_ids: string[],
): Promise<void> {
  const versions = [{ ...ONCE, id: versionOf(product) }]
  const changed = { id: product.id, title: product.title, versions, included_page_ids: page_ids }
  await fixture.api.as(ownerOf(fixture.app)).call('commerce.updateProduct', changed)
}

/** Publishes, then makes two published pages each other's parent, which only a bug of ours could do. */
export async function publishCircularTree(
  { fixture: { api, app }, nodes }: ScenarioDraft,
  pages: readonly GatedPage[],
): Promise<string> {
  const [one, other] = pages.map(({ page }) => page.id)
  if (one === undefined || other === undefined) throw new Error('A circle is made of two pages.')
  const [services, now, by] = [api.services, api.clock.now(), { name: 'Maren Oduya' }]
  return api.inApp(app.id, async (tx) => {
    const { release_id } = await publishNow({ tx, emit: createEmit(tx, services), services, now, by })
    for (const [id, parent] of [
      [one, other],
      [other, one],
    ] as const) {
      await sql`update access_nodes set parent_id = ${parent} where page_id = ${id}`.execute(tx)
      await sql`update page_versions set parent_id = ${parent} where page_id = ${id}`.execute(tx)
      nodes.set(id, anAccessNode(id, parent, {}))
    }
    await bumpAccessEpoch(tx)
    return release_id
  })
}

/** Writes into the draft after the publish, as an owner does who has not finished yet. */
export async function editUnpublished(
  { fixture: { api, app }, word_catalog }: ScenarioDraft,
  gated: GatedPage,
): Promise<void> {
  const { name, page, german } = gated
  const owner = api.as(ownerOf(app))
  const { revision, draft } = await owner.call('pages.getStudioPage', { id: page.id })
  const title = word_catalog.word(name, 'a new title', 'draft_shell')
  const blocks = [...draft.blocks, aTextBlock(word_catalog.word(name, 'a new block', 'draft'))]
  await owner.call('pages.saveDraft', { id: page.id, revision, draft: { ...draft, title, blocks } })
  const retitled = word_catalog.word(name, 'a new title in German', 'draft_shell')
  await retitleGermanDraft(app, page.id, { ...german, title: retitled })
}
