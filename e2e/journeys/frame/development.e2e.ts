import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copyProject } from '../../../scripts/testing/copy-project.ts'
import { expect, test } from '../../support/fixtures.ts'
import { freePort } from '../../support/free-port.ts'
import { startProcess, type StartedProcess } from '../../support/start-process.ts'

let project_dir = ''
let port = 0
let development: StartedProcess

/** Changes a file of the copy as an editor would. */
function edit(path: string, from: string, to: string): void {
  const file = join(project_dir, path)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
  writeFileSync(file, text.replace(from, to))
}

/** A mark that a reload would wipe. */
const setMark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'mark', 'here'))
const readMark = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark'))
const readOutline = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).outlineWidth)
const postmaster = () =>
  readFileSync(join(project_dir, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0]

test.slow()

test.beforeAll(async () => {
  test.setTimeout(240_000)
  project_dir = copyProject()
  port = await freePort()
  development = await startProcess({
    file: join(project_dir, 'scripts/dev/main.ts'),
    cwd: project_dir,
    env: { PORT: String(port), DATA_DIR: join(project_dir, 'data'), NODE_ENV: 'development', BASE_URL: '' },
  })
})

test.afterAll(async () => {
  await development?.stop()
  rmSync(project_dir, { recursive: true, force: true })
})

test(
  'edits appear at once in the open browser, and the server reloads its sources',
  { tag: '@tools' },
  async ({ page, request }) => {
    await test.step('a member’s page: component, block, style, text', async () => {
      const first = await page.goto(`http://kiln.localhost:${port}/`)
      const policy = first?.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
      expect(await first?.text()).toContain('<h1')
      await page.locator('html[data-ready]').waitFor()
      await setMark(page)

      const menu = 'apps/member/src/features/apps/navigation'
      edit(`${menu}.tsx`, '<ul className={styles.tabs}', '<ul data-edited="menu" className={styles.tabs}')
      await expect(page.locator('[data-edited="menu"]')).toBeAttached()
      edit(`${menu}.module.css`, '@layer', '.tabs { outline: 7px solid }\n@layer')
      await expect.poll(() => readOutline(page, '[data-edited="menu"]')).toBe('7px')
      const hero = 'packages/content/src/blocks/hero/view.tsx'
      edit(hero, '<div className={styles.front}', '<div data-edited="hero" className={styles.front}')
      await expect(page.locator('[data-edited="hero"]').first()).toBeVisible()
      edit('packages/i18n/locales/en/common.json', '"Log In"', '"Accept invitation"')
      await expect(page.getByRole('navigation').getByText('Accept invitation')).toBeAttached()
      expect(await readMark(page)).toBe('here')
    })

    await test.step('the next document is drawn from the same sources', async () => {
      const { headers, html } = await page.evaluate(async () => {
        const answer = await fetch('/')
        return { headers: [...answer.headers.keys()], html: await answer.text() }
      })
      expect(headers).toContain('content-security-policy')
      expect(html).toContain('data-edited="hero"')
      expect(html).toContain('Accept invitation')
    })

    await test.step('the studio: component, part, style', async () => {
      await page.goto(`http://localhost:${port}/sign-in`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await setMark(page)
      const screen = 'apps/studio/src/features/team/components/auth-layout'
      edit(`${screen}.tsx`, '<h1 className', '<h1 data-edited="title" className')
      await expect(page.locator('[data-edited="title"]')).toBeVisible()
      edit(`${screen}.module.css`, '@layer', '.headline { outline: 7px solid }\n@layer')
      await expect.poll(() => readOutline(page, '[data-edited="title"]')).toBe('7px')
      edit('packages/i18n/locales/en/common.json', '"common.email": "', '"common.email": "Edited ')
      await expect(page.getByLabel(/^Edited /)).toBeVisible()
      expect(await readMark(page)).toBe('here')
    })

    await test.step('the server: restarts with its change, on the same running database', async () => {
      const before = postmaster()
      edit('apps/server/src/platform/telemetry/health.ts', "{ status: 'ok' }", "{ status: 'edited' }")
      await expect
        .poll(async () => (await request.get(`http://127.0.0.1:${port}/healthz`)).text(), { timeout: 30_000 })
        .toContain('edited')
      expect(postmaster()).toBe(before)
      expect((await page.reload())?.status()).toBe(200)
    })
  },
)
