import { pageTypeDefinitions } from '@foyer/content/definitions'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { AccessNode } from '@foyer/domain/access'
import { createPages, type PageSeed } from '../../src/features/pages/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { aProduct } from '../factories/commerce.ts'
import { aPicture } from '../factories/media.ts'
import { say } from '../factories/messaging.ts'
import { aBlock, aPage, aTextBlock, drawPlainly, publishApp, type TestPage } from '../factories/pages.ts'
import { aScheduledItem } from '../factories/schedule.ts'
import { aServer } from '../harness.ts'
import { ownerOf, tomorrow } from '../matrix/objects.ts'
import { aWorld, type Member, type World } from '../matrix/world.ts'
import {
  aNode,
  formNodes,
  forms,
  gateKinds,
  mayRead,
  type Above,
  type Form,
  type GateKind,
  type Rules,
} from './gates.ts'
import { aCast, loseAll, theKnockers, type Holdings, type Knockers } from './knockers.ts'
import { aBook, aDraftOfWords, type Book } from './words.ts'

/** A page behind a gate, or below one without asking for it, full of words that stand nowhere else. */
export type GatedPage = {
  /** Kind and form of its gate, by which its words are found in the book. */
  name: string
  kind: GateKind
  form: Form
  page: TestPage
  action_ids: string[]
  media_ids: string[]
  /** Something of a member's that shows the page, where there is one. */
  schedule_item: string | null
}

/** An app of gated pages with everyone who knocks, and the rules by which each is judged. */
export type SweptPlace = {
  world: World
  book: Book
  pages: GatedPage[]
  rules: Rules
  knockers: Knockers
  holder: Member
}

/** Kinds of which the reduced sweep takes every form; of the others it takes the page that has the gate itself. */
const IN_EVERY_FORM: readonly GateKind[] = ['bought', 'private', 'dripped']
/** What the holder and the one who lost everything leave on pages. */
const TRACED: readonly GateKind[] = ['bought', 'private', 'login', 'either']

const HOUR_MS = 3_600_000
/** After this a day and its midnight are over wherever they begin, and no plan of the matrix's world is due yet. */
const SINCE_START_MS = 48 * HOUR_MS

/** Makes the pages, the traces that people left on them, and then everyone who knocks. */
export async function aSweptPlace({ is_whole }: { is_whole: boolean }): Promise<SweptPlace> {
  const api = await aServer()
  api.clock.advance(-SINCE_START_MS)
  const world = await aWorld()
  await drawPlainly()
  const { app } = world
  const [product, other] = [await aProduct(app), await aProduct(app)]
  await aPage(app, { path: '/', title: 'Home', words: 'Welcome.' })
  const root = { content_type: 'program', node: { is_progress_root: true } }
  const course = await aPage(app, { ...root, path: '/course', title: 'Course' })
  const idle = await aPage(app, { ...root, path: '/idle', title: 'Idle' })

  const asked = {
    ...{ product: product.id, other_product: other.id },
    opens_at: new Date(api.clock.now().getTime() + 30 * 24 * HOUR_MS).toISOString(),
  }
  const book = aBook()
  const plot: Plot = { world, book, nodes: new Map(), roots: { course, idle } }
  for (const { id } of [course, idle]) plot.nodes.set(id, aNode(id, null, root.node))
  const pages: GatedPage[] = []
  for (const [kind, gate] of Object.entries(gateKinds(asked)) as [GateKind, Planned][]) {
    const chosen = is_whole || IN_EVERY_FORM.includes(kind) ? forms : (['own'] as const)
    pages.push(...(await pagesOfKind(plot, kind, gate, { chosen, number: pages.length })))
  }
  await listsOf(world, pages)
  await publishApp(app)

  const private_pages = pages.flatMap(({ page }) => (plot.nodes.get(page.id)?.is_private ? [page.id] : []))
  const holdings: Holdings = { product: product.id, other_product: other.id, private_pages }
  const cast = await aCast(world, holdings)
  const started_at = api.clock.now().toISOString()
  const own_root = pages.find(({ name }) => name === 'own_root own')?.page ?? course
  for (const { id } of [course, own_root]) await api.as(cast.holder).call('progress.startPage', { id })
  const runs = new Map([course.id, own_root.id].map((id) => [id, started_at]))

  api.clock.advance(SINCE_START_MS)
  const now = api.clock.now().toISOString()
  const rules: Rules = { app: app.access, nodes: plot.nodes, now, zone: app.time_zone }
  const traced = pages.filter(({ kind, form }) => form === 'own' && TRACED.includes(kind))
  for (const member of [cast.holder, cast.ended]) await leaveTraces(plot, member, traced)
  const completed = new Set(traced.map(({ page }) => page.id))
  const done = { holder: { runs, completed }, ended: { runs: new Map<string, string>(), completed } }
  await loseAll(world, cast.ended, holdings)
  const knockers = await theKnockers(world, holdings, cast, done)
  for (const { name, page } of pages) {
    if (!mayRead(rules, page.id, knockers.holder.facts)) continue
    await say(cast.holder, page.id, book.word(name, 'a comment', 'comment'))
  }
  for (const page of pages) await editUnseen(plot, page)
  return { world, book, pages, rules, knockers, holder: cast.holder }
}

