import { pageTypeDefinitions } from '@foyer/content/definitions'
import { aProduct } from '../factories/commerce.ts'
import { aBlock, aPage, drawPlainly } from '../factories/pages.ts'
import { aScheduledItem, occurrencesOf } from '../factories/schedule.ts'
import { speakLocales } from '../factories/translations.ts'
import { aServer } from '../harness.ts'
import { tomorrow } from '../matrix/objects.ts'
import { aWorld, type Kind, type Member, type World } from '../matrix/world.ts'
import { answerForm } from './answers.ts'
import { leaveComments } from './comments.ts'
import { aNode, forms, gateKinds, mayRead, type Form, type Gate, type GateKind, type Rules } from './gates.ts'
import { OTHER_LOCALE } from './in-german.ts'
import { aCast, loseAll, shownDrafts, theKnockers, type Holdings, type Knockers } from './knockers.ts'
import { liftLimits } from './lift-limits.ts'
import {
  editUnseen,
  includePages,
  pagesOfKind,
  publishInCircle,
  shutLate,
  type AimedPage,
  type GatedPage,
  type Plot,
} from './plot.ts'
import { aBook, type Book } from './words.ts'

/** An app of gated pages with everyone who knocks, and the rules by which each is judged. */
export type SweptPlace = {
  world: World
  book: Book
  pages: GatedPage[]
  rules: Rules
  knockers: Knockers
  holder: Member
  /** Pages that the holder has completed, kept and put on the calendar. */
  traced: readonly GatedPage[]
  /** Open pages that list the gated ones. */
  lists: readonly AimedPage[]
  /** What else can be named beside the pages. */
  things: Things
}

/** Ids by what they stand for. */
export type Things = Partial<Record<Kind, readonly string[]>>

/** What the reduced sweep takes of a kind beside the page that has the gate itself. */
const REDUCED: Partial<Record<GateKind, readonly Form[]>> = {
  bought: forms,
  private: ['own', 'inherited'],
}
/** What the holder and the one who lost everything leave on pages. */
const TRACED: readonly GateKind[] = ['bought', 'private', 'login', 'either', 'included']

/** How many pages a short list names. */
export const SHORT = 3

const HOUR_MS = 3_600_000
/** After this a day and its midnight are over wherever they begin, and no plan of the matrix's world is due yet. */
const SINCE_START_MS = 48 * HOUR_MS

/** Makes the pages, the traces that people left on them, and then everyone who knocks. */
export async function aSweptPlace({ is_whole }: { is_whole: boolean }): Promise<SweptPlace> {
  const api = await aServer()
  liftLimits()
  api.clock.advance(-SINCE_START_MS)
  await drawPlainly()
  const world = await aWorld()
  const { app } = world
  await speakLocales(app, [OTHER_LOCALE])
  const [product, other] = [await aProduct(app), await aProduct(app)]
  const kept = await aProduct(app, { is_hidden: true })
  const plot = await aPlot(world, {
    product: product.id,
    other_product: other.id,
    kept_product: kept.id,
  })
  const { book, nodes, asked, roots } = plot
  const pages: GatedPage[] = []
  for (const [kind, gate] of Object.entries(gateKinds(asked)) as [GateKind, Gate][]) {
    const chosen = formsOf(kind, gate, is_whole)
    pages.push(...(await pagesOfKind(plot, kind, gate, { chosen, number: pages.length })))
  }
  book.note(kept.id, 'login_bought own', 'the product', 'gate')
  book.note(asked.kept_moment, 'login_dated own', 'the moment', 'gate')
  const included = [...nodes.values()].filter((node) => node.included_in?.length)
  await includePages(
    plot,
    product,
    included.map(({ page_id }) => page_id),
  )
  const lists = await listsOf(world, pages)
  const release = await publishInCircle(
    plot,
    pages.filter(({ kind }) => kind === 'looped'),
  )
  for (const gated of pages.filter(({ page }) => page.content_type === 'event_occurrence'))
    gated.occurrence = (await occurrencesOf(world.app, gated.page))[0]?.id ?? null

  const given = [...nodes.values()].filter((node) => node.is_private && !included.includes(node))
  const private_pages = given.map(({ page_id }) => page_id)
  const holdings: Holdings = { product: product.id, other_product: other.id, private_pages }
  const cast = await aCast(world, holdings)
  const started_at = api.clock.now().toISOString()
  const own_root = pages.find(({ name }) => name === 'own_root own')?.page ?? roots.course
  const started = [roots.course.id, own_root.id]
  for (const id of started) await api.as(cast.holder).call('progress.startPage', { id })
  for (const { page } of pages.filter(isBegun))
    for (const member of [cast.holder, cast.ended])
      await api.as(member).call('progress.startPage', { id: page.id })
  await shutLate(plot, pages)
  const runs = new Map(started.map((id) => [id, started_at]))

  api.clock.advance(SINCE_START_MS)
  const now = api.clock.now().toISOString()
  const rules: Rules = { app: app.access, nodes, now, zone: app.time_zone }
  const traced = pages.filter(({ kind, form }) => form === 'own' && TRACED.includes(kind))
  for (const member of [cast.holder, cast.ended]) await leaveTraces(world, member, traced)
  const completed = new Set(traced.map(({ page }) => page.id))
  const done = { holder: { runs, completed }, ended: { runs: new Map<string, string>(), completed } }
  await loseAll(world, cast.ended, holdings)
  const people = await theKnockers(world, holdings, cast, done)
  for (const gated of pages)
    if (mayRead(rules, gated.page.id, people.holder.facts))
      await leaveComments(world, book, cast.holder, gated)
  for (const [by, { facts }] of [
    [cast.holder, people.holder],
    [cast.ended, people.ended],
  ] as const)
    for (const gated of pages.filter(({ page }) => page.content_type === 'form')) {
      if (!mayRead(rules, gated.page.id, facts)) continue
      const submission = await answerForm(world, book, by, gated)
      if (submission !== null) gated.submissions.push(submission)
    }
  for (const gated of pages) await editUnseen(plot, gated)
  const knockers: Knockers = { ...people, ...(await shownDrafts(world, holdings, rootIn(pages))) }
  const things: Things = { product: [product.id, other.id], release: [release] }
  return { world, book, pages, rules, knockers, holder: cast.holder, traced, things, lists }
}

