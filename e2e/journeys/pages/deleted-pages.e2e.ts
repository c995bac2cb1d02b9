import { outlineRow, openPage } from '../../support/editor.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { ignoreErrors, resetBrowser } from '../../support/people.ts'
import {
  aTeamMate,
  anOwnedApp,
  aPageOfWords,
  createName,
  publishAll,
  signInAtStudio,
} from '../../support/studio.ts'

test.describe('a page that was deleted', () => {
  test.describe.configure({ timeout: 120_000 })

  test(
    'a page that was deleted comes back from its row, from the list and under the hands of its writer',
    { tag: '@rare' },
    async ({ page, foyer, quiet }, info) => {
      test.slow()
      await test.step('is restored from its row and from the list, and is hidden from guests until then', async () => {
        const { owner, slug } = await anOwnedApp(foyer, createName(info, 'deleted'))
        await aPageOfWords(owner.call, 'Plan', 'Squat on Monday')
        await publishAll(owner.call)
        const { page_id: notes } = await owner.call('pages.createPage', {
          parent_id: null,
          content_type: 'article',
          title: 'Loose notes',
        })
        await signInAtStudio(page, foyer, owner, `/apps/${slug}/pages`)
        const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
        const menuOf = (name: string) => row(name).getByRole('button', { name: /^Actions/ })

        await menuOf('Plan').click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await expect(row('Plan').getByText('Deleted')).toBeVisible()

        await test.step('it is not dragged', async () => {
          const is_restorable = page.evaluate(
            () =>
              new Promise((resolve) => {
                addEventListener('dragstart', (event) => resolve(event.defaultPrevented), { once: true })
              }),
          )
          await row('Plan').hover({ position: { x: 200, y: 20 } })
          await page.mouse.down()
          await row('Home').hover({ position: { x: 200, y: 20 } })
          expect(await is_restorable).toBe(true)
          await page.mouse.up()
        })

        await menuOf('Plan').click()
        await expect(page.getByRole('menuitem')).toHaveText(['Restore', 'Access'])

        await page.keyboard.press('Escape')
        await test.step('its address explains that it was deleted', async () => {
          await row('Plan').getByText('Plan', { exact: true }).click()
          await expect(page.getByRole('heading', { level: 1, name: '“Plan” was deleted' })).toBeVisible()
          await expect(page.getByText('Members see it until the next publish.')).toBeVisible()
          await photograph(page, 'studio-deleted-page')
          await page.getByRole('link', { name: 'All pages' }).click()
        })

        await menuOf('Plan').click()
        await page.getByRole('menuitem', { name: 'Restore' }).click()
        await expect(page.getByText('Plan restored')).toBeVisible()
        await expect(row('Plan').getByText('Deleted')).toBeHidden()

        await test.step('by keyboard, from the list', async () => {
          for (const name of ['Plan', 'Loose notes']) {
            await menuOf(name).click()
            await page.getByRole('menuitem', { name: 'Delete' }).click()
          }
          await expect(row('Loose notes')).toBeHidden()
          await page.getByRole('link', { name: 'Recently deleted' }).press('Enter')
          const items = page.getByRole('list', { name: 'Recently deleted' }).getByRole('listitem')
          await expect(items).toContainText([/Loose notes.*Deleted by Noor Haddad/, 'Plan'])
          await photograph(page, 'studio-deleted')
          for (const name of ['Loose notes', 'Plan']) {
            await page.getByRole('button', { name: `Restore ${name}` }).press('Enter')
            await expect(page.getByText(`${name} restored`)).toBeVisible()
            await expect(page.getByRole('button', { name: `Restore ${name}` })).toBeHidden()
          }
          await expect(page.getByRole('heading', { name: 'No recently deleted pages' })).toBeVisible()
          await photograph(page, 'studio-deleted-empty')
          await page.getByRole('link', { name: 'All pages' }).click()
          await expect(row('Loose notes')).toBeVisible()
        })

        await test.step('from its address, and the keys go on in the editor', async () => {
          await menuOf('Loose notes').click()
          await page.getByRole('menuitem', { name: 'Delete' }).click()
          await expect(row('Loose notes')).toBeHidden()
          const list = '**/studio/pages/deleted?*'
          await page.route(list, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
          await page.goto(`${foyer.studio}/apps/${slug}/pages/${notes}`)
          const again = page.getByRole('button', { name: 'Try again' })
          await expect(again).toBeVisible({ timeout: 15_000 })
          await photograph(page, 'studio-deleted-page-failed')
          await page.unroute(list)
          await again.click()
          await expect(page.getByText('Deleted by Noor Haddad')).toBeVisible()
          const heads = page.evaluate(
            () =>
              new Promise<string[]>((resolve) => {
                const visible_text: string[] = []
                new MutationObserver(() => {
                  const head = document.querySelector('h1')?.textContent ?? ''
                  visible_text.push(head)
                  if (head === 'Loose notes') resolve(visible_text)
                }).observe(document.body, { subtree: true, childList: true, characterData: true })
              }),
          )
          await page.getByRole('button', { name: 'Restore' }).press('Enter')
          expect(await heads).not.toContain('Not found: This page')
          await expect(page.locator('#content')).toBeFocused()
          await page.getByRole('link', { name: 'Back to pages' }).click()
          await expect(row('Loose notes')).toBeVisible()
          ignoreErrors(quiet, 500)
        })

        ignoreErrors(quiet, 404)
      })
      await resetBrowser(page)
      await test.step('is restored in the open editor of its author, with the typed text', async () => {
        const app = await anOwnedApp(foyer, createName(info, 'writing'))
        const sam = await aTeamMate(foyer, app, 'Sam Rivera')
        const plan = await aPageOfWords(app.owner.call, 'Plan', 'Squat on Monday')
        const editor = await openPage(page, foyer, app, plan)
        await sam.call('pages.deletePage', { id: plan })
        const title = editor.fields.getByLabel('Title', { exact: true })
        await title.fill('Plan for spring')
        const notice = page.getByRole('alert').filter({ hasText: 'This page was deleted' })
        await expect(notice).toContainText('Your changes are stored in this browser')
        await expect(notice.getByRole('link', { name: 'All pages' })).toBeVisible()
        await photograph(page, 'studio-deleted-meanwhile')
        const announcement = page.getByText('Deleted', { exact: true })
        await expect(announcement).toHaveCount(2)
        await title.fill('Plan for summer')
        await notice.getByRole('button', { name: 'Restore' }).press('Enter')
        await expect(notice).toBeHidden()
        await expect(page.locator('#content')).toBeFocused()
        await expect(editor.saved).toBeVisible()
        await expect(announcement).toHaveCount(0)
        expect((await app.owner.call('pages.getStudioPage', { id: plan })).draft.title).toBe(
          'Plan for summer',
        )
        await expect(outlineRow(editor, /Squat on Monday/)).toBeVisible()

        ignoreErrors(quiet, 404)
      })
    },
  )
})
