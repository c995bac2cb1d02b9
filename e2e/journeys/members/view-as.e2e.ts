import type { Page } from '@playwright/test'
import { expect, photograph, test, type Foyer } from '../../support/fixtures.ts'
import { findOnDevice } from '../../support/device-storage.ts'
import { aMember, signInAs, ignoreErrors, type Person } from '../../support/people.ts'
import { anOwnedApp, buy, createName, signInAtStudio, type OwnedApp } from '../../support/studio.ts'

test.use({ serviceWorkers: 'allow' })

const NAME = 'Dana Whitfield'
const banner = (page: Page) => page.getByRole('region', { name: 'Preview' })

/** A member who has bought the one-time product of an app, and their id. */
async function aBuyer(foyer: Foyer, { slug, owner }: OwnedApp): Promise<Person & { id: string }> {
  const member = await aMember(foyer, `dana-${slug}@members.example`, NAME, slug)
  const { products } = await member.call('commerce.listProducts', {})
  const product = products.find(({ title }) => /Slow Burn/.test(title))
  if (!product) throw new Error('The kit sells no program.')
  await buy(member.call, product)
  const { members } = await owner.call('members.searchMembers', { term: 'Dana' })
  const id = members[0]?.id
  if (id === undefined) throw new Error('The member is not found.')
  return { ...member, id }
}

/** Opens the preview from the member's screen in the studio. */
async function openPreview(page: Page): Promise<Page> {
  await page.getByRole('button', { name: `Actions for ${NAME}` }).click()
  await page.getByRole('menuitem', { name: 'View as this member' }).click()
  const dialog = page.getByRole('alertdialog', { name: `View the app as ${NAME}?` })
  await expect(dialog).toBeVisible()
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('button', { name: 'Open preview' }).click(),
  ])
  await expect(banner(preview)).toContainText(`You’re viewing as ${NAME}`)
  await expect(dialog).toBeHidden()
  return preview
}

test.describe('the app as one member sees it', () => {
  test.slow()

  test(
    'an owner views the app as a member, changes nothing, and leaves again',
    { tag: '@rare' },
    async ({ page, foyer, quiet }, info) => {
      test.slow()
      const app = await anOwnedApp(foyer, createName(info, 'view'), { kit: 'strength' })
      const member = await aBuyer(foyer, app)
      const own_token = await page.context().newPage()
      await signInAs(own_token, app.url, { email: `noor-${app.slug}@members.example`, name: 'Noor Haddad' })
      await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/members/${member.id}`)

      await test.step('the studio explains the preview before it starts', async () => {
        await page.getByRole('button', { name: `Actions for ${NAME}` }).click()
        await page.getByRole('menuitem', { name: 'View as this member' }).click()
        await expect(page.getByText('The preview ends after 30 minutes', { exact: false })).toBeVisible()
        await photograph(page, 'view-as-dialog')
        await page.route('**/studio/members/*/view', (route) => route.abort())
        await page.getByRole('button', { name: 'Open preview' }).click()
        await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible()
        await page.unroute('**/studio/members/*/view')
        await page.getByRole('button', { name: 'Cancel' }).click()
        ignoreErrors(quiet, /ERR_FAILED/)
      })

      const preview = await openPreview(page)
      const failures: string[] = []
      preview.on('pageerror', (error) => failures.push(error.message))

      await test.step('shows what the member owns, with the banner on every page', async () => {
        expect(new URL(preview.url()).search).toBe('')
        await photograph(preview, 'view-as-home')
        await preview.goto(`${app.url}/programs/slow-burn`)
        await expect(preview.getByRole('heading', { level: 1, name: 'Slow Burn' })).toBeVisible()
        await expect(banner(preview)).toContainText('Nothing you do here is saved.')
        await photograph(preview, 'view-as-program')
        await preview.goto(`${app.url}/me/account`)
        await expect(banner(preview)).toBeVisible()
        await photograph(preview, 'view-as-account')
        await preview.goto(`${app.url}/me/account/purchases`)
        await expect(preview.getByText('Slow Burn').first()).toBeVisible()
      })

      await test.step('leaves the owner’s own session in another tab unchanged', async () => {
        await own_token.goto(`${app.url}/me/account`)
        await expect(own_token.getByRole('main')).toContainText('Noor Haddad')
        await expect(banner(own_token)).toBeHidden()
      })

      await test.step('refuses private screens', async () => {
        await preview.goto(`${app.url}/me/account/sessions`)
        await expect(preview.getByRole('heading', { name: 'Not available in preview' })).toBeVisible()
        await photograph(preview, 'view-as-closed')
      })

      await test.step('refuses a write with a message', async () => {
        await preview.goto(`${app.url}/programs/slow-burn/week-1/press-and-carry`)
        await preview.getByRole('button', { name: 'Bookmark' }).click()
        await expect(preview.getByText('Nothing is saved in a preview.', { exact: false })).toBeVisible()
        await expect(preview.getByRole('button', { name: 'Bookmark' })).toHaveAttribute(
          'aria-pressed',
          'false',
        )
        await photograph(preview, 'view-as-refused')
      })

      await test.step('ends where it started, and leaves nothing of the member behind', async () => {
        await banner(preview).getByRole('button', { name: 'End preview' }).click()
        await expect(preview).toHaveURL(`${foyer.studio}/apps/${app.slug}/members/${member.id}`)
        await preview.goto(`${app.url}/me/account`)
        await expect(preview.getByRole('main')).toContainText('Noor Haddad')
        await expect(banner(preview)).toBeHidden()
        expect(await findOnDevice(preview, member.email)).toEqual([])
        const { sessions } = await member.call('identity.listSessions', {})
        expect(sessions).toHaveLength(1)
        expect((await member.call('library.getMyContent', {})).bookmarked_items).toEqual([])
      })

      await test.step('appears in the team log', async () => {
        const { entries } = await app.owner.call('team.listTeamLog', {})
        expect(entries[0]).toMatchObject({ action: 'member_viewed', subject_name: NAME })
      })
      expect(failures).toEqual([])
    },
  )
})
