import { useDesktopWidth, createName } from '../../support/studio.ts'
import { waitUntilOpen, openEditor, getEditorParts, outlineRow } from '../../support/editor.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { ignoreErrors, resetBrowser } from '../../support/people.ts'

test.describe('two versions of one page', () => {
  test.slow()

  test(
    'two versions of one page are both stored, and become one when one is discarded',
    { tag: '@rare' },
    async ({ page, context, foyer, quiet }, info) => {
      test.slow()
      await test.step('are both stored when two tabs change it', async () => {
        const editor = await openEditor(page, foyer, createName(info, 'tabs'))
        const { app, page_id, fields, saved } = editor
        const other = await context.newPage()
        await useDesktopWidth(other)
        await other.goto(page.url())
        const second = getEditorParts(other, app, page_id)
        await waitUntilOpen(second)

        await outlineRow(editor, 'Harbour Strength').click()
        await fields.getByLabel('Title', { exact: true }).fill('From the first tab')
        await expect(saved).toBeVisible()
        await outlineRow(second, 'Harbour Strength').click()
        await second.fields.getByLabel('Title', { exact: true }).fill('From the second tab')

        const dialog = other.getByRole('alertdialog', { name: /also changed “Home”/ })
        await expect(dialog.getByText('From the first tab')).toBeVisible()
        await expect(dialog.getByText('From the second tab')).toBeVisible()
        await photograph(other, 'studio-editor-conflict')
        await dialog.getByRole('button', { name: /^Use .*’s version/ }).click()
        await expect(outlineRow(second, 'From the first tab')).toBeVisible()
        await expect(second.saved).toBeVisible()
        await other.getByRole('button', { name: 'Undo' }).click()
        await expect(outlineRow(second, 'From the second tab')).toBeVisible()
        await expect(second.saved).toBeVisible()

        await fields.getByLabel('Title', { exact: true }).fill('The first tab again')
        await page.getByRole('alertdialog').getByRole('button', { name: 'Keep mine' }).click()
        await expect(saved).toBeVisible()
        const stored = await app.owner.call('pages.getStudioPage', { id: page_id })
        expect(stored.draft.blocks[0]?.props['title']).toBe('The first tab again')
        ignoreErrors(quiet, /status of 409/)
        await other.close()
      })
      await resetBrowser(page)
      await test.step('become one when the version restored from last time is discarded', async () => {
        const editor = await openEditor(page, foyer, createName(info, 'back'))
        const { app, page_id, fields, saved } = editor
        const saves = `**/api/v1/studio/pages/${page_id}/draft`
        await page.route(saves, (route) => route.abort())
        await outlineRow(editor, 'Harbour Strength').click()
        await fields.getByLabel('Title', { exact: true }).fill('Left unsaved')
        await expect(page.getByText('You’re offline')).toBeVisible()
        const { draft, revision } = await app.owner.call('pages.getStudioPage', { id: page_id })
        const [hero, ...rest] = draft.blocks
        if (!hero) throw new Error('The start page has no blocks.')
        const changed = { ...hero, props: { ...hero.props, title: 'Changed meanwhile' } }
        await app.owner.call('pages.saveDraft', {
          id: page_id,
          revision,
          draft: { ...draft, blocks: [changed, ...rest] },
        })

        await page.unroute(saves)
        const [undone, started] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        await page.route(saves, async (route) => {
          started.resolve()
          await undone.promise
          await route.continue()
        })
        page.once('dialog', (requested) => void requested.accept())
        await page.reload()
        await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible()
        await started.promise
        const refused = page.waitForResponse((answer) => answer.status() === 409)
        await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
        await expect(outlineRow(editor, 'Changed meanwhile')).toBeVisible()
        undone.resolve()
        await refused
        await expect(saved).toBeVisible()
        await expect(page.getByRole('alertdialog')).toHaveCount(0)

        await outlineRow(editor, 'Changed meanwhile').click()
        await fields.getByLabel('Title', { exact: true }).fill('And again')
        await expect(saved).toBeVisible()
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        await expect
          .poll(
            async () =>
              (await app.owner.call('pages.getStudioPage', { id: page_id })).draft.blocks[0]?.props['title'],
          )
          .toBe('And again')
        ignoreErrors(quiet, /status of 409|ERR_FAILED/)
      })
    },
  )
})
