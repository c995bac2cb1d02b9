import { expect, photograph, test } from '../../support/fixtures.ts'
import { ignoreErrors } from '../../support/people.ts'
import { newAddress, signUpInDialog } from '../../support/members.ts'
import { anOwnedApp, createName, publishAll, signInAtStudio } from '../../support/studio.ts'
import { findPageId, getEditorParts, waitUntilOpen } from '../../support/editor.ts'

test(
  'the owner adds items and an overlay with a button that opens it, and a member uses both by keyboard',
  { tag: '@rare' },
  async ({ page, foyer, quiet }, info) => {
    const app = await anOwnedApp(foyer, createName(info, 'over'), { kit: 'strength' })
    await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/pages/overlays`)

    await page.getByRole('button', { name: 'New overlay' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Opening hours')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.waitForURL(/\/pages\/[0-9a-f-]{36}$/)
    const overlay_id = page.url().split('/').at(-1) ?? ''
    await waitUntilOpen(getEditorParts(page, app, overlay_id))
    const { fields, saved } = getEditorParts(page, app, overlay_id)
    await fields.getByLabel('Layout').selectOption({ label: 'Dialog' })
    await expect(saved).toBeVisible()
    await photograph(page, 'overlay-editor')

    await page.locator('main').press('t')
    const preview = page.frameLocator('iframe[src*="page-builder"]')
    await expect(preview.getByRole('dialog', { name: 'Opening hours' })).toBeVisible()
    await photograph(page, 'overlay-test')
    // The draft has no document of its own yet.
    ignoreErrors(quiet, /status of 404/)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()

    const home_id = await findPageId(app)
    const { revision, draft } = await app.owner.call('pages.getStudioPage', { id: home_id })
    const [first] = draft.blocks
    if (!first) throw new Error('The start page has blocks.')
    const button = {
      id: crypto.randomUUID(),
      type: 'button',
      version: 1,
      props: {
        text: 'When we are open',
        action: { id: crypto.randomUUID(), type: 'trigger_overlay', overlay_id },
        style: 'filled',
        width: 'full',
        icon: null,
      },
    }
    await app.owner.call('pages.saveDraft', {
      id: home_id,
      revision,
      draft: { ...draft, blocks: [first, button, ...draft.blocks.slice(1)] },
    })

    await page.goto(`${foyer.studio}/apps/${app.slug}/settings/navigation`)
    await page.getByRole('tab', { name: /^Top bar/ }).click()
    await page.getByRole('button', { name: 'Add item' }).click()
    await page.getByLabel('Opens', { exact: true }).selectOption({ label: 'Schedule' })
    await page.getByRole('tab', { name: /^Account/ }).click()
    await page.getByRole('button', { name: 'Add item' }).click()
    await page.getByLabel('Opens', { exact: true }).selectOption({ label: 'Schedule' })
    await photograph(page, 'navigation-account')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^Navigation saved/)).toBeVisible()
    await publishAll(app.owner.call)

    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(`${app.url}/#auth`)
    await signUpInDialog(page.getByRole('dialog'), newAddress('overlay'))
    await page.goto(app.url)
    const toolbar = page.getByRole('toolbar')
    await expect(toolbar.getByRole('link', { name: 'Schedule' })).toBeVisible()
    await photograph(page, 'navigation-top-bar')

    const opener = page.getByRole('link', { name: 'When we are open' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const opened = page.getByRole('dialog', { name: 'Opening hours' })
    await expect(opened).toBeVisible()
    await photograph(page, 'overlay-dialog')
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
    await expect(opener).toBeFocused()

    await page.goto(`${app.url}/me/account`)
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Schedule' }).click()
    await page.waitForURL(/\/me\/schedule/)
  },
)