/** Members begin what is shut once they have. */
const isBegun = ({ kind, form }: GatedPage): boolean => kind === 'private_late' && form === 'own'

/** Every form in the whole sweep; in the reduced one what some kinds have in every form, the others have once. */
function formsOf(kind: GateKind, { loops, comes_late }: Gate, is_whole: boolean): readonly Form[] {
  if (loops) return ['own', 'inherited']
  if (comes_late) return ['own', 'inherited', 'apart']
  return is_whole ? forms : (REDUCED[kind] ?? ['own'])
}

function rootIn(pages: readonly GatedPage[]) {
  return (kind: GateKind) => {
    const root = pages.find((gated) => gated.kind === kind)
    if (!root) throw new Error(`No page is ${kind}.`)
    return root.page
  }
}

/** What stands beside the gated pages: a home, two courses to lie below, an overlay that offers a product. */
async function aPlot(
  world: World,
  products: Pick<Plot['asked'], 'product' | 'other_product' | 'kept_product'>,
): Promise<Plot> {
  const { app, api } = world
  await aPage(app, { path: '/', title: 'Home', words: 'Welcome.' })
  const root = { content_type: 'program', node: { is_progress_root: true } }
  const course = await aPage(app, { ...root, path: '/course', title: 'Course' })
  const idle = await aPage(app, { ...root, path: '/idle', title: 'Idle' })
  const overlay = await aPage(app, { path: '/offer', title: 'Offer', words: 'What you get.' })
  const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS).toISOString()
  const moments = { opens_at: inHours(30 * 24), kept_moment: inHours(31 * 24 + 1), opened_at: inHours(1) }
  const asked = { ...products, ...moments, overlay: overlay.id }
  const nodes: Plot['nodes'] = new Map([course, idle].map(({ id }) => [id, aNode(id, null, root.node)]))
  return { world, book: aBook(), asked, nodes, roots: { course, idle } }
}

/** Open pages that name the gated ones: by hand, as children, and by their type. */
async function listsOf({ app }: World, pages: readonly GatedPage[]): Promise<AimedPage[]> {
  const ids = pages.map(({ page }) => page.id)
  const by_hand = Array.from({ length: Math.ceil(ids.length / 48) }, (_, part) =>
    aBlock('collection', { source: 'pages', page_ids: ids.slice(part * 48, part * 48 + 48) }),
  )
  const below = pages.map(({ page }) => aBlock('collection', { source: 'children', parent_page_id: page.id }))
  const typed = Object.keys(pageTypeDefinitions).map((content_type) =>
    aBlock('collection', { source: 'content_type', content_type, limit: 48 }),
  )
  const blocks = [...by_hand, ...below, ...typed]
  const links = await aPage(app, { path: '/links', title: 'Links', draft: { blocks } })
  const short = Object.keys(pageTypeDefinitions).map((content_type) =>
    aBlock('collection', { source: 'content_type', content_type, limit: SHORT }),
  )
  const few = await aPage(app, { path: '/links-short', title: 'Short links', draft: { blocks: short } })
  return [links, few].map((page) => ({ page, action_ids: [], media_ids: [], schedule_item: null }))
}

/** What a member leaves on pages: done, kept, on the calendar. */
async function leaveTraces({ api }: World, member: Member, pages: readonly GatedPage[]): Promise<void> {
  const as = api.as(member)
  for (const gated of pages) {
    const { id } = gated.page
    await as.call('progress.completePage', { id })
    await as.call('progress.toggleBookmark', { id })
    const item = await aScheduledItem(member, id, tomorrow(api.clock.now()))
    gated.schedule_item ??= item.id
  }
}
