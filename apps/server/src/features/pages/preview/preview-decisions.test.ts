import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aPreviewGrant, readPreview } from '#test/factories/draft-previews.ts'
import { aPage, usePlainRenderer, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import type { PageLink } from '@foyer/contract/pages/page-index'
import { ApiError, type InputFor } from '@foyer/contract/client'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
})

type ShownAs = InputFor<'pages.openPreview'>['as']

const SECRET = 'What only readers may read.'
const [BEFORE, OPENS, AFTER] = [
  '2035-01-05T11:59:59.999Z',
  '2035-01-05T12:00:00.000Z',
  '2035-01-05T12:00:00.001Z',
]
const guest = { kind: 'guest' } as const

/** A tree with a page behind each gate, live, and two products. */
async function aGatedTree(app: TestApp) {
  const [gold, silver] = [(await aProduct(app)).id, (await aProduct(app)).id]
  const root = await aPage(app, { content_type: 'program', body_text: SECRET })
  const page = (options: Parameters<typeof aPage>[1]) =>
    aPage(app, { parent: root, body_text: SECRET, ...options })
  const sold = await page({ node: { require_purchase: true, products: [gold] } })
  const pages = {
    root,
    sold,
    open: await page({}),
    login: await page({ node: { require_authentication: true } }),
    browsed: await page({ node: { require_purchase: true, products: [gold], allow_browsing: true } }),
    private: await page({ node: { is_private: true } }),
    later: await page({ node: { is_scheduled: true, unlocks_at: OPENS } }),
    started: await page({ node: { is_scheduled: true, unlock_duration_seconds: 60 } }),
    inherited: await page({ parent: sold, node: { inherit: true } }),
    twice: await page({ parent: sold, node: { inherit: true, require_purchase: true, products: [silver] } }),
    entered: await page({ node: { require_authentication: true, require_purchase: true, products: [gold] } }),
    apart: await page({ parent: sold, node: { inherit: false, require_authentication: true } }),
  }
  await publishApp(app)
  return { pages, gold, silver }
}