type Planned = { node: Partial<AccessNodeInput>; above?: Above }
type Plot = {
  world: World
  book: Book
  nodes: Map<string, AccessNode>
  roots: Record<'course' | 'idle', TestPage>
}

const types = [...Object.keys(pageTypeDefinitions), 'pack']

/** The page with the gate, below it one that inherits it, below that another, and one beside that does not. */
async function pagesOfKind(
  plot: Plot,
  kind: GateKind,
  { node, above = null }: Planned,
  { chosen, number }: { chosen: readonly Form[]; number: number },
): Promise<GatedPage[]> {
  const { world, nodes, roots } = plot
  const made = new Map<Form, GatedPage>()
  const seeds: (PageSeed & { parent_id: string | null })[] = []
  const top = above ? roots[above].id : null
  const parentOf: Record<Form, () => string | null> = {
    own: () => top,
    inherited: () => made.get('own')?.page.id ?? null,
    twice: () => made.get('inherited')?.page.id ?? null,
    apart: () => made.get('own')?.page.id ?? null,
  }
  for (const form of chosen) {
    const wish = { ...formNodes[form], ...(form === 'own' ? node : {}) }
    const parent_id = parentOf[form]()
    const { page, seed } = await aPageOfWords(plot, kind, form, number + made.size)
    made.set(form, page)
    nodes.set(page.page.id, aNode(page.page.id, parent_id, wish))
    seeds.push({ ...seed, node: wish, parent_id })
  }
  for (const { parent_id, ...seed } of seeds) {
    const at = world.api.clock.now()
    await world.api.inApp(world.app.id, (tx) =>
      createPages(tx, { parent_id, pages: [seed], by: 'Maren Oduya', at }),
    )
  }
  return [...made.values()]
}

async function aPageOfWords({ world, book }: Plot, kind: GateKind, form: Form, number: number) {
  const name = `${kind} ${form}`
  const content_type = types[number % types.length] ?? 'generic'
  const file = (place: string) => book.word(name, place, 'studio')
  const small = { width: 8, height: 6 }
  const [body, shell] = await Promise.all(
    ['a picture', 'a cover'].map((one) =>
      aPicture(world.app, { ...small, name: file(`the name of ${one}`), alt: file(`the words for ${one}`) }),
    ),
  )
  const pictures = { body: body?.id ?? '', shell: shell?.id ?? '' }
  const { draft, action_ids } = aDraftOfWords(name, content_type, {
    ...{ book, pictures, is_silent: number % 2 === 1 },
  })
  const path = `/${book.word(name, 'path', 'shell')}`
  const page = { id: newId(), path, title: draft.title, content_type }
  const gated: GatedPage = {
    ...{ name, kind, form, page, action_ids, media_ids: Object.values(pictures), schedule_item: null },
  }
  return { page: gated, seed: { id: page.id, content_type, draft, path } }
}

/** Open pages that name the gated ones: by hand, as children, and by their type. */
async function listsOf({ app }: World, pages: readonly GatedPage[]): Promise<void> {
  const ids = pages.map(({ page }) => page.id)
  const some = (from: number) =>
    aBlock('collection', { source: 'pages', page_ids: ids.slice(from, from + 48) })
  const below = pages.map(({ page }) => aBlock('collection', { source: 'children', parent_page_id: page.id }))
  const typed = Object.keys(pageTypeDefinitions).map((content_type) =>
    aBlock('collection', { source: 'content_type', content_type, limit: 48 }),
  )
  const blocks = [some(0), some(48), ...below, ...typed]
  await aPage(app, { path: '/links', title: 'Links', draft: { blocks } })
}

/** What a member leaves on pages: done, kept, on the calendar. */
async function leaveTraces({ world }: Plot, member: Member, pages: readonly GatedPage[]): Promise<void> {
  const as = world.api.as(member)
  for (const gated of pages) {
    const { id } = gated.page
    await as.call('progress.completePage', { id })
    await as.call('progress.toggleBookmark', { id })
    const item = await aScheduledItem(member, id, tomorrow(world.api.clock.now()))
    gated.schedule_item ??= item.id
  }
}

/** Writes into the draft after the publish, as an owner does who has not finished yet. */
async function editUnseen({ world: { api, app }, book }: Plot, { name, page }: GatedPage): Promise<void> {
  const owner = api.as(ownerOf(app))
  const { revision, draft } = await owner.call('pages.getStudioPage', { id: page.id })
  const title = book.word(name, 'a new title', 'draft')
  const blocks = [...draft.blocks, aTextBlock(book.word(name, 'a new block', 'draft'))]
  await owner.call('pages.saveDraft', { id: page.id, revision, draft: { ...draft, title, blocks } })
}
