import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress, signUpInDialog } from '../../support/members.ts'
import { anOwnedApp, createName, publishAll, signInAtStudio } from '../../support/studio.ts'

test(
  'the owner sets the navigation, and members find it as tabs and as rail',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    const app = await anOwnedApp(foyer, createName(info, 'nav'), { kit: 'strength' })
    await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/settings/navigation`)
    const tabs = page.getByRole('list', { name: 'Tab bar' })
    await expect(page.getByText(/^Five tabs fit on a phone/)).toBeVisible()

    await tabs.getByRole('button', { name: 'Messages', exact: false }).first().click()
    await page.getByLabel('Label').fill('Kitchen')
    await page.getByLabel('Opens').selectOption({ label: 'A page' })
    await page.getByRole('button', { name: /^Page / }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill('Kitchen')
    await page.getByRole('dialog').getByRole('button', { name: 'Kitchen /kitchen' }).click()
    await page.getByLabel('Shown to').selectOption({ label: 'Members' })
    await page.getByRole('button', { name: /^Icon/ }).click()
    await page.getByRole('button', { name: 'flame', exact: true }).click()
    await photograph(page, 'navigation-item')
    await page.getByRole('button', { name: 'Move Kitchen up' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^Navigation saved/)).toBeVisible()
    await page.getByRole('radio', { name: 'Visitor' }).check({ force: true })
    await photograph(page, 'navigation-visitor')
    await publishAll(app.owner.call)

    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(app.url)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'Discover' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Kitchen' })).toHaveCount(0)

    await page.goto(`${app.url}/#auth`)
    await signUpInDialog(page.getByRole('dialog'), newAddress('tabs'))
    await expect(menu.getByRole('link', { name: 'Kitchen' })).toBeVisible()
    await photograph(page, 'navigation-tabs')
    await menu.getByRole('link', { name: 'Kitchen' }).click()
    await expect(menu.getByRole('link', { name: 'Kitchen' })).toHaveAttribute('aria-current', 'page')

    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(menu.getByRole('link')).toContainText([
      'Home',
      'Discover',
      'Kitchen',
      'Schedule',
      'You',
      'Programs',
      'Ines',
    ])
    await photograph(page, 'navigation-rail')
  },
)