/** What a real viewer receives for a page, reduced to the parts that distinguish responses. */
async function readActual(caller: Caller, page: TestPage) {
  try {
    const { access, viewable, shell } = await api.as(caller).call('pages.resolvePage', { path: page.path })
    if (!access.granted)
      return { kind: 'locked' as const, access, viewable: viewable.map((one) => one.page_id), shell }
    const { page: body, links, lists } = await api.as(caller).call('pages.getPageBody', { id: page.id })
    return { kind: 'open' as const, body, lists, ...mapLinks(links) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { kind: 'hidden' as const }
    throw error
  }
}

type Verdict = Awaited<ReturnType<typeof readActual>>
type Gate = Pick<PageLink, 'gate' | 'product_ids' | 'unlocks_at'>

/** Links and their gates separately: a member's own gates come from the tree, not from the link. */
function mapLinks(all: Readonly<Record<string, PageLink>>) {
  const each = <Part>(part: (link: PageLink) => Part): Record<string, Part> =>
    Object.fromEntries(Object.entries(all).map(([id, link]) => [id, part(link)]))
  return {
    links: each(({ path, title, facts, cover }) => ({ path, title, facts, cover })),
    gates: each(({ gate, product_ids, unlocks_at }): Gate => ({ gate, product_ids, unlocks_at })),
  }
}

const GATES = {
  AUTHENTICATION_REQUIRED: 'login',
  PURCHASE_REQUIRED: 'purchase',
  START_REQUIRED: 'progress',
  IS_SCHEDULED: 'scheduled',
} as const

/** The gate that a link to a page must show to a viewer with this decision. */
function getGate(verdict: Verdict | undefined): Gate {
  if (!verdict || !('access' in verdict)) return { gate: 'open', product_ids: [], unlocks_at: null }
  const { reason, denied_by, product_ids, available_after } = verdict.access
  const shown_reason = denied_by ?? reason
  return {
    gate: shown_reason in GATES ? GATES[shown_reason as keyof typeof GATES] : 'open',
    product_ids,
    unlocks_at: available_after,
  }
}

/** The responses for a real viewer for every page, with each link gated like the page that it leads to. */
async function readVerdicts(
  caller: Caller,
  pages: readonly TestPage[],
): Promise<ReadonlyMap<string, Verdict>> {
  const shown_reason = new Map<string, Verdict>()
  for (const page of pages) shown_reason.set(page.id, await readActual(caller, page))
  if (!('user_id' in caller)) return shown_reason
  return new Map(
    [...shown_reason].map(([id, verdict]): [string, Verdict] => {
      if (!('gates' in verdict)) return [id, verdict]
      const gates = Object.keys(verdict.gates).map((to) => [to, getGate(shown_reason.get(to))] as const)
      return [id, { ...verdict, gates: Object.fromEntries(gates) }]
    }),
  )
}

async function previewAs(app: TestApp, page: TestPage, as: ShownAs, at?: string) {
  return previewByGrant(app, page, (await aPreviewGrant(app, page, { as, ...(at ? { at } : {}) })).grant)
}

async function previewByGrant(app: TestApp, page: TestPage, grant: string) {
  const found = await readPreview(app, page, grant)
  if (found.kind === 'hidden') return { kind: 'hidden' }
  if (found.kind === 'open') {
    const { page: body, links, lists } = found.index
    return { kind: 'open', body, lists, ...mapLinks(links) }
  }
  const { access, viewable, shell } = found
  return { kind: 'locked', access, viewable: viewable.map((one) => one.page_id), shell }
}

describe.each([
  ['an open app', {}],
  ['an app for members', { require_sign_in: true }],
  ['an app that is sold', { is_subscriber_only: true }],
  ['a private app', { is_private: true }],
])('what is shown of live pages in %s', (_what, access) => {
  it('is what a guest and members with those products see', async () => {
    const app = await anApp({ access })
    const { pages, gold, silver } = await aGatedTree(app)
    const buyers = await Promise.all(
      [[], [gold], [silver], [gold, silver]].map(async (product_ids) => {
        const member = await aMember(app)
        for (const product_id of product_ids) await aGrant(app, member, { product_id })
        return { as: { kind: 'member' as const, product_ids }, caller: member as Caller }
      }),
    )
    for (const { as, caller } of [{ as: guest, caller: { slug: app.slug } }, ...buyers]) {
      const { grant } = await aPreviewGrant(app, pages.root, { as })
      const real = await readVerdicts(caller, Object.values(pages))
      for (const [name, page] of Object.entries(pages)) {
        const previewed = await previewByGrant(app, page, grant)
        expect({ name, as, ...previewed }).toEqual({ name, as, ...real.get(page.id) })
      }
    }
  }, 60_000)
})

describe('the instant of a preview', () => {
  it('is precise to the millisecond', async () => {
    const app = await anApp()
    const page = await aPage(app, { body_text: SECRET, node: { is_scheduled: true, unlocks_at: OPENS } })
    const kinds = await Promise.all([BEFORE, OPENS, AFTER].map((at) => previewAs(app, page, guest, at)))
    expect(kinds.map(({ kind }) => kind)).toEqual(['locked', 'open', 'open'])
    expect(kinds[0]).toMatchObject({ access: { reason: 'IS_SCHEDULED', available_after: OPENS } })
    expect(await previewAs(app, page, guest)).toMatchObject({ kind: 'locked' })
  })

  it('applies to links, too', async () => {
    const app = await anApp()
    const root = await aPage(app, { content_type: 'program' })
    const stage = await aPage(app, { parent: root, node: { is_scheduled: true, unlocks_at: OPENS } })
    const gates = await Promise.all(
      [BEFORE, AFTER].map(async (at) => {
        const found = await readPreview(app, root, (await aPreviewGrant(app, root, { as: guest, at })).grant)
        return found.kind === 'open' ? found.index.links[stage.id]?.gate : null
      }),
    )
    expect(gates).toEqual(['scheduled', 'open'])
  })
})

describe('a locked page in a preview', () => {
  it('reveals none of its text', async () => {
    const app = await anApp()
    const { pages } = await aGatedTree(app)
    for (const page of [pages.sold, pages.login, pages.private, pages.later, pages.started]) {
      const { grant } = await aPreviewGrant(app, page, { as: guest })
      const found = await readPreview(app, page, grant)
      expect(found.kind).not.toBe('open')
      expect(JSON.stringify(found)).not.toContain(SECRET)
    }
  })

  it('is accessible to an unrestricted preview, as are the links to it', async () => {
    const app = await anApp()
    const root = await aPage(app, { content_type: 'program' })
    const secret = await aPage(app, { parent: root, body_text: SECRET, node: { is_private: true } })
    const { grant } = await aPreviewGrant(app, root)
    expect(await readPreview(app, secret, grant)).toMatchObject({ kind: 'open' })
    expect(await readPreview(app, root, grant)).toMatchObject({
      kind: 'open',
      index: { links: { [secret.id]: { gate: 'open', path: secret.path } } },
    })
  })
})

it('links show the facts of the drafts that they lead to', async () => {
  const app = await anApp()
  const root = await aPage(app, { content_type: 'program' })
  const stage = await aPage(app, {
    parent: root,
    content_type: 'article',
    draft: { fields: { reading_minutes: 12 } },
  })
  const found = await readPreview(app, root, (await aPreviewGrant(app, root)).grant)
  expect(found).toMatchObject({ kind: 'open', index: { links: { [stage.id]: { facts: { minutes: 12 } } } } })
})
