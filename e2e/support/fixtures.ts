import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test as base, expect, type Frame, type Locator, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import { takes_every_view, takes_pictures } from './every-view.ts'

export { expect }

type SignIn = { email: string; password: string }

/** Where the run's Foyer is, and the demo's sign-ins. */
export type Foyer = {
  studio: string
  /** The address of an app by its slug. */
  app: (slug: string) => string
  demo: { slug: string; owner: SignIn; member: SignIn }
}

/** The accessibility scanner tries every frame; one that is closed to scripts refuses it, as it should. */
const isScannerMessage = (text: string): boolean =>
  text.startsWith("Blocked script execution in 'about:blank'")

/** What a page may never say, whatever a test does with it. */
const recordConsoleErrors = (page: Page): string[] => {
  const recorded: string[] = []
  page.on('console', (message) => {
    if (isScannerMessage(message.text())) return
    if (message.type() === 'error' || /hydrat/i.test(message.text()))
      recorded.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => recorded.push(`error: ${error.message}`))
  return recorded
}

/**
 * The test of the journeys. It fails on any error in the console, any exception, any hydration warning and any
 * violation of the content security policy, which Chromium writes to the console as an error.
 */
export const test = base.extend<{ foyer: Foyer; quiet: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
  foyer: async ({}, use) => {
    await use(readFoyer())
  },
  quiet: [
    async ({ page }, use) => {
      const recorded = recordConsoleErrors(page)
      await use(recorded)
      expect(recorded).toEqual([])
    },
    { auto: true },
  ],
})

function readFoyer(): Foyer {
  const port = process.env['FOYER_E2E_PORT']
  const demo = JSON.parse(
    readFileSync(join(process.env['FOYER_E2E_DATA'] ?? '', 'demo.json'), 'utf8'),
  ) as Foyer['demo']
  return { studio: `http://localhost:${port}`, app: (slug) => `http://${slug}.localhost:${port}`, demo }
}

/** The theme's advice shows the faint text that it warns of. */
const low_contrast_example = '[data-example="too-faint"]'

const axe_source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rulesByMode = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const satisfies Record<string, Axe.RunOnly>

/**
 * Fails on any violation of the accessibility rules on the page as it stands, in its frames too. The scanner is
 * brought into a document once and writes down faults alone: a report of all that is well takes longer to write
 * than the page to scan. Of a screen in the dark, whose structure is looked at in the light, only colours are judged.
 */
export async function expectAccessible(page: Page, mode: 'light' | 'dark' = 'light'): Promise<void> {
  await Promise.all(page.frames().map(injectScanner))
  const faults = await page.evaluate(
    async ({ exclude, runOnly }) => {
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(
        { exclude: [exclude] },
        { resultTypes: ['violations'], runOnly },
      )
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
      )
    },
    { exclude: low_contrast_example, runOnly: rulesByMode[mode] },
  )
  expect(faults).toEqual([])
}

/**
 * Frames of the member app are of another origin than the studio; the scanner speaks with them all the same. One that is
 * taken away meanwhile is not looked at, and one that loads another page is asked again.
 */
async function injectScanner(frame: Frame): Promise<void> {
  while (!frame.isDetached()) {
    try {
      if (await frame.evaluate(() => 'axe' in window)) return
      await frame.evaluate(`${axe_source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
    } catch (error) {
      if (!/detached|destroyed/.test(String(error))) throw error
    }
  }
}

const phone = { width: 375, height: 812 }
const desk = { width: 1280, height: 800 }

/** Both widths in both modes, in an order in which little changes between two of them. */
const views = [
  { size: phone, mode: 'light' },
  { size: phone, mode: 'dark' },
  { size: desk, mode: 'dark' },
  { size: desk, mode: 'light' },
] as const
type View = (typeof views)[number]

/**
 * Waits for fonts and brings to its end at once what moves or changes its colour. What inherits a colour that is on its
 * way sets out itself when that has arrived, so it is asked again until a whole frame finds nothing. Frames are counted by an
 * observer: a test that has taken over the clock drives `requestAnimationFrame`, and no frame.
 */
async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const oneFrame = () =>
      new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.documentElement)
      })
    const frame = () => oneFrame().then(oneFrame)
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    await document.fonts.ready
    await frame()
    for (let round = 0; moving().length > 0 && round < 50; round += 1) {
      for (const one of moving()) one.finish()
      await frame()
    }
  })
  const [, ...frames] = page.frames()
  await Promise.all(frames.map(finishAnimations))
}

/** Brings to its end what moves in a frame, which may be on its way to another page. */
async function finishAnimations(frame: Frame): Promise<void> {
  try {
    await frame.evaluate(() => {
      for (const one of document.getAnimations())
        if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
    })
  } catch (error) {
    if (!frame.isDetached() && !/detached|destroyed/.test(String(error))) throw error
  }
}

/** Of how many screens `npm test` looks at one. */
const SCREENS_PER_CHECK = 16

function chooseViews(name: string): readonly View[] {
  if (takes_every_view) return views
  const number = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7)
  return number % SCREENS_PER_CHECK === 0
    ? views.filter((_, index) => index === (number / SCREENS_PER_CHECK) % views.length)
    : []
}

/**
 * Shows the screen at both widths in both modes, in one of these views, or in none, and checks each for everyone; a
 * picture of each is kept where one is asked for. The page is as wide afterwards as it was, and light.
 * A screen that shows every mode side by side is checked by its test, once, and not here. `at` is what must be in view.
 */
export async function photograph(
  page: Page,
  name: string,
  { is_checked = true, at }: { is_checked?: boolean; at?: Locator } = {},
): Promise<void> {
  const shown = chooseViews(name)
  if (shown.length === 0) return
  const width_before = page.viewportSize()
  for (const [index, { size, mode }] of shown.entries()) {
    const before = shown[index - 1]
    if (size !== before?.size) await page.setViewportSize(size)
    if (mode !== before?.mode) await page.emulateMedia({ colorScheme: mode })
    await at?.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await waitUntilStable(page)
    const path = join(import.meta.dirname, '../screenshots', `${name}-${size.width}-${mode}.png`)
    if (takes_pictures) await page.screenshot({ path })
    if (is_checked) await expectAccessible(page, takes_every_view ? mode : 'light')
  }
  if (shown.at(-1)?.mode !== 'light') await page.emulateMedia({ colorScheme: 'light' })
  if (width_before) await page.setViewportSize(width_before)
}
