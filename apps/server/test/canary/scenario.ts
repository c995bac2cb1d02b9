import { newContentRule, pageTypeDefinitions } from '@foyer/content/definitions'
import { aProduct } from '../factories/commerce.ts'
import { aBlock, aPage, usePlainRenderer } from '../factories/pages.ts'
import { aScheduledItem, waitForOccurrences } from '../factories/schedule.ts'
import { addLocales } from '../factories/translations.ts'
import { aServer } from '../harness.ts'
import { tomorrow } from '../matrix/objects.ts'
import { aFixture, type Kind, type Member, type Fixture } from '../matrix/fixture.ts'
import {
  anAccessNode,
  forms,
  createGateKinds,
  canRead,
  type Form,
  type Gate,
  type GateKind,
  type Rules,
} from './gates.ts'
import { OTHER_LOCALE } from './translate-to-german.ts'
import {
  someScenarioMembers,
  revokeAll,
  createDraftActors,
  createActors,
  type OwnedAccess,
  type CanaryActors,
} from './actors.ts'
import { liftLimits } from './lift-limits.ts'
import {
  editUnpublished,
  includePages,
  createPagesOfKind,
  publishCircularTree,
  closeLateGates,
  type TargetPage,
  type GatedPage,
  type ScenarioDraft,
} from './create-pages.ts'
import { aWordCatalog, type WordCatalog } from './words.ts'
import { aMessageUpload, postMessage } from '../factories/messaging.ts'

/** An app of gated pages with all actors, and the rules that results are checked against. */
export type Scenario = {
  fixture: Fixture
  word_catalog: WordCatalog
  pages: GatedPage[]
  rules: Rules
  actors: CanaryActors
  holder: Member
  /** Pages that the holder has completed, bookmarked and scheduled. */
  traced: readonly GatedPage[]
  /** Open pages that list the gated ones. */
  lists: readonly TargetPage[]
  /** Other objects that requests can name. */
  named_objects: NamedObjects
}

/** Ids by kind. */
export type NamedObjects = Partial<Record<Kind, readonly string[]>>

/** The forms per gate kind in the reduced scan, beside the page with the gate itself. */
const REDUCED_FORMS: Partial<Record<GateKind, readonly Form[]>> = {
  bought: forms,
  private: ['own', 'inherited'],
}
/** Gate kinds of pages on which the holder and the former owner leave activity. */
const TRACED_KINDS: readonly GateKind[] = ['bought', 'private', 'login', 'either', 'included']

/** How many pages a short list names. */
export const SHORT_LIST_SIZE = 3

const HOUR_MS = 3_600_000
/** After this a day and its midnight have passed in every time zone, and no plan of the fixture is due yet. */
const SINCE_START_MS = 48 * HOUR_MS

