import type { ApiClient, InputFor } from '@foyer/contract/client'
import type { Page, TestInfo } from '@playwright/test'
import { ATTEMPT_ID } from './attempt-id.ts'
import { expect, type Foyer } from './fixtures.ts'
import {
  anOwner,
  createCaller,
  findLink,
  waitForMail,
  PASSWORD,
  signInByCall,
  type Person,
} from './people.ts'

/** An app of a single test, with its owner. */
export type OwnedApp = { slug: string; url: string; owner: Person }

/** Letters and digits that no other test and no earlier run uses. */
export function createName({ testId, repeatEachIndex }: TestInfo, prefix: string): string {
  return `${prefix}-${testId.slice(-10).replace(/[^a-z0-9]/g, 'x')}${ATTEMPT_ID}${repeatEachIndex || ''}`
}

/** Creates a team member whom the owner has invited, as an admin by default, and who has joined by the mailed link. */
export async function aTeamMate(
  foyer: Foyer,
  { slug, owner }: OwnedApp,
  name: string,
  role: InputFor<'team.inviteTeamMember'>['role'] = 'admin',
): Promise<Person> {
  const account = { name, email: `${slug}-colleague@owners.example`, password: PASSWORD }
  await owner.call('team.inviteTeamMember', { email: account.email, role })
  const { hash } = new URL(findLink(await waitForMail(foyer, account.email, /invited you/)))
  const invitation = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const { authentication_token: token } = await createCaller(foyer)('team.acceptTeamInvitation', {
    token: invitation,
    name,
    password: PASSWORD,
  })
  return { ...account, call: createCaller(foyer, { slug, token }) }
}

type NewApp = InputFor<'apps.createApp'>
type AppOptions = { readonly kit?: NewApp['starter_kit'] } & Partial<Omit<NewApp, 'slug' | 'starter_kit'>>

/** Creates an owner and an open app from a starter kit without a browser; `owner.call` targets that app. */
export async function anOwnedApp(foyer: Foyer, slug: string, options: AppOptions = {}): Promise<OwnedApp> {
  const { kit = 'blank', ...app_input } = options
  const owner = await anOwner(foyer, `${slug}@owners.example`, { slug })
  await createCaller(foyer, { token: owner.token })('apps.createApp', {
    name: 'Harbour Strength',
    slug,
    starter_kit: kit,
    primary_color: '#1f6f54',
    ...app_input,
  })
  if (kit === 'blank') await owner.call('apps.switchOn', {})
  return { slug, url: foyer.app(slug), owner }
}

/** Creates an app for one test, with the strength kit, as its visitors see it. */
export async function anApp(
  foyer: Foyer,
  testId: string,
  options: AppOptions = {},
): Promise<{ slug: string; address: string; call: ApiClient }> {
  const slug = `doors-${testId.slice(-14).replaceAll(/[^a-z0-9]/g, 'x')}${ATTEMPT_ID}`
  const theme_options = { kit: 'strength', name: 'Longline', primary_color: '#C4EF3F' } as const
  const { url, owner } = await anOwnedApp(foyer, slug, { ...theme_options, ...options })
  return { slug, address: url, call: owner.call }
}

