import type { Browser, Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { aMember, signInAs, ignoreErrors, type Person } from '../../support/people.ts'
import { anOwnedApp, aPeoplePage, createName } from '../../support/studio.ts'

const KIT = { kit: 'strength' } as const

const directory = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Members', exact: true })
const row = (page: Page, name: string) => directory(page).getByRole('button', { name })
const panel = (page: Page) => page.getByRole('dialog')

async function openAs(browser: Browser, url: string, who: Person): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })
  const page = await context.newPage()
  await signInAs(page, url, { email: who.email })
  return page
}

test.describe('members who find each other', () => {
  test.slow()

  test(
    'members find each other, block and unblock, and are hidden from viewers without access',
    { tag: '@rare' },
    async ({ page, browser, foyer, quiet }, info) => {
      test.slow()
      const { owner, slug, url } = await anOwnedApp(foyer, createName(info, 'people'), KIT)
      await test.step('find each other, block, and unblock', async () => {
        const thread_id = await aPeoplePage(owner.call)
        const address = (name: string) => `${name}-${slug}@members.example`
        const me = await aMember(foyer, address('ines'), 'Ines Duarte', slug)
        const tom = await aMember(foyer, address('tom'), 'Tom Achterberg', slug)
        for (const name of ['Priya Raman', 'Jonas Weber', 'Grace Whitlock'])
          await aMember(foyer, address(name.slice(0, 3)), name, slug)
        const sent_text = 'Third week, and the bar feels lighter.'
        const data = { action: 'publish' as const, message: sent_text }
        await tom.call('messaging.postMessage', { id: thread_id, data })

        await test.step('asks a guest to log in', async () => {
          await page.goto(`${url}/people`)
          await expect(page.getByText('For members only')).toBeVisible()
          await photograph(page, 'people-guest')
        })

        await signInAs(page, url, { email: me.email })
        const other_profile = await openAs(browser, url, tom)
        await other_profile.goto(`${url}/people`)
        await expect(row(other_profile, 'Ines Duarte')).toBeVisible()

        await test.step('finds people by name, and shows an empty state without results', async () => {
          await page.goto(`${url}/people`)
          await expect(directory(page).getByRole('button')).toHaveCount(6)
          await photograph(page, 'people-directory')
          const search = page.getByRole('searchbox', { name: 'Search members' })
          await search.fill('zzz')
          await expect(page.getByText('Could not find any results matching your search')).toBeVisible()
          await search.fill('ach')
          await expect(directory(page).getByRole('button')).toHaveCount(1)
        })

        await test.step('opens the profile next to another panel, and blocks', async () => {
          await row(page, 'Tom Achterberg').click()
          await expect(panel(page).getByRole('heading', { name: 'Tom Achterberg' })).toBeVisible()
          await expect(page).toHaveURL(/#profile\?user=/)
          await photograph(page, 'people-profile')
          await page.route('**/subscribers/block', (route) => route.abort())
          await panel(page).getByRole('button', { name: 'Block' }).click()
          await photograph(page, 'people-block')
          await panel(page).getByRole('button', { name: 'Block' }).click()
          await expect(page.getByText('Failed to block')).toBeVisible()
          await expect(panel(page).getByRole('button', { name: 'Block' })).toBeVisible()
          await page.unroute('**/subscribers/block')
          await panel(page).getByRole('button', { name: 'Block' }).click()
          await panel(page).getByRole('button', { name: 'Block' }).click()
          await expect(panel(page).getByText(/You blocked Tom/)).toBeVisible()
          await photograph(page, 'people-blocked')
          await page.keyboard.press('Escape')
        })

        await test.step('neither sees the other, nor what they wrote', async () => {
          await expect(page.getByText('Could not find any results matching your search')).toBeVisible()
          await page.getByRole('searchbox').fill('')
          await expect(directory(page).getByRole('button')).toHaveCount(5)
          await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded()
          await expect(page.getByText('Be the first').or(page.getByRole('textbox')).first()).toBeVisible()
          await expect(page.getByText(sent_text)).toHaveCount(0)
          await other_profile.reload()
          await expect(row(other_profile, 'Priya Raman')).toBeVisible()
          await expect(row(other_profile, 'Ines Duarte')).toHaveCount(0)
        })

        await test.step('unblocks in the privacy settings', async () => {
          await page.goto(`${url}/me/account`)
          await page.getByRole('link', { name: 'Privacy' }).click()
          await expect(page.getByText('Tom Achterberg')).toBeVisible()
          await photograph(page, 'people-privacy')
          await page.getByRole('button', { name: 'Unblock Tom Achterberg' }).click()
          await expect(page.getByText('No blocked people')).toBeVisible()
          await other_profile.reload()
          await expect(row(other_profile, 'Ines Duarte')).toBeVisible()
        })

        await test.step('a name in a comment leads to a profile', async () => {
          await page.goto(`${url}/people`)
          await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded()
          await page.getByRole('button', { name: 'View Tom Achterberg’s profile' }).click()
          await expect(panel(page).getByRole('heading', { name: 'Tom Achterberg' })).toBeVisible()
        })

        await test.step('hides a member from the other, and shows them that they are hidden', async () => {
          await page.goto(`${url}/me/account/privacy`)
          const saved = page.waitForResponse((one) => one.request().method() === 'PUT')
          await page.getByRole('switch', { name: 'Show my profile' }).uncheck()
          expect((await saved).status()).toBe(200)
          await other_profile.reload()
          await expect(row(other_profile, 'Priya Raman')).toBeVisible()
          await expect(row(other_profile, 'Ines Duarte')).toHaveCount(0)
          await page.goto(`${url}/people`)
          await row(page, 'Ines Duarte').click()
          await expect(panel(page).getByText(/Only you and the team/)).toBeVisible()
        })
        await other_profile.context().close()
        ignoreErrors(quiet, /ERR_FAILED|status of 404/)
      })
    },
  )

  test('find each other from right to left', { tag: '@looks' }, async ({ page, foyer }, info) => {
    const inputs = { ...KIT, name: 'الأتون', default_locale: 'ar' } as const
    const { owner, slug, url } = await anOwnedApp(foyer, createName(info, 'arabic'), inputs)
    await aPeoplePage(owner.call, 'ناسنا')
    const address = (name: string) => `${name}-${slug}@members.example`
    const me = await aMember(foyer, address('noura'), 'نورة حداد', slug)
    await aMember(foyer, address('salim'), 'سليم العطار', slug)
    await signInAs(page, url, { email: me.email })
    await page.goto(`${url}/people`)
    const other = page.getByRole('main').getByRole('button', { name: 'سليم العطار' })
    await expect(other).toBeVisible()
    await photograph(page, 'ar-people-directory')
    await other.click()
    await expect(panel(page).getByRole('heading', { name: 'سليم العطار' })).toBeVisible()
    await photograph(page, 'ar-people-profile')
    await page.goto(`${url}/me/account/privacy`)
    await expect(page.getByRole('switch').first()).toBeVisible()
    await photograph(page, 'ar-people-privacy')
  })
})