/** Creates the pages, the activity on them, and then all actors. */
export async function aScenario({ is_whole }: { is_whole: boolean }): Promise<Scenario> {
  const api = await aServer()
  liftLimits()
  api.clock.advance(-SINCE_START_MS)
  await usePlainRenderer()
  const fixture = await aFixture()
  const { app } = fixture
  await addLocales(app, [OTHER_LOCALE])
  const [product, other] = [await aProduct(app), await aProduct(app)]
  const bookmarked = await aProduct(app, { is_hidden: true })
  const scenario_draft = await aScenarioDraft(fixture, {
    product: product.id,
    other_product: other.id,
    login_only_product: bookmarked.id,
  })
  const { word_catalog, nodes, gate_ids: asked, roots } = scenario_draft
  const pages: GatedPage[] = []
  for (const [kind, gate] of Object.entries(createGateKinds(asked)) as [GateKind, Gate][]) {
    const chosen = chooseForms(kind, gate, is_whole)
    pages.push(...(await createPagesOfKind(scenario_draft, kind, gate, { chosen, number: pages.length })))
  }
  word_catalog.addId(bookmarked.id, 'login_bought own', 'the product', 'gate')
  word_catalog.addId(asked.kept_moment, 'login_dated own', 'the moment', 'gate')
  const included = [...nodes.values()].filter((node) => node.included_in?.length)
  await includePages(
    scenario_draft,
    product,
    included.map(({ page_id }) => page_id),
  )
  const lists = await createListPages(fixture, pages)
  const release = await publishCircularTree(
    scenario_draft,
    pages.filter(({ kind }) => kind === 'looped'),
  )
  for (const gated of pages.filter(({ page }) => page.content_type === 'event_occurrence'))
    gated.occurrence = (await waitForOccurrences(fixture.app, gated.page))[0]?.id ?? null

  const gate_ids = [...nodes.values()].filter((node) => node.is_private && !included.includes(node))
  const private_pages = gate_ids.map(({ page_id }) => page_id)
  const owned_access: OwnedAccess = { product: product.id, other_product: other.id, private_pages }
  const cast = await someScenarioMembers(fixture, owned_access)
  const started_at = api.clock.now().toISOString()
  const own_root = pages.find(({ name }) => name === 'own_root own')?.page ?? roots.course
  const started = [roots.course.id, own_root.id]
  for (const id of started) await api.as(cast.holder).call('progress.startPage', { id })
  for (const { page } of pages.filter(isStarted))
    for (const member of [cast.holder, cast.ended])
      await api.as(member).call('progress.startPage', { id: page.id })
  await closeLateGates(scenario_draft, pages)
  const runs = new Map(started.map((id) => [id, started_at]))

  api.clock.advance(SINCE_START_MS)
  const now = api.clock.now().toISOString()
  const rules: Rules = { app: app.access, nodes, now, zone: app.time_zone }
  const traced = pages.filter(({ kind, form }) => form === 'own' && TRACED_KINDS.includes(kind))
  for (const member of [cast.holder, cast.ended]) await createActivity(fixture, member, traced)
  const completed = new Set(traced.map(({ page }) => page.id))
  const done = { holder: { runs, completed }, ended: { runs: new Map<string, string>(), completed } }
  await revokeAll(fixture, cast.ended, owned_access)
  const people = await createActors(fixture, owned_access, cast, done)
  for (const gated of pages)
    if (canRead(rules, gated.page.id, people.holder.facts))
      await leaveComments(fixture, word_catalog, cast.holder, gated)
  for (const [by, { facts }] of [
    [cast.holder, people.holder],
    [cast.ended, people.ended],
  ] as const)
    for (const gated of pages.filter(({ page }) => page.content_type === 'form')) {
      if (!canRead(rules, gated.page.id, facts)) continue
      const submission = await answerForm(fixture, word_catalog, by, gated)
      if (submission !== null) gated.submissions.push(submission)
    }
  for (const gated of pages) await editUnpublished(scenario_draft, gated)
  const actors: CanaryActors = {
    ...people,
    ...(await createDraftActors(fixture, owned_access, findRoot(pages))),
  }
  const named_objects: NamedObjects = { product: [product.id, other.id], release: [release] }
  return { fixture, word_catalog, pages, rules, actors, holder: cast.holder, traced, named_objects, lists }
}

/** Members start these pages before they are locked. */
const isStarted = ({ kind, form }: GatedPage): boolean => kind === 'private_late' && form === 'own'

/** Every form in the whole sweep; in the reduced one what some kinds have in every form, the others have once. */
function chooseForms(
  kind: GateKind,
  { is_circular: loops, is_added_late: comes_late }: Gate,
  is_whole: boolean,
): readonly Form[] {
  if (loops) return ['own', 'inherited']
  if (comes_late) return ['own', 'inherited', 'apart']
  return is_whole ? forms : (REDUCED_FORMS[kind] ?? ['own'])
}

function findRoot(pages: readonly GatedPage[]) {
  return (kind: GateKind) => {
    const root = pages.find((gated) => gated.kind === kind)
    if (!root) throw new Error(`No page is ${kind}.`)
    return root.page
  }
}

/** Creates the pages around the gated ones: a home page, two courses as parents, an overlay with a product. */
async function aScenarioDraft(
  fixture: Fixture,
  products: Pick<ScenarioDraft['gate_ids'], 'product' | 'other_product' | 'login_only_product'>,
): Promise<ScenarioDraft> {
  const { app, api } = fixture
  await aPage(app, { path: '/', title: 'Home', body_text: 'Welcome.' })
  const root = { content_type: 'program', node: { is_progress_root: true } }
  const course = await aPage(app, { ...root, path: '/course', title: 'Course' })
  const idle = await aPage(app, { ...root, path: '/idle', title: 'Idle' })
  const overlay = await aPage(app, { path: '/offer', title: 'Offer', body_text: 'What you get.' })
  const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS).toISOString()
  const moments = { opens_at: inHours(30 * 24), kept_moment: inHours(31 * 24 + 1), opened_at: inHours(1) }
  const asked = { ...products, ...moments, overlay: overlay.id }
  const nodes: ScenarioDraft['nodes'] = new Map(
    [course, idle].map(({ id }) => [id, anAccessNode(id, null, root.node)]),
  )
  return { fixture, word_catalog: aWordCatalog(), gate_ids: asked, nodes, roots: { course, idle } }
}

