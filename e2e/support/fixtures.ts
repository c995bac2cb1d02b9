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

/** Records errors that a page must never log. */
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
 * Fails on any accessibility violation on the page and in its frames. The scanner reports violations only, because a
 * full report is slow. In dark mode only colours are checked, since the structure is checked in light mode.
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
 * Injects the scanner into frames of other origins too. A removed frame is skipped, and one that navigates is
 * retried.
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
 * Waits for fonts and finishes all animations, until a whole frame starts none. An observer counts frames, because a
 * fake clock replaces `requestAnimationFrame`.
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

/** Finishes the animations of a frame, which may be navigating. */
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

/** `npm test` checks one in this many screens. */
const SCREENS_PER_CHECK = 16

function chooseViews(name: string): readonly View[] {
  if (takes_every_view) return views
  const number = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7)
  return number % SCREENS_PER_CHECK === 0
    ? views.filter((_, index) => index === (number / SCREENS_PER_CHECK) % views.length)
    : []
}

/**
 * Shows the screen at both widths in both modes, in one view or none, and checks accessibility; takes pictures on
 * request. Screens that show every mode at once are checked by their test. `at` must be in view.
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
