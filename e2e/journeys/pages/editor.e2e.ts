import { expect, photograph, test } from '../../support/fixtures.ts'
import {
  listBlocks,
  waitUntilOpen,
  expectNotCutOff,
  openEditor,
  findPageId,
  outlineRow,
  openPage,
  getEditorParts,
} from '../../support/editor.ts'
import { ignoreErrors } from '../../support/people.ts'
import { anOwnedApp, useDesktopWidth, createName } from '../../support/studio.ts'

test.describe('the editor', () => {
  test.describe.configure({ timeout: 300_000 })

  test('changes a page by keyboard alone, publishes it, and rolls it back', async ({
    page,
    foyer,
    browser,
  }, info) => {
    const editor = await openEditor(page, foyer, createName(info, 'edit'))
    const { app, frame, fields, saved } = editor
    const visitor = await browser.newPage()
    await visitor.goto(app.url)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Harbour Strength' })).toBeVisible()

    await test.step('writes in a block that is chosen by keyboard', async () => {
      await outlineRow(editor, 'Harbour Strength').focus()
      await page.keyboard.press('Enter')
      await expect(fields.getByRole('heading', { name: 'Hero' })).toBeVisible()
      await fields.getByLabel('Title', { exact: true }).focus()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('Strong by spring')
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Strong by spring')
      await expect(saved).toBeVisible()
    })

    await test.step('adds a block from the picker', async () => {
      await page.locator('main').focus()
      await page.keyboard.press('a')
      const picker = page.getByRole('dialog', { name: 'Add block' })
      await expect(picker.getByRole('searchbox')).toBeFocused()
      await page.keyboard.type('image with a caption')
      await page.keyboard.press('Enter')
      await expect(picker).toBeHidden()
      await expect
        .poll(() => listBlocks(editor))
        .toEqual(['Strong by spring', 'Image', expect.stringContaining('This is')])
      await expect(fields.getByRole('heading', { name: 'Image' })).toBeVisible()
    })

    await test.step('uploads a picture with visible progress, and cancels one upload', async () => {
      const picture = { name: 'harbour.png', mimeType: 'image/png', buffer: await page.screenshot() }
      const gate = Promise.withResolvers<void>()
      await page.route('**/api/v1/studio/media', async (route) => {
        await gate.promise
        await route.continue().catch(() => undefined)
      })
      await fields.getByRole('button', { name: 'Choose an image' }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose an image' })
      await dialog.locator('input[type=file]').setInputFiles(picture)
      await expect(dialog.getByRole('progressbar', { name: 'harbour.png' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog.getByRole('button', { name: 'Upload' })).toBeFocused()
      await dialog.locator('input[type=file]').setInputFiles(picture)
      await expect(dialog.getByRole('progressbar', { name: 'harbour.png' })).toBeVisible()
      gate.resolve()
      await expect(dialog).toBeHidden()
      await fields.getByLabel('Alt text').fill('The harbour at dawn')
      await expect(frame.getByRole('img', { name: 'The harbour at dawn' })).toHaveCount(1)
    })

    await test.step('moves, duplicates and deletes it, undoes and does it again', async () => {
      await page.locator('main').focus()
      await page.keyboard.press('Alt+ArrowUp')
      const words = async () => (await listBlocks(editor)).map((text) => text.slice(0, 6))
      await expect.poll(words).toEqual(['Image', 'Strong', 'This i'])
      await expect(page.getByText('Image is now 1 of 3')).toBeAttached()
      await page.keyboard.press('ControlOrMeta+d')
      await expect.poll(words).toEqual(['Image', 'Image', 'Strong', 'This i'])
      await page.keyboard.press('Backspace')
      await expect.poll(words).toEqual(['Image', 'Strong', 'This i'])
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(words).toEqual(['Image', 'Image', 'Strong', 'This i'])
      await page.keyboard.press('ControlOrMeta+Shift+z')
      await expect.poll(words).toEqual(['Image', 'Strong', 'This i'])
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(words).toEqual(['Strong', 'Image', 'This i'])
      await page.getByRole('button', { name: 'Redo' }).click()
      await expect.poll(words).toEqual(['Image', 'Strong', 'This i'])
      await expect(saved).toBeVisible()
    })

    await test.step('adds a button to the page and a description for messengers', async () => {
      await page.locator('main').focus()
      await page.keyboard.press('Escape')
      await fields.getByRole('tab', { name: 'Settings' }).click()
      await fields.getByRole('button', { name: 'Add button' }).click()
      await fields.getByLabel('Label', { exact: true }).fill('Write to us')
      await fields.getByLabel('Action').selectOption({ label: 'Opens a link' })
      await fields.getByLabel('Link', { exact: true }).fill('noor@harbour.example')
      await fields.getByRole('tab', { name: 'Sharing' }).click()
      await fields.getByLabel('Title', { exact: true }).fill('Harbour Strength, by the sea')
      await expect(saved).toBeVisible()
      const button = frame.getByRole('button', { name: 'Write to us' })
      await expect(button).toBeVisible()
      expect(await button.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)
    })

    await test.step('publishes, and a visitor sees it at once', async () => {
      const publish = page.getByRole('button', { name: 'Publish 1 change' })
      await publish.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Publish 1 change' })
      await expect(dialog.getByRole('checkbox', { name: /Home/ })).toBeChecked()
      await expect(dialog.getByText(/^Everyone who opens/)).toBeVisible()
      await expect(dialog.getByText('Everyone', { exact: true })).toBeVisible()
      await expect(dialog.getByText('Only available on this computer')).toBeVisible()
      await photograph(page, 'studio-publish')
      await dialog.getByLabel('Release note').fill('Spring')
      await dialog.getByRole('button', { name: 'Publish now' }).click()
      await expect(page.getByRole('dialog', { name: 'Published' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()

      await visitor.reload()
      await expect(visitor.getByRole('heading', { name: 'Strong by spring' })).toBeVisible()
      await expect(visitor.getByRole('img', { name: 'The harbour at dawn' })).toBeVisible()
      await expect(visitor.getByRole('link', { name: 'Write to us' }).first()).toHaveAttribute(
        'href',
        'mailto:noor@harbour.example',
      )
      await expect(visitor.locator('meta[property="og:title"]')).toHaveAttribute(
        'content',
        'Harbour Strength, by the sea',
      )
    })

    await test.step('rolls back to the previous release', async () => {
      await page.goto(`${foyer.studio}/apps/${app.slug}/pages/releases`)
      await expect(page.getByRole('row', { name: /Spring.*Live.*Noor Haddad/ })).toBeVisible()
      await photograph(page, 'studio-releases')
      await page
        .getByRole('button', { name: /^Compare with/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: /^Compare release/ })
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Home' })).toBeVisible()
      await photograph(page, 'studio-releases-compare')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Revert to/ }).click()
      await expect(page.getByText(/Members see release .* again/)).toBeVisible()
      await visitor.reload()
      await expect(visitor.getByRole('heading', { level: 1, name: 'Harbour Strength' })).toBeVisible()
      await expect(visitor.getByText('Write to us')).toHaveCount(0)
    })

    await visitor.close()
  })

  test(
    'the editor reports errors in place, works offline, and saves when it can',
    { tag: '@rare' },
    async ({ page, context, foyer, quiet }, info) => {
      test.slow()
      const editor = await openEditor(page, foyer, createName(info, 'wrong'))
      const { app, page_id, fields, saved, frame } = editor
      await test.step('reports an error in place, keeps the input, and saves once it is fixed', async () => {
        await app.owner.call('pages.createPage', { parent_id: null, content_type: 'generic', title: 'About' })

        await test.step('pictures that cannot be taken', async () => {
          await outlineRow(editor, 'Harbour Strength').click()
          await fields.getByRole('button', { name: 'Replace' }).click()
          const dialog = page.getByRole('dialog', { name: 'Choose an image' })
          await dialog.getByRole('tab', { name: 'Your images' }).click()
          const input = dialog.locator('input[type=file]')
          const alert = dialog.getByRole('alert')
          await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(0) })
          await expect(alert).toHaveText('File is empty')
          await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
          await expect(alert).toHaveText(/^Invalid image type/)
          await input.setInputFiles({
            name: 'a.png',
            mimeType: 'image/png',
            buffer: Buffer.from('no picture'),
          })
          await expect(alert).toHaveText(/^Invalid image type/)
          const large = Buffer.alloc(15_728_641)
          await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: large })
          await expect(alert).toHaveText('Image too large. Max size 15 MB')
          await page.keyboard.press('Escape')
          await expect(fields.getByRole('button', { name: 'Replace' })).toBeFocused()
        })

        await test.step('a ratio out of range, marked on its tab, which opens with the block', async () => {
          const content = fields.getByRole('tab', { name: 'Content' })
          const style = fields.getByRole('tab', { name: /^Style/ })
          await content.focus()
          await page.keyboard.press('ArrowRight')
          await expect(style).toBeFocused()
          const height = fields.getByRole('spinbutton', { name: /Height/ })
          await height.fill('301')
          await height.blur()
          await expect(fields.getByText('Ratio Out Of Range')).toBeVisible()
          await expect(height).toHaveValue('301')
          await expect(frame.locator('[data-block]').first()).toBeVisible()
          await photograph(page, 'studio-editor-style')
          await content.click()
          await expect(style).toHaveAccessibleName(/Has errors to fix/)
          await outlineRow(editor, /This is/).click()
          await expect(content).toHaveAttribute('aria-selected', 'true')
          await outlineRow(editor, 'Harbour Strength').click()
          await expect(style).toHaveAttribute('aria-selected', 'true')
          await height.fill('10')
          await expect(fields.getByText('Ratio Out Of Range')).toHaveCount(0)
          await content.click()
          await expect(style).toHaveAccessibleName('Style')
        })

        await test.step('a link that could run code', async () => {
          await fields.getByLabel('Button action').selectOption({ label: 'Opens a link' })
          await expect(saved).toBeVisible()
          const link = fields.getByLabel('Link', { exact: true })
          await link.fill('javascript:alert(1)')
          await link.blur()
          const words = 'Links must start with https://, http://, mailto: or tel:.'
          await expect(fields.getByText(words)).toBeVisible()
          await expect(page.getByRole('status').getByText('Not saved').first()).toBeVisible()
          await expect(link).toHaveValue('javascript:alert(1)')
          await photograph(page, 'studio-editor-refused')
          await link.fill('harbour.example')
          await link.blur()
          await expect(link).toHaveValue('https://harbour.example')
          await expect(saved).toBeVisible()
        })

        await test.step('an address that is taken, reserved or not one', async () => {
          await page.locator('main').focus()
          await page.keyboard.press('Escape')
          await fields.getByRole('tab', { name: 'Settings' }).click()
          const address = fields.getByLabel('Address', { exact: true })
          for (const [path, words] of [
            ['/about', 'Another page already uses this path.'],
            ['/me', 'This path is reserved. Choose another one.'],
            ['/---', 'Use lowercase letters, digits and hyphens between slashes.'],
          ] as const) {
            await address.fill(path)
            await fields.getByRole('button', { name: 'Change address' }).click()
            await expect(fields.getByText(words)).toBeVisible()
            await expect(address).toHaveValue(path)
          }
        })

        await test.step('a page without a title', async () => {
          await fields.getByRole('tab', { name: 'Content' }).click()
          const title = fields.getByLabel('Title', { exact: true })
          await title.fill('')
          await expect(fields.getByText('Enter a title to save the page.')).toBeVisible()
          await title.fill('Start')
          await expect(saved).toBeVisible()
        })
        ignoreErrors(quiet, /status of 4(09|13|15|22)/)
      })
      await test.step('works offline, shows a notice, and saves when it is online again', async () => {
        await outlineRow(editor, 'Harbour Strength').click()
        const title = fields.getByLabel('Title', { exact: true })
        await context.setOffline(true)
        await title.fill('Written on the train')
        await expect(page.getByRole('status').getByText('Waiting to save')).toBeVisible()
        await photograph(page, 'studio-editor-offline')
        await page.getByRole('link', { name: 'Back to pages' }).click()
        const leaving = page.getByRole('alertdialog', { name: 'You have unsaved changes' })
        await leaving.getByRole('button', { name: 'Stay' }).click()
        await expect(title).toHaveValue('Written on the train')
        await context.setOffline(false)
        await expect(saved).toBeVisible()

        await page.route('**/api/v1/studio/pages/*/draft', () => undefined)
        await title.fill('Written as the tab closed')
        await expect(page.getByRole('status').getByText('Saving', { exact: true })).toBeVisible()
        page.once('dialog', (dialog) => void dialog.accept())
        await page.reload()
        await page.unroute('**/api/v1/studio/pages/*/draft')
        await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible()
        await expect(outlineRow(editor, 'Written as the tab closed')).toBeVisible()
        await expect(saved).toBeVisible()
        const stored = await app.owner.call('pages.getStudioPage', { id: page_id })
        expect(stored.draft.blocks[0]?.props['title']).toBe('Written as the tab closed')

        await outlineRow(editor, 'Written as the tab closed').click()
        await title.fill('Saved on the way out')
        await page.getByRole('link', { name: 'Back to pages' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
        const left = await app.owner.call('pages.getStudioPage', { id: page_id })
        expect(left.draft.blocks[0]?.props['title']).toBe('Saved on the way out')
        ignoreErrors(quiet, /ERR_INTERNET_DISCONNECTED/)
      })
    },
  )

  test(
    'the editor preserves unknown blocks, and is complete on a phone and at every canvas width',
    { tag: '@rare' },
    async ({ page, foyer }, info) => {
      test.slow()
      const app = await anOwnedApp(foyer, createName(info, 'later'))
      const page_id = await findPageId(app)
      const editor = getEditorParts(page, app, page_id)
      await test.step('preserves an unknown block, and shows a notice', async () => {
        const { revision, draft } = await app.owner.call('pages.getStudioPage', { id: page_id })
        const unknown = { id: crypto.randomUUID(), type: 'hologram', version: 4, props: { beam: 'wide' } }
        await app.owner.call('pages.saveDraft', {
          id: page_id,
          revision,
          draft: { ...draft, blocks: [...draft.blocks, unknown] },
        })
        await openPage(page, foyer, app, page_id)
        await outlineRow(editor, 'Unknown block').click()
        await expect(editor.fields.getByText(/hologram/)).toBeVisible()
        await page.locator('main').focus()
        await page.keyboard.press('Alt+ArrowUp')
        await expect(editor.saved).toBeVisible()
        await expect
          .poll(async () => (await app.owner.call('pages.getStudioPage', { id: page_id })).draft.blocks[1])
          .toEqual(unknown)

        const end = { x: 80, y: 26 }
        await outlineRow(editor, 'Harbour Strength').dragTo(outlineRow(editor, /This is/), {
          targetPosition: end,
        })
        const words = async () => (await listBlocks(editor)).map((text) => text.slice(0, 7))
        await expect.poll(words).toEqual(['Unknown', 'This is', 'Harbour'])
        await expect(editor.saved).toBeVisible()
      })
      await test.step('is for everyone at every width', async () => {
        await outlineRow(editor, 'Harbour Strength').click()
        await photograph(page, 'studio-editor')
        await page.setViewportSize({ width: 375, height: 812 })
        const name = page.getByRole('button', { name: /^Hero/, expanded: false })
        await expectNotCutOff(name.getByText('Hero'))
        await name.click()
        await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
        await photograph(page, 'studio-editor-fields')
        await page.getByRole('button', { name: 'Pages and blocks' }).click()
        await expect(page.getByRole('dialog', { name: 'Pages and blocks' })).toBeVisible()
        await expectNotCutOff(editor.outline.getByText(/^This is/))
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: 'Pages and blocks' })).toBeFocused()
        await useDesktopWidth(page)
        await page.locator('main').focus()
        await page.keyboard.press('a')
        await expect(page.getByRole('dialog', { name: 'Add block' })).toBeVisible()
        await photograph(page, 'studio-block-picker')
      })
      await test.step('shows the real page at every width, and the canvas at the chosen width', async () => {
        await page.reload()
        await waitUntilOpen(editor)
        await page.setViewportSize({ width: 375, height: 812 })
        await page.getByRole('button', { name: 'Page settings', expanded: false }).click()
        await useDesktopWidth(page)
        const hidden = await editor.fields
          .getByRole('tablist', { name: 'Page sections' })
          .evaluate((row) => row.scrollWidth - row.clientWidth)
        expect(hidden, 'all tabs fit').toBe(0)
        for (const tab of ['Settings', 'Sharing', 'Access'] as const) {
          await editor.fields.getByRole('tab', { name: tab }).click()
          await photograph(page, `studio-page-${tab.split(' ')[0]?.toLowerCase()}`)
        }
        await page.getByRole('radio', { name: 'Tablet' }).check({ force: true })
        await expect(page.getByText('768 px')).toBeVisible()
        await page.getByRole('radio', { name: 'Desktop' }).check({ force: true })
        await expect(page.getByText('1280 px')).toBeVisible()
        await photograph(page, 'studio-editor-desktop')
      })
    },
  )
})
