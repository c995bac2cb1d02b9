import type { Locator } from '@playwright/test'
import { findPageId, getEditorParts, outlineRow, type OpenEditor, openPage } from '../../support/editor.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { ignoreErrors } from '../../support/people.ts'
import { aTeamMate, anOwnedApp, createName, setPageAccess } from '../../support/studio.ts'

const titleOf = ({ fields }: OpenEditor): Locator => fields.getByLabel('Title', { exact: true })

/** Changes the title of the block that has this text now. */
async function write(editor: OpenEditor, block: string, title: string): Promise<void> {
  await outlineRow(editor, block).click()
  await titleOf(editor).fill(title)
}

/** Lists the differences of one version, each with its author. */
const listSide = (dialog: Locator, side: 'mine' | 'theirs'): Locator =>
  dialog.locator(`[data-side=${side}]`).getByRole('listitem')

test(
  'two admins who change a page or its settings at once see who changed what, decide, and lose nothing',
  { tag: '@rare' },
  async ({ page, browser, foyer, quiet }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'both'))
    const page_id = await findPageId(app)
    const team_member = await aTeamMate(foyer, app, 'Sam Rivera')
    const { fields } = getEditorParts(page, app, page_id)
    await test.step('two admins who change a page at once see who changed what, decide, and lose nothing', async () => {
      const { revision, draft } = await app.owner.call('pages.getStudioPage', { id: page_id })
      const [hero, ...rest] = draft.blocks
      if (!hero) throw new Error('The start page has no blocks.')
      const second = { ...hero, id: crypto.randomUUID(), props: { ...hero.props, title: 'Open house' } }
      const blocks = [hero, second, ...rest]
      await app.owner.call('pages.saveDraft', { id: page_id, revision, draft: { ...draft, blocks } })
      const other = await browser.newPage()
      const [noor, sam] = await Promise.all([
        openPage(page, foyer, app, page_id),
        openPage(other, foyer, app, page_id, team_member),
      ])
      const titles = async (): Promise<unknown[]> => {
        const stored = await app.owner.call('pages.getStudioPage', { id: page_id })
        return stored.draft.blocks.slice(0, 2).map(({ props }) => props['title'])
      }
      const toNoor = page.getByRole('alertdialog', { name: 'Sam Rivera also changed “Home”' })
      const toSam = other.getByRole('alertdialog', { name: 'Noor Haddad also changed “Home”' })

      await test.step('in different blocks: both changes can be saved', async () => {
        await write(noor, 'Harbour Strength', 'Strong by spring')
        await expect(noor.saved).toBeVisible()
        await write(sam, 'Open house', 'Open house on Sunday')
        await expect(listSide(toSam, 'mine')).toHaveText([
          'Harbour Strength unchanged',
          'Open house on Sunday changed',
        ])
        await expect(listSide(toSam, 'theirs')).toHaveText([
          'Strong by spring changed',
          'Open house unchanged',
        ])
        expect(await titles()).toEqual(['Strong by spring', 'Open house'])
        await photograph(other, 'studio-editor-two-admins')
        await toSam.getByRole('button', { name: 'Keep both' }).click()
        await expect(toSam).toBeHidden()
        await expect(outlineRow(sam, 'Strong by spring')).toBeVisible()
        await expect(outlineRow(sam, 'Open house on Sunday')).toBeVisible()
        await expect(sam.saved).toBeVisible()
        expect(await titles()).toEqual(['Strong by spring', 'Open house on Sunday'])
      })

      await test.step('in the same block, by keyboard: theirs is taken, and mine comes back', async () => {
        await outlineRow(noor, 'Open house').focus()
        await page.keyboard.press('Enter')
        await titleOf(noor).focus()
        await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.type('Open house for all')
        await expect(listSide(toNoor, 'mine')).toHaveText(['Open house for all changed'])
        await expect(listSide(toNoor, 'theirs')).toHaveText(['Open house on Sunday changed'])
        await expect(toNoor.getByRole('button')).toHaveText(['Use Sam Rivera’s version', 'Keep mine'])
        await page.keyboard.press('Escape')
        await expect(toNoor).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(toNoor.getByRole('button', { name: /^Use .*’s version/ })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(toNoor).toBeHidden()
        await expect(outlineRow(noor, 'Open house on Sunday')).toBeVisible()
        await expect(noor.saved).toBeVisible()
        await page.locator('main').focus()
        await page.keyboard.press('ControlOrMeta+z')
        await expect(outlineRow(noor, 'Open house for all')).toBeVisible()
        await expect(noor.saved).toBeVisible()
        expect(await titles()).toEqual(['Strong by spring', 'Open house for all'])
      })

      ignoreErrors(quiet, /status of 409/)
      await other.close()
    })
    await test.step('page settings that another admin changed are not overwritten unseen, and the own choice stays', async () => {
      const settings = () => app.owner.call('pages.getAccessSettings', { id: page_id })
      const hidden = fields.getByRole('switch', { name: /^Private/ })
      const toSettings = async (): Promise<void> => {
        await page.locator('main').focus()
        await page.keyboard.press('Escape')
        await fields.getByRole('tab', { name: 'Access' }).click()
      }
      await toSettings()
      await hidden.click()
      const { node } = await settings()
      await setPageAccess(team_member.call, page_id, { ...node, require_authentication: true })
      await fields.getByRole('button', { name: 'Review changes' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Change access' }).click()
      await expect(dialog.getByText('Sam Rivera also changed access to this page')).toBeVisible()
      expect((await settings()).node).toMatchObject({ is_private: false, require_authentication: true })
      await photograph(page, 'studio-page-access-conflict')
      await expect(dialog.getByRole('row', { name: /^Requires login/ })).toContainText('Yes')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()

      await test.step('over other tabs, a colleague who sets more, and a reload', async () => {
        await expect(fields.getByText(/Your changes are still here/)).toBeVisible()
        await fields.getByRole('tab', { name: 'Settings' }).click()
        await setPageAccess(team_member.call, page_id, { ...node, allow_browsing: true })
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await toSettings()
        await expect(hidden).toBeChecked()
        await page.reload()
        await expect(fields.getByRole('tab', { name: 'Access' })).toBeVisible()
        await toSettings()
        await expect(hidden).toBeChecked()
        await expect(fields.getByText(/Your changes are still here/)).toBeVisible()
      })

      await test.step('until it is decided which one applies', async () => {
        await fields.getByRole('button', { name: 'Compare versions' }).click()
        await expect(dialog.getByRole('row', { name: /^Preview without the product/ })).toContainText('Yes')
        await dialog.getByRole('button', { name: 'Keep mine' }).click()
        await expect(dialog).toBeHidden()
        expect((await settings()).node).toMatchObject({ is_private: true, allow_browsing: false })
        await expect(fields.getByRole('button', { name: 'Discard my changes' })).toBeHidden()
      })
      ignoreErrors(quiet, /status of 409/)
    })
  },
)
