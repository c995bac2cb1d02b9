import { expect, photograph, test } from '../../support/fixtures.ts'
import { expectOpen, pageAt, partsOf, rowOf, openPage } from '../../support/editor.ts'
import { anOwnedApp, atDesk, ownName, signInAtStudio } from '../../support/studio.ts'
import { startOver } from '../../support/people.ts'

test.describe('the editor', () => {
  test.slow()

  test('the editor brings into view what is chosen, and what kept a publish back', async ({
    page,
    foyer,
  }, info) => {
    test.slow()
    await test.step('brings what is chosen into view, with its tools, and keeps the page’s ground below it', async () => {
      const app = await anOwnedApp(foyer, ownName(info, 'reveal'), { kit: 'strength' })
      const page_id = await pageAt(app)
      await atDesk(page)
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
      const editor = await openPage(page, foyer, app, page_id)
      const { frame, outline } = editor
      const last = frame.locator('[data-block]').last()
      await expect(last).not.toBeInViewport()
      await outline.getByRole('row').last().click()
      await expect(last).toBeInViewport({ ratio: 0.95 })
      const tools = page.getByRole('toolbar', { name: /See what All-in includes|Button/ })
      await expect(tools.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 0.95 })
      const ground = await last.evaluate((block) => {
        const grounds = []
        for (let around: Element | null = block; around; around = around.parentElement)
          grounds.push(getComputedStyle(around).backgroundColor)
        return grounds.find((color) => color !== 'rgba(0, 0, 0, 0)')
      })
      expect(ground).toBe(
        await frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
      )
      await photograph(page, 'studio-editor-last-block')
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
      await expect(keys.getByText('Move the block')).toBeVisible()
      await photograph(page, 'studio-editor-keys')
      await page.keyboard.press('Escape')
      await expect(keys).toBeHidden()
    })
    await startOver(page)
    await test.step('leads from what kept a publish back to the page, the block and the field that must be mended', async () => {
      const app = await anOwnedApp(foyer, ownName(info, 'mend'))
      const page_id = await pageAt(app)
      const { revision, draft } = await app.owner.call('pages.getStudioPage', { id: page_id })
      const [hero, text] = draft.blocks
      if (hero?.type !== 'hero' || !text)
        throw new Error('The page does not begin with a picture and a text.')
      const tall = { ...hero, props: { ...hero.props, height_ratio: 5000 } }
      // At the end of a long page, so that it does not stand in view by itself.
      const long = Array.from({ length: 20 }, () => ({ ...text, id: crypto.randomUUID() }))
      const faulty = { ...draft, blocks: [...long, tall] }
      await app.owner.call('pages.saveDraft', { id: page_id, revision, draft: faulty })

      await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/products`)
      await page.getByRole('button', { name: /^Publish/ }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Hero')).toBeVisible()
      await dialog.getByRole('button', { name: 'Publish now' }).click()
      await expect(dialog.getByRole('heading', { name: 'Not published' })).toBeVisible()
      await photograph(page, 'studio-publish-kept-back')
      await dialog.getByRole('link', { name: draft.title }).press('Enter')

      const editor = partsOf(page, app, page_id)
      await expectOpen(editor)
      await expect(dialog).toBeHidden()
      const faulty_row = rowOf(editor, 'Harbour Strength')
      const faulty_block = editor.frame.locator(`[data-block="${hero.id}"]`)
      await expect(faulty_row).toHaveAttribute('aria-selected', 'true')
      await expect(faulty_block).toBeInViewport()
      await expect(editor.fields.getByRole('tab', { name: /^Style/ })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expect(editor.fields.getByRole('spinbutton', { name: /Height/ })).toHaveAccessibleDescription(
        /Ratio Out Of Range/,
      )
      await photograph(page, 'studio-editor-mend')
      await expect(page).toHaveURL(new RegExp(`/pages/${page_id}$`))

      // Only the link chooses: what is chosen after it stays, until the link is pressed again.
      await atDesk(page)
      const other_row = editor.outline.getByRole('row').first()
      await other_row.click()
      await expect(other_row).toHaveAttribute('aria-selected', 'true')
      await expect(editor.frame.locator('[data-block]').first()).toBeInViewport()
      await page.getByRole('button', { name: /^Publish/ }).click()
      await dialog.getByRole('button', { name: 'Publish now' }).click()
      await dialog.getByRole('link', { name: draft.title }).press('Enter')
      await expect(faulty_row).toHaveAttribute('aria-selected', 'true')
      await expect(faulty_block).toBeInViewport()
    })
  })
})
