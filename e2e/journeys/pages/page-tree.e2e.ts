import type { Locator, Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { anOwnedApp, createName, publishAll, signInAtStudio } from '../../support/studio.ts'
import { resetBrowser } from '../../support/people.ts'

test.describe('the tree of pages', () => {
  test.describe.configure({ timeout: 300_000 })

  test(
    'the page tree is reordered, gets a new page, and is not published with a cycle',
    { tag: '@rare' },
    async ({ page, foyer }, info) => {
      test.slow()
      await test.step('is reordered by keyboard, and gets a page below another', async () => {
        const slug = createName(info, 'tree')
        const app = await anOwnedApp(foyer, slug)
        for (const title of ['Journal', 'Kitchen']) {
          await app.owner.call('pages.createPage', { parent_id: null, content_type: 'generic', title })
        }
        await signInAtStudio(page, foyer, app.owner, `/apps/${slug}/pages`)
        const tree = page.getByRole('treegrid', { name: 'Pages of the app' })
        const titles = async () =>
          (await app.owner.call('pages.listPages', {})).items.map(({ title, parent_id }) => ({
            title,
            is_top: parent_id === null,
          }))
        await expect(tree.getByRole('row', { name: /Kitchen/ })).toBeVisible()
        await photograph(page, 'studio-pages')
        await tree.getByRole('row', { name: /Kitchen/ }).focus()
        await page.keyboard.press('Alt+ArrowUp')
        await expect(page.getByText('Kitchen moved')).toBeVisible()
        expect((await titles()).map(({ title }) => title)).toEqual(['Home', 'Kitchen', 'Journal'])

        // A drag that starts before the tree shows the new order would drop on the row's current position.
        await expect(tree.getByRole('row')).toHaveText([/Home/, /Kitchen/, /Journal/])
        const row = (name: string) => tree.getByRole('row', { name: new RegExp(name) })
        await dragBefore(page, row('Journal'), row('Kitchen'))
        await expect(page.getByText('Journal moved')).toBeVisible()
        await expect(tree.getByRole('row')).toHaveText([/Home/, /Journal/, /Kitchen/])
        expect((await titles()).map(({ title }) => title)).toEqual(['Home', 'Journal', 'Kitchen'])

        await tree
          .getByRole('row', { name: /Kitchen/ })
          .getByRole('button', { name: /^Actions/ })
          .click()
        await page.getByRole('menuitem', { name: 'New page below Kitchen' }).click()
        const dialog = page.getByRole('dialog', { name: 'New page below Kitchen' })
        await dialog.getByRole('button', { name: 'Create page' }).click()
        await expect(dialog.getByText('This field is required.')).toBeVisible()
        await dialog.getByLabel('Title').fill('Oats')
        await dialog.getByLabel('Type').selectOption({ label: 'Meal' })
        await photograph(page, 'studio-new-page')
        await dialog.getByRole('button', { name: 'Create page' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Oats' })).toBeVisible()
        expect((await titles()).find(({ title }) => title === 'Oats')?.is_top).toBe(false)

        await page.getByRole('link', { name: 'Back to pages' }).click()
        await row('Journal').getByText('Journal', { exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
      })
      await resetBrowser(page)
      await test.step('is not published with pages below one another: they are named, with the way to them', async () => {
        const { owner, slug } = await anOwnedApp(foyer, createName(info, 'circle'))
        const createPage = async (title: string, parent_id: string | null) =>
          (await owner.call('pages.createPage', { parent_id, content_type: 'generic', title })).page_id
        const upper = await createPage('Upper shelf', null)
        const lower = await createPage('Lower shelf', upper)
        await publishAll(owner.call)
        await owner.call('pages.movePage', { id: lower, parent_id: null, position: 0 })
        await owner.call('pages.movePage', { id: upper, parent_id: lower, position: 0 })
        const releases = async () => (await owner.call('pages.listReleases', {})).items.length
        const before = await releases()

        await signInAtStudio(page, foyer, owner, `/apps/${slug}/pages`)
        await page.getByRole('button', { name: 'Publish 2 changes' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('checkbox', { name: /Lower shelf/ }).uncheck()
        await dialog.getByRole('button', { name: 'Publish now' }).click()
        await expect(dialog.getByRole('alert')).toBeVisible()
        for (const title of ['Upper shelf', 'Lower shelf']) {
          const named = dialog.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
          await expect(named).toContainText('would move the page below itself')
        }
        expect(await releases()).toBe(before)
        await photograph(page, 'studio-publish-circle')
        await dialog.getByRole('link', { name: 'Upper shelf' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Upper shelf' })).toBeVisible()
      })
    },
  )
})

/** Drags like a hand: presses, moves in steps, waits over the edge until the drop position shows, releases. */
async function dragBefore(page: Page, what: Locator, onto: Locator): Promise<void> {
  await what.hover({ position: { x: 200, y: 20 } })
  await page.mouse.down()
  const box = await onto.boundingBox()
  if (!box) throw new Error('The row to drop on is not on the screen.')
  await page.mouse.move(box.x + 200, box.y + 12, { steps: 4 })
  await page.mouse.move(box.x + 200, box.y + 3, { steps: 4 })
  await expect(page.locator('[data-drop-target]')).toHaveCount(1)
  await page.mouse.up()
}