/** Open pages that name the gated ones: by hand, as children, and by their type. */
async function createListPages({ app }: Fixture, pages: readonly GatedPage[]): Promise<TargetPage[]> {
  const ids = pages.map(({ page }) => page.id)
  const by_hand = Array.from({ length: Math.ceil(ids.length / 48) }, (_, part) =>
    aBlock('collection', { source: 'pages', page_ids: ids.slice(part * 48, part * 48 + 48) }),
  )
  const below = pages.map(({ page }) => aBlock('collection', { source: 'children', parent_page_id: page.id }))
  const typed = Object.keys(pageTypeDefinitions).map((content_type) =>
    aBlock('collection', { source: 'rule', rule: newContentRule(content_type), limit: 48 }),
  )
  const blocks = [...by_hand, ...below, ...typed]
  const links = await aPage(app, { path: '/links', title: 'Links', draft: { blocks } })
  const short = Object.keys(pageTypeDefinitions).map((content_type) =>
    aBlock('collection', { source: 'rule', rule: newContentRule(content_type), limit: SHORT_LIST_SIZE }),
  )
  const short_list = await aPage(app, {
    path: '/links-short',
    title: 'Short links',
    draft: { blocks: short },
  })
  return [links, short_list].map((page) => ({ page, action_ids: [], media_ids: [], schedule_item: null }))
}

/** Creates a member's activity on pages: completed, bookmarked, scheduled. */
async function createActivity({ api }: Fixture, member: Member, pages: readonly GatedPage[]): Promise<void> {
  const as = api.as(member)
  for (const gated of pages) {
    const { id } = gated.page
    await as.call('progress.completePage', { id })
    await as.call('progress.toggleBookmark', { id })
    const item = await aScheduledItem(member, id, tomorrow(api.clock.now()))
    gated.schedule_item ??= item.id
  }
}

/** Answers every text question of a form if the actor may; returns the submission, or null. */
async function answerForm(
  { api }: Fixture,
  word_catalog: WordCatalog,
  by: Member,
  { name, page: { id } }: GatedPage,
): Promise<string | null> {
  const caller_api = api.as(by)
  const access = await caller_api.call('pages.getPageAccess', { id })
  if (!access.granted || !access.may_act) return null
  const { form_groups } = await caller_api.call('forms.getForm', { id })
  const loaded_form = form_groups.flatMap(({ form_fields }) => form_fields)
  const submitted_values = loaded_form
    .filter(({ value_type }) => value_type === 'text')
    .map((field) => ({
      form_field_id: field.id,
      value: word_catalog.word(name, `the answer to ${field.label}`, 'answer', by.user_id),
    }))
  return (await caller_api.call('forms.submitForm', { id, submitted_values })).submission_id
}

/** Adds comments to a page: one with a like, one with a link, one with a file, and deleted ones. */
async function leaveComments(
  { api }: Fixture,
  word_catalog: WordCatalog,
  by: Member,
  gated: GatedPage,
): Promise<void> {
  const { name, page } = gated
  const { id } = page
  const as = api.as(by)
  const comment = word_catalog.word(name, 'a comment', 'comment')
  gated.sought = { ...gated.sought, hidden: [...gated.sought.hidden, comment] }
  const { messages } = await postMessage(by, id, comment)
  for (const { message_ts } of messages)
    await as.call('messaging.postMessage', { id, data: { action: 'like', message_ts } })

  const link = `https://example.com/${word_catalog.word(name, 'the link of a comment', 'comment')}`
  await postMessage(by, id, `${word_catalog.word(name, 'a comment with a link', 'comment')} ${link}`)

  const sendFile = async (place: string, level: 'comment' | 'deleted') => {
    const [title, text] = [`the name of ${place}`, `the text of ${place}`].map((part) =>
      word_catalog.word(name, part, level),
    )
    const file = { kind: 'file' as const, name: `${title}.txt`, bytes: Buffer.from(text ?? '') }
    const upload = await aMessageUpload(by, id, file)
    const data = { action: 'publish' as const, file_id: upload.id }
    return (await as.call('messaging.postMessage', { id, data })).messages
  }
  gated.file_comment = (await sendFile('the file of a comment', 'comment'))[0]?.message_ts ?? null

  const deleted = await postMessage(by, id, word_catalog.word(name, 'a comment that was deleted', 'deleted'))
  const deleted_file = await sendFile('the file of a deleted comment', 'deleted')
  for (const { message_ts } of [...deleted.messages, ...deleted_file])
    await as.call('messaging.postMessage', { id, data: { action: 'delete', message_ts } })
}
