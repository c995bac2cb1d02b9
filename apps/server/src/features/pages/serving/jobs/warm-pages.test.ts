import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, expect, it } from 'vitest'
import { setPageAccess } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { runInApp } from '#test/factories/commerce.ts'
import { aPage, plainRenderer, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer } from '#test/harness.ts'
import { rendererNeed } from '../../documents/renderer.ts'
import { warmPagesJob } from './warm-pages.ts'

/** More than are rendered between two checks of whether the release and access are still current. */
const PAGES = 27

let app: TestApp
let pages: TestPage[]
let release_id: string

/** Called for each page that the test's own run renders; the server's runs of the same job render nothing. */
const own_run = new AsyncLocalStorage<(path: string) => Promise<void>>()

beforeEach(async () => {
  const api = await aServer()
  api.replace(rendererNeed, {
    load: async () => {
      const onRender = own_run.getStore()
      if (!onRender) return null
      return {
        ...plainRenderer,
        render: async (input) => {
          await onRender(input.path ?? '')
          return plainRenderer.render(input)
        },
      }
    },
  })
  app = await anApp()
  pages = []
  for (let n = 0; n < PAGES; n += 1) pages.push(await aPage(app))
  release_id = await publishApp(app)
})

/** Runs the job while an action happens during its first page, and returns the rendered paths. */
async function listRenderedWhile(action: (stop: () => void) => Promise<unknown>): Promise<string[]> {
  const rendered: string[] = []
  const stopping = new AbortController()
  const run = { id: 'run', attempt: 1, is_last_attempt: false, signal: stopping.signal }
  const onRender = async (path: string): Promise<void> => {
    rendered.push(path)
    if (rendered.length === 1) await action(() => stopping.abort())
  }
  await runInApp(app, (ctx) => own_run.run(onRender, () => warmPagesJob.handle(ctx, { release_id }, run)))
  return rendered
}

it('renders every current page once', async () => {
  const rendered = await listRenderedWhile(async () => undefined)
  expect(rendered.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
  expect(await listRenderedWhile(async () => undefined)).toEqual([])
})

it.each<[what: string, happens: (stop: () => void) => Promise<unknown>]>([
  [
    'a newer release stands',
    async () => {
      await aPage(app)
      await publishApp(app)
    },
  ],
  [
    'other access stands',
    async () => {
      await setPageAccess(app, pages[0]?.id ?? '', { require_authentication: true })
    },
  ],
  ['the server stops', async (stop) => stop()],
])('stops after the batch at hand when %s', async (_what, action) => {
  const rendered = await listRenderedWhile(action)
  expect(rendered.length).toBeGreaterThan(0)
  expect(rendered.length).toBeLessThan(PAGES)
})

it('skips a release that was replaced before its job ran', async () => {
  await aPage(app)
  await publishApp(app)
  expect(await listRenderedWhile(async () => undefined)).toEqual([])
})
