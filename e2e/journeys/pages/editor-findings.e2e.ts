import { expect, photograph, test } from '../../support/fixtures.ts'
import { waitUntilOpen, findPageId, getEditorParts, outlineRow, openPage } from '../../support/editor.ts'
import { anOwnedApp, useDesktopWidth, createName, signInAtStudio } from '../../support/studio.ts'
import { resetBrowser } from '../../support/people.ts'

test.describe('the editor', () => {
  test.slow()

  test(
    'the editor scrolls to the selection, and to what blocks a publish',
    { tag: '@rare' },
    async ({ page, foyer }, info) => {
      test.slow()
      await test.step('scrolls the selection into view, with its toolbar, and keeps the page background below it', async () => {
        const app = await anOwnedApp(foyer, createName(info, 'reveal'), { kit: 'strength' })
        const page_id = await findPageId(app)
        await useDesktopWidth(page)
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
        const editor = await openPage(page, foyer, app, page_id)
        const { frame, outline } = editor
        const last = frame.locator('[data-block]').last()
        await expect(last).not.toBeInViewport()
        await outline.getByRole('row').last().click()
        await expect(last).toBeInViewport({ ratio: 0.95 })
        const tools = page.getByRole('toolbar', { name: /See what All-in includes|Button/ })
        await expect(tools.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 0.95 })
        const background = await last.evaluate((block) => {
          const backgrounds = []
          for (let around: Element | null = block; around; around = around.parentElement)
            backgrounds.push(getComputedStyle(around).backgroundColor)
          return backgrounds.find((color) => color !== 'rgba(0, 0, 0, 0)')
        })
        expect(background).toBe(
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
      await resetBrowser(page)
      await test.step('leads from a blocked publish to the page, the block and the field to fix', async () => {
        const app = await anOwnedApp(foyer, createName(info, 'mend'))
        const page_id = await findPageId(app)
        const { revision, draft } = await app.owner.call('pages.getStudioPage', { id: page_id })
        const [hero, text] = draft.blocks
        if (hero?.type !== 'hero' || !text)
          throw new Error('The page does not begin with a picture and a text.')
        const tall = { ...hero, props: { ...hero.props, height_ratio: 5000 } }
        // At the end of a long page, so that it is not in view initially.
        const long = Array.from({ length: 20 }, () => ({ ...text, id: crypto.randomUUID() }))
        const faulty = { ...draft, blocks: [...long, tall] }
        await app.owner.call('pages.saveDraft', { id: page_id, revision, draft: faulty })

        await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/products`)
        await page.getByRole('button', { name: /^Publish/ }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByText('Hero')).toBeVisible()
        await expect(dialog.getByText('1 issue blocks publishing')).toBeVisible()
        await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled()
        await photograph(page, 'studio-publish-kept-back')
        await page.keyboard.press('j')
        const to_fault = dialog.getByRole('link', { name: `Open: ${draft.title}` })
        await expect(to_fault).toBeFocused()
        await to_fault.press('Enter')

        const editor = getEditorParts(page, app, page_id)
        await waitUntilOpen(editor)
        await expect(dialog).toBeHidden()
        const faulty_row = outlineRow(editor, 'Harbour Strength')
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
        await page.getByRole('button', { name: 'Back to the checks' }).click()
        await expect(dialog.getByText('1 issue blocks publishing')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()

        // Only the link chooses: what is chosen after it stays, until the link is pressed again.
        await useDesktopWidth(page)
        const other_row = editor.outline.getByRole('row').first()
        await other_row.click()
        await expect(other_row).toHaveAttribute('aria-selected', 'true')
        await expect(editor.frame.locator('[data-block]').first()).toBeInViewport()
        await page.getByRole('button', { name: /^Publish/ }).click()
        await to_fault.press('Enter')
        await expect(faulty_row).toHaveAttribute('aria-selected', 'true')
        await expect(faulty_block).toBeInViewport()
      })
    },
  )
})