/** Signs in at the studio at desktop size without its screen, and opens the given path. */
export async function signInAtStudio(page: Page, foyer: Foyer, person: Person, path = '/'): Promise<void> {
  await useDesktopWidth(page)
  const { email, password } = person
  await signInByCall(page, foyer.studio, 'studio/auth/login', { email, password })
  // By this the studio knows that it need not show its sign-in first.
  await page.evaluate(() => localStorage.setItem('foyer.studio.signed_in', '1'))
  await page.goto(foyer.studio + path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The width of a desk, on which the studio is drawn. */
export async function useDesktopWidth(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
}

type Price = { amount: number; interval?: 'day' | 'week' | 'month' | 'year'; every?: number; name?: string }

/** Creates a product on sale without a browser. */
export function aProduct(call: ApiClient, title: string, prices: readonly Price[] = [{ amount: 5900 }]) {
  return call('commerce.createProduct', {
    title,
    is_on_sale: true,
    versions: prices.map(({ amount, interval = null, every = 1, name = '' }) => ({
      amount,
      name,
      currency: 'EUR',
      interval,
      interval_count: interval ? every : null,
    })),
  })
}

/** Buys a product with test money, as the checkout does. */
export async function buy(call: ApiClient, product: { readonly id: string }): Promise<void> {
  const { final_amount, lines } = await call('commerce.previewOrder', { id: product.id })
  const version_id = lines[0]?.version_id ?? ''
  const intent = await call('commerce.createIntent', { id: product.id, version_id, final_amount })
  const paid = await call('commerce.confirmSandboxPayment', { order_id: intent.order_id, card: 'succeeds' })
  expect(paid.status).toBe('succeeded')
}

/** Publishes what waits, and comes back when members see it. */
export async function publishAll(call: ApiClient): Promise<void> {
  const { id } = await call('pages.publish', {})
  await expect
    .poll(async () => (await call('pages.getPublishing', { id })).state, { timeout: 30_000 })
    .toBe('done')
}

/** The access node of a page without any gate. */
const OPEN_NODE: InputFor<'pages.setAccess'>['node'] = {
  inherit: false,
  is_progress_root: false,
  is_private: false,
  require_purchase: false,
  allow_browsing: false,
  require_authentication: false,
  is_scheduled: false,
  unlocks_at: null,
  unlock_duration_seconds: null,
  schedule_period: null,
  schedule_interval: null,
  products: [],
  purchase_overlay: null,
}

/** Sets a page's access without a browser; gates that are not named are off. */
export async function setPageAccess(
  call: ApiClient,
  id: string,
  node: Partial<typeof OPEN_NODE> = {},
): Promise<void> {
  const { revision } = await call('pages.getAccessSettings', { id })
  await call('pages.setAccess', { id, node: { ...OPEN_NODE, ...node }, revision })
}

/** Changes who may enter an app without a browser. */
export async function setAppAccess(
  call: ApiClient,
  change: Partial<InputFor<'apps.updateAppAccess'>>,
): Promise<void> {
  const { access, access_revision: revision } = await call('apps.getStudioApp', {})
  await call('apps.updateAppAccess', { ...access, revision, ...change })
}

/** Creates a page with a text, at an address derived from its title; members see it once it is published. */
export async function aPageOfWords(call: ApiClient, title: string, body_text: string): Promise<string> {
  const { page_id, revision, draft } = await call('pages.createPage', {
    parent_id: null,
    content_type: 'generic',
    title,
  })
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: body_text }] }] }
  const block = { id: crypto.randomUUID(), type: 'text', version: 1, props: { body, align: 'start' } }
  await call('pages.saveDraft', { id: page_id, revision, draft: { ...draft, blocks: [block] } })
  return page_id
}

/** Lets members mark a page as complete and plan it; they may once it is published. */
export async function enableCompletion(call: ApiClient, id: string): Promise<void> {
  const { revision, draft } = await call('pages.getStudioPage', { id })
  const action = { id: crypto.randomUUID(), action_type: 'mark_complete' as const, block_action: null }
  const page_actions = [{ ...action, text: '', post_action_button_text: '' }]
  await call('pages.saveDraft', {
    id,
    revision,
    draft: { ...draft, page_actions, show_add_to_schedule_button: true },
  })
}

/** Adds buttons with labels and actions to a page; members see them once it is published. */
export async function addButtons(
  call: ApiClient,
  id: string,
  options: readonly (readonly [text: string, action: Record<string, unknown>])[],
): Promise<void> {
  const { revision, draft } = await call('pages.getStudioPage', { id })
  const blocks = options.map(([text, action], n) => ({
    id: crypto.randomUUID(),
    type: 'button',
    version: 1,
    props: {
      text,
      width: 'full',
      icon: null,
      style: n === 0 ? 'filled' : 'soft',
      action: { id: crypto.randomUUID(), ...action },
    },
  }))
  await call('pages.saveDraft', { id, revision, draft: { ...draft, blocks } })
}

/** A page with the directory on it that may be talked about. */
export async function aPeoplePage(call: ApiClient, title = 'Our people'): Promise<string> {
  const { page_id, revision, draft } = await call('pages.createPage', {
    parent_id: null,
    content_type: 'generic',
    title,
    path: '/people',
  })
  const block = {
    id: crypto.randomUUID(),
    type: 'member_directory',
    version: 1,
    props: { title: '', placeholder: '' },
  }
  await call('pages.saveDraft', {
    id: page_id,
    revision,
    draft: { ...draft, is_commentable: true, blocks: [block] },
  })
  await publishAll(call)
  return page_id
}
