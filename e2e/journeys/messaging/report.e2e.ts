import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { aMember, createAddress, signInAs } from '../../support/people.ts'
import { anOwnedApp, createName, publishAll, signInAtStudio } from '../../support/studio.ts'

const thread = (page: Page) => page.getByRole('list', { name: 'Messages' })

test(
  'a member reports a comment, the owner hides it in the studio and shows it again',
  { tag: '@rare' },
  async ({ page, browser, foyer }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'report'))
    const { page_id, revision, draft } = await app.owner.call('pages.createPage', {
      parent_id: null,
      content_type: 'generic',
      title: 'Slow squats',
    })
    await app.owner.call('pages.saveDraft', {
      id: page_id,
      revision,
      draft: { ...draft, is_commentable: true },
    })
    await publishAll(app.owner.call)
    const author = await aMember(foyer, createAddress('rick', info.testId), 'Rick Vance', app.slug)
    const text = 'Message me, I sell a real program for half of this.'
    const comment = { action: 'publish', message: text } as const
    const sent = await author.call('messaging.postMessage', { id: page_id, data: comment })
    const ts = sent.messages[0]?.message_ts ?? ''

    await signInAs(page, app.url, { email: createAddress('tom', info.testId), name: 'Tom Hollis' })
    await test.step('a member reports a comment', async () => {
      await page.goto(`${app.url}/slow-squats`)
      await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded()
      await expect(thread(page)).toContainText(text)
      await thread(page).getByText(text).hover()
      await thread(page).getByRole('button', { name: 'Message actions' }).first().click()
      await page.getByRole('menuitem', { name: 'Report' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
      await expect(dialog.getByRole('checkbox', { name: /Block Rick Vance/ })).not.toBeChecked()
      await dialog.getByRole('button', { name: 'Send report' }).click()
      await expect(dialog.getByText('Choose a reason')).toBeVisible()
      await photograph(page, 'member-report')
      await dialog.getByRole('radio', { name: 'Unwanted content or spam' }).check()
      await dialog.getByRole('button', { name: 'Send report' }).click()
      await expect(page.getByText(/Report sent/)).toBeVisible()
      await expect(thread(page)).toContainText('You reported this message')
    })

    const studio = await (
      await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })
    ).newPage()
    await test.step('the owner hides it by a key', async () => {
      await signInAtStudio(studio, foyer, app.owner, `/apps/${app.slug}/messages/moderation`)
      const chosen = studio.getByRole('region', { name: 'Reports', exact: true })
      await expect(studio.getByText('Choose a report')).toBeVisible()
      await expect(chosen).toBeHidden()
      await studio.getByRole('link', { name: new RegExp(text.slice(0, 10)) }).click()
      await expect(chosen).toContainText('Tom Hollis')
      await photograph(studio, 'studio-moderation')
      await studio.keyboard.press('h')
      await expect(studio.getByText('Nothing to review')).toBeVisible()
    })
    await test.step('the member sees that it is gone, until the owner undoes it', async () => {
      const member = await author.call('messaging.getMessage', { id: page_id, ts })
      expect(member).toMatchObject({ status: 'hidden', message: '' })
      await expect(thread(page)).toContainText('Hidden by the team')
      await studio.getByRole('button', { name: 'Undo' }).click()
      await expect(studio.getByText('Message is shown again')).toBeVisible()
      expect(await author.call('messaging.getMessage', { id: page_id, ts })).toMatchObject({ message: text })
    })
    await studio.context().close()
  },
)
