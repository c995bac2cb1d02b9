import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, type Foyer } from './fixtures.ts'
import type { Person } from './people.ts'
import { anOwnedApp, signInAtStudio, type OwnedApp } from './studio.ts'

/** An open editor: the page in its frame and the parts around it. */
export type OpenEditor = {
  readonly app: OwnedApp
  readonly page_id: string
  readonly frame: FrameLocator
  readonly outline: Locator
  readonly fields: Locator
  readonly saved: Locator
}

/** The id of the page at this path. */
export async function findPageId(app: OwnedApp, path = '/'): Promise<string> {
  const { items } = await app.owner.call('pages.listPages', {})
  const found = items.find((item) => item.path === path)
  if (!found) throw new Error(`There is no page at ${path}.`)
  return found.page_id
}

/** What a test names in an editor that is open on this page. */
export function getEditorParts(page: Page, app: OwnedApp, page_id: string): OpenEditor {
  return {
    app,
    page_id,
    frame: page.frameLocator('iframe'),
    outline: page.getByRole('treegrid', { name: 'Blocks on this page' }),
    fields: page.getByRole('complementary', { name: 'Fields' }),
    saved: page.getByRole('status').getByText('Saved', { exact: true }),
  }
}

/** Waits until the page is loaded in its frame. */
export async function waitUntilOpen({ frame, saved }: OpenEditor): Promise<void> {
  await expect(frame.locator('[data-block]').first()).toBeVisible()
  await expect(saved).toBeVisible()
}

/** Signs a team member in at the studio, the owner by default, and opens a page of their app in the editor. */
export async function openPage(
  page: Page,
  foyer: Foyer,
  app: OwnedApp,
  page_id: string,
  person: Person = app.owner,
): Promise<OpenEditor> {
  await signInAtStudio(page, foyer, person, `/apps/${app.slug}/pages/${page_id}`)
  const editor = getEditorParts(page, app, page_id)
  await waitUntilOpen(editor)
  return editor
}

/** Creates an app for one test and opens a page of it in the editor. */
export async function openEditor(page: Page, foyer: Foyer, slug: string, path = '/'): Promise<OpenEditor> {
  const app = await anOwnedApp(foyer, slug)
  return openPage(page, foyer, app, await findPageId(app, path))
}

/** Returns a row of the outline by the text of its block. */
export function outlineRow({ outline }: OpenEditor, name: string | RegExp): Locator {
  return outline.getByRole('row', { name })
}

/** Returns the texts of the outline's blocks in order. */
export async function listBlocks({ outline }: OpenEditor): Promise<string[]> {
  const rows = await outline.getByRole('row').allInnerTexts()
  return rows.map((text) => text.trim())
}

/** Asserts that the text of an element is fully visible: neither it nor an ancestor cuts it off. */
export async function expectNotCutOff(text_locator: Locator): Promise<void> {
  await expect(text_locator).toBeVisible()
  const cut = await text_locator.evaluate((element) => {
    const inner = element.getBoundingClientRect()
    const is_cut = element.scrollWidth > element.clientWidth && getComputedStyle(element).display !== 'inline'
    return is_cut || inner.left < 0 || inner.right > document.documentElement.clientWidth
  })
  expect(cut).toBe(false)
}
