import { randomBytes } from 'node:crypto'
import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '../../e2e/support/browser.ts'
import type { Bench, Row } from '../support/bench.ts'
import { copyDrafts, copyToCollections } from '../support/copy-pages.ts'
import { ARTICLE, listPages, pageId } from '../support/create-app.ts'
import { absoluteFigure, type Figure } from '../support/figures.ts'

/** Total blocking time: what each task of the main thread takes beyond 50 ms. */
const BLOCKING_GOAL = { at_most: 300 } as const
const ROUNDS = 3

/** Pages in one flat list, and as many in collections. */
const SIBLINGS = 5_000
const IN_COLLECTIONS = 5_000

type Step = { name: string; run: (page: Page, address: string) => Promise<void> }

const searchFor = (term: string, shown: RegExp) => async (page: Page) => {
  const field = page.getByRole('searchbox', { name: 'Search pages' })
  await field.fill('')
  await field.pressSequentially(term)
  await page.getByRole('row', { name: shown }).first().waitFor()
  await page.waitForTimeout(1_000)
}

const steps: readonly Step[] = [
  {
    name: 'studio: Pages open',
    run: async (page, address) => {
      await page.goto(`${address}/pages`)
      await page.getByRole('row').first().waitFor()
      await page.waitForTimeout(1_000)
    },
  },
  { name: 'studio: Pages, search that few match', run: searchFor('heavy enough 4711', /4711/) },
  { name: 'studio: Pages, search that all match', run: searchFor('heavy', /heavy/i) },
]

/** Runs in the page before its own scripts. */
const COUNT_BLOCKED = `
  globalThis.blocked_ms = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked_ms += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
`

/** How long the studio's main thread is blocked by a tree of 10,000 pages. */
export const studioPages: Row = {
  name: 'studio-pages',
  measure: async (bench) => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
    bench.onEnd(() => browser.close())
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(COUNT_BLOCKED)
    const address = await createLargeApp(bench, page)
    const blocked: Record<string, number[]> = {}
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, run } of steps) {
        await page.evaluate('blocked_ms = 0')
        await run(page, address)
        const ms = Number(await page.evaluate('blocked_ms'))
        blocked[name] = [...(blocked[name] ?? []), ms]
      }
    }
    const rendered = await page.getByRole('row').count()
    const note = `of ${SIBLINGS + IN_COLLECTIONS} pages, of which ${rendered} rows are rendered; total blocking time`
    return steps.map(({ name }): Figure =>
      absoluteFigure({ name, unit: 'ms', goal: BLOCKING_GOAL, note }, blocked[name] ?? []),
    )
  },
}

/** Signs up an owner in the browser and fills an app of theirs; returns its address in the studio. */
async function createLargeApp(bench: Bench, page: Page): Promise<string> {
  const { program } = await bench.foyer()
  const cluster = await bench.cluster()
  const studio = `http://localhost:${program.port}`
  const slug = `pages-${randomBytes(3).toString('hex')}`
  await page.goto(studio)
  const { id: app_id } = await page.evaluate(createApp, { slug, password: randomBytes(12).toString('hex') })
  const page_id = pageId({ pages: await listPages(cluster, app_id) }, ARTICLE)
  await copyDrafts(cluster, { app_id, page_id, count: SIBLINGS })
  await copyToCollections(cluster, { app_id, page_id, count: IN_COLLECTIONS })
  return `${studio}/apps/${slug}`
}

async function createApp({ slug, password }: { slug: string; password: string }): Promise<{ id: string }> {
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(`/api/v1/studio/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as Record<string, string>
  }
  const owner = { name: 'Maren Oduya', email: `${slug}@kiln.example`, password }
  const { authentication_token = '' } = await post('auth/sign_up', owner)
  localStorage.setItem('foyer.studio.signed_in', '1')
  const app = { name: 'Pages', slug, starter_kit: 'strength', primary_color: '#2f6fed' }
  const { id = '' } = await post('apps', app, { 'x-user-token': authentication_token })
  return { id }
}
