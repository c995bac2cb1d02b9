import { listBlocks, openEditor, outlineRow } from '../../support/editor.ts'
import { expect, expectAccessible, test } from '../../support/fixtures.ts'
import { createName } from '../../support/studio.ts'

test(
  'an owner puts blocks into tabs, and a member reads them by keyboard',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    test.slow()
    const editor = await openEditor(page, foyer, createName(info, 'nested'))
    const { app, frame, fields, saved } = editor
    const picker = page.getByRole('dialog', { name: 'Add block' })
    const undo = page.getByRole('button', { name: 'Undo' })
    const insertText = async (): Promise<void> => {
      await frame.getByRole('button', { name: 'Insert here' }).first().click()
      await picker.getByRole('button', { name: /^Text Headings/ }).click()
      await expect(picker).toBeHidden()
    }

    await test.step('adds a block with two tabs', async () => {
      await outlineRow(editor, 'Harbour Strength').click()
      await page.getByRole('button', { name: 'Add a block below Hero' }).click()
      await picker.getByRole('button', { name: /^Columns, cards or tabs/ }).click()
      await fields.getByRole('radio', { name: 'Tabs' }).check({ force: true })
      await expect(frame.getByRole('button', { name: 'Insert here' })).toHaveCount(2)
    })

    await test.step('fills both where the canvas offers it, and moves a block by key', async () => {
      await insertText()
      await fields.getByRole('textbox').fill('First day')
      await insertText()
      await fields.getByRole('textbox').fill('Second day')
      const rows = ['Columns, cards or tabs', 'Part 1', 'First day', 'Part 2', 'Second day']
      expect((await listBlocks(editor)).slice(1, 6)).toEqual(rows)
      await outlineRow(editor, 'Second day').click()
      await page.keyboard.press('Alt+ArrowLeft')
      await expect(page.getByText(/^Second day is now 3 of/)).toBeAttached()
      expect((await listBlocks(editor)).slice(4, 6)).toEqual(['Part 2', 'Second day'])
      await expect(frame.getByRole('button', { name: 'Insert here' })).toHaveCount(1)
      await undo.click()
      await expect(frame.getByRole('button', { name: 'Insert here' })).toHaveCount(0)
      await expect(saved).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('publishes, and the tabs work by keyboard', async () => {
      const { id } = await app.owner.call('pages.publish', {})
      await expect.poll(async () => (await app.owner.call('pages.getPublishing', { id })).state).toBe('done')
      await page.goto(app.url)
      await expect(page.getByText('First day')).toBeVisible()
      // The page is interactive only after its scripts have loaded.
      await expect(async () => {
        await page.getByRole('tab', { name: 'Tab 1' }).focus()
        await page.keyboard.press('ArrowRight')
        await expect(page.getByRole('tabpanel', { name: 'Tab 2' })).toContainText('Second day', {
          timeout: 1000,
        })
      }).toPass()
      await expect(page.getByText('First day')).toBeHidden()
      await expectAccessible(page)
    })
  },
)
