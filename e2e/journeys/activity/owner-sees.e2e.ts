import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { moveClockToNoon } from '../../support/app-clock.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { aMember, resetBrowser } from '../../support/people.ts'
import { anOwnedApp, aProduct, buy, createName, signInAtStudio } from '../../support/studio.ts'

/** One of today's figures as it is written, without its change against last week. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Today so far' })
    .getByRole('definition')
    .and(page.locator(`dt:text-is("${name}") + dd`))

test.describe('an owner sees', () => {
  test.slow()

  test(
    'today’s figures change after a member has visited, signed up, bought and completed',
    { tag: '@rare' },
    async ({ page, browser, foyer }, info) => {
      const { owner, slug, url } = await anOwnedApp(foyer, createName(info, 'figures'), { kit: 'strength' })
      await moveClockToNoon(owner.call)
      await signInAtStudio(page, foyer, owner)
      for (const name of ['Visits', 'Sign-ups', 'Sales', 'Completions'])
        await expect(figure(page, name)).toHaveText('0')

      const context = await browser.newContext()
      const visitor = await context.newPage()
      await visitor.goto(url)
      await expect(visitor.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const member = await aMember(foyer, `ines-${slug}@members.example`, 'Ines Duarte', slug)
      const product = await aProduct(owner.call, 'Winter block')
      await buy(member.call, product)
      const { items } = await owner.call('pages.searchPages', { term: '', content_type: 'article' })
      const article = items.find((page_of_kit) => page_of_kit.content_type === 'article')
      expect(article).toBeDefined()
      await member.call('progress.completePage', { id: article?.page_id ?? '' })
      await expect
        .poll(async () => {
          const { figures } = await owner.call('activity.getToday', {})
          return Object.fromEntries(figures.map(({ name, value }) => [name, value]))
        })
        .toMatchObject({ visits: 1, sign_ups: 1, sales: 5900, completions: 1 })
      await context.close()

      await page.reload()
      await expect(figure(page, 'Visits')).toContainText('1')
      await expect(figure(page, 'Sign-ups')).toContainText('1')
      await expect(figure(page, 'Sales')).toContainText('€59')
      await expect(figure(page, 'Completions')).toContainText('1')
      await expect(page.getByText('Ines Duarte bought Winter block')).toBeVisible()
      await expect(page.getByText(`Ines Duarte completed ${article?.title}`)).toBeVisible()
      await expect(page.getByText(/^in \d+ hours$/)).toHaveCount(0)
      await photograph(page, 'studio-home')
    },
  )

  test(
    'an owner lists and finds members, sees why each may open a page, and grants a product to many at once',
    { tag: '@rare' },
    async ({ page, foyer }, info) => {
      test.slow()
      await test.step('the members, finds one among them, and learns why each may or may not see a page', async () => {
        const { owner, slug } = await anOwnedApp(foyer, createName(info, 'members'), { kit: 'strength' })
        const people = ['Ines Duarte', 'Tom Achterberg', 'Wei Zhang']
        const members = []
        for (const name of people) {
          const first = name.split(' ')[0]?.toLowerCase()
          members.push(await aMember(foyer, `${first}-${slug}@members.example`, name, slug))
        }
        const { items } = await owner.call('commerce.listStudioProducts', {})
        const program = items.find((product) => product.title === 'Slow Burn')
        if (!program || !members[0]) throw new Error('The kit sells no Slow Burn.')
        await buy(members[0].call, program)

        await signInAtStudio(page, foyer, owner, `/apps/${slug}/members`)
        for (const name of people) await expect(page.getByRole('rowheader', { name })).toBeVisible()
        await expect(page.getByText('4 people')).toBeVisible()
        await expect(page.getByRole('row', { name: /Ines Duarte/ })).toContainText(/Slow Burn.*59/)
        await photograph(page, 'studio-members')
        const search = page.getByRole('searchbox', { name: 'Search by name or email' })
        await search.fill('achter')
        await expect(page.getByRole('rowheader')).toHaveCount(1)
        await expect(page).toHaveURL(/term=achter/)
        await search.fill('nobody at all')
        await expect(page.getByText('Could not find any results matching your search')).toBeVisible()
        await photograph(page, 'studio-members-none')
        await page.getByRole('link', { name: 'Clear filters' }).click()
        await expect(page.getByRole('rowheader')).toHaveCount(4)

        await page.getByRole('rowheader', { name: 'Ines Duarte' }).getByRole('link').press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: 'Ines Duarte' })).toBeVisible()
        await page.getByRole('link', { name: /^Next member: Noor/ }).press('Enter')
        await expect(page.getByText('2 of 4')).toBeVisible()
        await page.getByRole('link', { name: 'Previous member: Ines Duarte' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Ines Duarte' })).toBeVisible()
        const bought = page.getByRole('region', { name: 'Purchases' })
        await expect(bought.getByText('Slow Burn')).toBeVisible()
        await expect(page.getByRole('region', { name: /’s access$/ }).getByText('Slow Burn')).toBeVisible()
        await postQuestion(page, 'Slow Burn')
        await expect(page.getByText('Yes, Ines can see this page')).toBeVisible()
        await photograph(page, 'studio-member-granted')

        await page.getByRole('link', { name: 'Members' }).last().click()
        await page.getByRole('rowheader', { name: 'Wei Zhang' }).getByRole('link').click()
        await expect(page.getByText('No purchases yet')).toBeVisible()
        await postQuestion(page, 'Slow Burn')
        await expect(page.getByText('No. Wei doesn’t have a product that includes it')).toBeVisible()
        const decision_panel = page
          .getByRole('listitem')
          .filter({ hasText: 'Wei has no product that includes it' })
        await expect(decision_panel).toContainText(/Included in .*Slow Burn/)
        await photograph(page, 'studio-member-denied')

        await page.getByRole('button', { name: 'Give access' }).first().press('Enter')
        const grant_button = page.getByRole('dialog', { name: 'Give Wei access' })
        await grant_button.getByRole('button', { name: 'Give access' }).click()
        await expect(grant_button.getByLabel('Product or page')).toHaveAccessibleDescription(/\S/)
        await grant_button.getByLabel('Product or page').selectOption({ label: 'Slow Burn' })
        await grant_button.getByLabel('Note for your team').fill('Won it at the open day')
        await photograph(page, 'studio-give-access')
        await grant_button.getByRole('button', { name: 'Give access' }).click()
        await expect(grant_button).toBeHidden()
        await expect(page.getByText('Yes, Wei can see this page')).toBeVisible()
        const owned = page.getByRole('region', { name: /’s access$/ })
        await expect(owned.getByText(/Won it at the open day/)).toBeVisible()

        await owned.getByRole('button', { name: /Revoke/ }).click()
        const revoke_button = page.getByRole('alertdialog')
        await revoke_button.getByLabel('Note for your team').fill('Given by mistake')
        await photograph(page, 'studio-take-back')
        await revoke_button.getByRole('button', { name: /Revoke/ }).click()
        await expect(revoke_button).toBeHidden()
        await expect(page.getByText('No. Wei doesn’t have a product that includes it')).toBeVisible()
        await expect(owned.getByText(/Given by mistake/)).toBeVisible()
        await expect(owned.getByRole('button', { name: /Revoke/ })).toBeHidden()
      })
      await resetBrowser(page)
      await test.step('many members at once: selects them by keyboard and pointer, exports them, grants a product and revokes it', async () => {
        const { owner, slug } = await anOwnedApp(foyer, createName(info, 'many'))
        const people = ['Ada Lind', 'Bo Achterberg', 'Cleo Zhang', '=SUM(A1:A9)']
        for (const [i, name] of people.entries())
          await aMember(foyer, `m${i}-${slug}@members.example`, name, slug)
        await aProduct(owner.call, 'Winter block')
        await signInAtStudio(page, foyer, owner, `/apps/${slug}/members`)
        await expect(page.getByRole('rowheader')).toHaveCount(4)
        await page.getByRole('button', { name: 'Add filter' }).click()
        await page.getByRole('menuitem', { name: 'Program' }).click()
        const program = page.getByRole('combobox', { name: /^Program/ })
        await expect(program).toBeFocused()
        await program.selectOption({ label: 'Not in a program' })
        await expect(page).toHaveURL(/program=none/)
        await expect(page.getByText(/^\d of 4$/)).toBeVisible()
        await page.getByRole('button', { name: 'Remove filter: Program' }).click()
        await expect(page).not.toHaveURL(/program/)

        await page.getByRole('button', { name: 'Last seen' }).click()
        await expect(page).toHaveURL(/sort=last_seen/)
        await page.getByRole('columnheader', { name: 'Member' }).getByRole('button').click()
        await page.getByRole('button', { name: 'Columns' }).click()
        await page.getByRole('checkbox', { name: 'Last 8 weeks' }).uncheck()
        await page.getByRole('checkbox', { name: 'Joined' }).check()
        await photograph(page, 'studio-members-columns')
        await page.keyboard.press('Escape')
        await page.reload()
        await expect(page.getByRole('columnheader', { name: 'Joined' })).toBeVisible()
        await expect(page.getByRole('columnheader', { name: 'Last 8 weeks' })).toBeHidden()

        await page.getByRole('rowheader', { name: 'Ada Lind' }).getByRole('link').focus()
        await page.keyboard.press('x')
        await page.keyboard.press('Shift+ArrowDown')
        const bar = page.getByRole('region', { name: 'Selected members' })
        await expect(bar.getByRole('status')).toHaveText('2 selected')
        await page.getByRole('checkbox', { name: 'Select Cleo Zhang' }).check()
        await expect(bar.getByRole('status')).toHaveText('3 selected')
        await photograph(page, 'studio-members-chosen')

        await bar.getByRole('button', { name: 'Give product' }).click()
        const grant_button = page.getByRole('dialog', { name: 'Give selected members access' })
        await grant_button.getByLabel('Product or page').selectOption({ label: 'Winter block' })
        await photograph(page, 'studio-members-give')
        await grant_button.getByRole('button', { name: 'Give access' }).click()
        await expect(grant_button).toBeHidden()
        await expect(bar).toBeHidden()
        const entitlements_of_member = async () => {
          const { members } = await owner.call('members.listMembers', {})
          const counts = await Promise.all(
            members.map(async ({ subscriber_id }) => {
              const { active_ids } = await owner.call('access.listEntitlements', {
                subscriber_id: subscriber_id ?? '',
              })
              return active_ids.length
            }),
          )
          return counts.reduce((sum, count) => sum + count, 0)
        }
        expect(await entitlements_of_member()).toBe(3)
        await page.getByText('3 members now have access').hover()
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(page.getByText('Access of 3 members revoked')).toBeVisible()
        expect(await entitlements_of_member()).toBe(0)

        await page.getByRole('checkbox', { name: 'Select Ada Lind' }).check()
        await bar.getByRole('button', { name: 'Select all 4' }).click()
        await expect(bar.getByRole('status')).toHaveText('4 selected')
        const [all] = await Promise.all([
          page.waitForEvent('download'),
          bar.getByRole('button', { name: 'Export' }).click(),
        ])
        expect(all.suggestedFilename()).toMatch(new RegExp(`^${slug}-members-.+\\.csv$`))
        const text = await readDownload(all)
        expect(text.split('\r\n')[0]).toBe(
          '\uFEFFMember,Email,Status,Plan,Plan status,Program,Progress,Spent,Joined,Last seen',
        )
        expect(text.split('\r\n')).toHaveLength(6)
        expect(text).toContain(`"'=SUM(A1:A9)"`)
        await page.keyboard.press('Escape')
        await expect(bar).toBeHidden()

        await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('achter')
        await expect(page.getByRole('rowheader')).toHaveCount(1)
        const [found] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Export' }).click(),
        ])
        expect((await readDownload(found)).split('\r\n')).toHaveLength(3)
        await expect(page.getByText('1 person exported')).toBeVisible()
      })
    },
  )
})

async function postQuestion(page: Page, title: string): Promise<void> {
  const panel = page.getByRole('region', { name: /^Can .+ see a page\?$/ })
  await panel.getByRole('button', { name: /^Page/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Page' })
  await dialog.getByRole('searchbox').fill(title)
  await dialog
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .first()
    .click()
  await expect(dialog).toBeHidden()
}

async function readDownload(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}
