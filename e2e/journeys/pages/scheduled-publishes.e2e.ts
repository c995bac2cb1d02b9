import { expect, photograph, test } from '../../support/fixtures.ts'
import { findPageId } from '../../support/editor.ts'
import { ignoreErrors } from '../../support/people.ts'
import { anOwnedApp, createName, signInAtStudio, type OwnedApp } from '../../support/studio.ts'

const ZONE = 'Asia/Kathmandu'

/** The app's local time in so many hours, as a date field's value. */
function localTimeIn(hours: number): string {
  const local_time = new Date(Date.now() + hours * 3_600_000)
  return local_time.toLocaleString('sv-SE', { timeZone: ZONE }).slice(0, 16).replace(' ', 'T')
}

async function editHome({ owner }: OwnedApp, page_id: string, title: string): Promise<void> {
  const { draft, revision } = await owner.call('pages.getStudioPage', { id: page_id })
  const [hero, ...rest] = draft.blocks
  if (!hero) throw new Error('The start page has no blocks.')
  const blocks = [{ ...hero, props: { ...hero.props, title } }, ...rest]
  await owner.call('pages.saveDraft', { id: page_id, revision, draft: { ...draft, blocks } })
}

test(
  'an owner schedules a publish, cancels one, and sees why another failed',
  { tag: '@rare' },
  async ({ page, browser, foyer, quiet }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'plans'), { time_zone: ZONE })
    const home = await findPageId(app)
    await editHome(app, home, 'Spring is here')
    await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/pages/releases`)
    await expect(page.getByText(/^Nothing is scheduled/)).toBeVisible()
    const visitor = await (await browser.newContext()).newPage()
    const plans = page.getByRole('region', { name: 'Scheduled' })

    const plan = async (hours: number) => {
      await page.getByRole('button', { name: 'Publish 1 change' }).click()
      await page.getByRole('button', { name: 'Schedule…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Schedule 1 change' })
      await dialog.getByLabel('Date and time').fill(localTimeIn(hours))
      return dialog
    }

    await test.step('refuses a time in the past, and keeps the input', async () => {
      const dialog = await plan(-2)
      await dialog.getByLabel('Release note').fill('Spring')
      await dialog.getByRole('button', { name: 'Schedule' }).click()
      await expect(dialog.getByText('Choose a time in the future.')).toBeVisible()
      await expect(dialog.getByLabel('Release note')).toHaveValue('Spring')
      await dialog.getByLabel('Date and time').fill(localTimeIn(2))
      await expect(dialog.getByText(/in your app’s time zone \(Asia\/Kathmandu\)/)).toBeVisible()
      await photograph(page, 'studio-publish-at')
      await dialog.getByRole('button', { name: 'Schedule' }).click()
      await expect(dialog).toBeHidden()
      await expect(plans.getByText('Spring · All changes')).toBeVisible()
    })

    await test.step('refuses a second one at the same time; another can be planned and cancelled', async () => {
      const dialog = await plan(2)
      const [{ run_at } = { run_at: '' }] = (await app.owner.call('pages.listPublishPlans', {})).items
      const same = new Date(run_at).toLocaleString('sv-SE', { timeZone: ZONE }).slice(0, 16).replace(' ', 'T')
      await dialog.getByLabel('Date and time').fill(same)
      await dialog.getByRole('button', { name: 'Schedule' }).click()
      await expect(dialog.getByText(/^Another publish is scheduled for this time/)).toBeVisible()
      await dialog.getByLabel('Date and time').fill(localTimeIn(30))
      await dialog.getByRole('button', { name: 'Schedule' }).click()
      await expect(dialog).toBeHidden()
      const cancel = plans.getByRole('button', { name: /^Cancel the publish scheduled/ })
      await expect(cancel).toHaveCount(2)
      await cancel.last().click()
      await expect(plans.getByText('Canceled')).toBeVisible()
    })

    await test.step('publishes by itself at the planned time', async () => {
      await visitor.goto(app.url)
      await expect(visitor.getByRole('heading', { level: 1, name: 'Harbour Strength' })).toBeVisible()
      await app.owner.call('apps.moveClock', { forward_seconds: 3 * 3_600 })
      await expect(plans.getByText('Published', { exact: true })).toBeVisible({ timeout: 20_000 })
      await expect(page.getByRole('row', { name: /Spring.*Live.*Noor Haddad/ })).toBeVisible()
      await visitor.reload()
      await expect(visitor.getByRole('heading', { level: 1, name: 'Spring is here' })).toBeVisible()
    })

    await test.step('shows why a plan failed, and members see the old release', async () => {
      const { page_id } = await app.owner.call('pages.createPage', {
        parent_id: null,
        content_type: 'generic',
        title: 'Summer',
        path: '/summer',
      })
      const run_at = new Date(Date.now() + 4 * 3_600_000).toISOString()
      await app.owner.call('pages.planPublish', { run_at, note: 'Summer', page_ids: [page_id] })
      await app.owner.call('pages.deletePage', { id: page_id })
      await app.owner.call('apps.moveClock', { forward_seconds: 2 * 3_600 })
      await page.reload()
      await expect(plans.getByText('Failed', { exact: true })).toBeVisible({ timeout: 20_000 })
      await expect(plans.getByText('This page was deleted after publishing was scheduled.')).toBeVisible()
      const later = new Date(Date.now() + 40 * 3_600_000).toISOString()
      await app.owner.call('pages.planPublish', { run_at: later, note: 'Autumn' })
      await page.reload()
      await expect(plans.getByText('Autumn')).toBeVisible()
      await photograph(page, 'studio-plans')
    })

    ignoreErrors(quiet, /status of 422/)
    await visitor.context().close()
  },
)
