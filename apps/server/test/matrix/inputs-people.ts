import type { NavigationTab } from '@foyer/contract/apps/navigation-shapes'
import { createDefaultNavigation } from '@foyer/domain/navigation'
import { bumpAppVersion } from '../../src/features/apps/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { aDomain } from '../factories/domains.ts'
import { aMember, anotherSession, aUser, isMemberCallerOf, PASSWORD } from '../factories/identity.ts'
import type { Caller } from '../harness.ts'
import type { Cases } from './case.ts'
import { ownerOf } from './objects.ts'
import type { Fixture } from './fixture.ts'

const NAMES = { name: 'Jo Lindqvist' }
const email = () => `new-${newId().slice(-12)}@example.com`
const wrongToken = { input: () => ({ token: 'not-a-token' }), answers: 'token_invalid' } as const

/** Callers without a preview. */
const notViewing = {
  member: 'not_found',
  entitled: 'not_found',
  pending: 'not_found',
  admin: 'not_found',
  account_admin: 'not_found',
  previewing: 'ok',
} as const

/** Access settings of an app that is open to everyone. */
const OPEN_APP = {
  is_private: false,
  is_subscriber_only: false,
  require_sign_in: false,
  allow_anonymous_browsing: true,
  app_products: [],
  purchase_overlay: null,
  prompt_purchase_post_sign_up: false,
  sso_apple_enabled: false,
  sso_google_enabled: false,
}

/** What the app's access settings are at. */
async function accessRevision({ api, app }: Fixture): Promise<number> {
  return (await api.as(ownerOf(app)).call('apps.getStudioApp')).access_revision
}

/** What the app's navigation is at. */
async function navigationRevision({ api, app }: Fixture): Promise<string> {
  return (await api.as(ownerOf(app)).call('apps.getStudioApp')).navigation_revision
}

function aTab(given: Partial<NavigationTab>): NavigationTab {
  const [tab] = createDefaultNavigation(newId)
  if (!tab) throw new Error('The default navigation has tabs.')
  return { ...tab, ...given }
}

/** Another session of the caller's own where they can have one. */
async function aSessionOf({ app, own }: Fixture, caller: Caller) {
  return { id: isMemberCallerOf(app, caller) ? (await anotherSession(app, caller)).session_id : own.session }
}

/** The cases of accounts, access and apps calls. */
export const peopleInputs: Cases = {
  'access.getGuestAccess': [{ input: ({ own }) => ({ page_id: own.page }), ids: { page_id: 'page' } }],
  'access.getPageAccess': [
    {
      input: ({ own }) => ({ subscriber_id: own.subscriber, page_id: own.page }),
      ids: { subscriber_id: 'subscriber', page_id: 'page' },
    },
  ],
  'access.grantEntitlement': [
    {
      input: ({ own }) => ({ subscriber_id: own.subscriber, product_id: own.product }),
      ids: { subscriber_id: 'subscriber', product_id: 'product' },
      unknown: { product_id: 'invalid' },
    },
    {
      input: ({ own }) => ({ subscriber_id: own.subscriber, page_id: own.private_page }),
      ids: { page_id: 'private_page' },
      unknown: { page_id: 'invalid' },
    },
  ],
  'access.listEntitlements': [
    { input: ({ own }) => ({ subscriber_id: own.subscriber }), ids: { subscriber_id: 'subscriber' } },
  ],
  'access.revokeEntitlement': [
    {
      input: async ({ api, app, own }) => {
        const grant = { subscriber_id: own.subscriber, product_id: own.product }
        const { id } = await api.as(ownerOf(app)).call('access.grantEntitlement', grant)
        return { subscriber_id: own.subscriber, entitlement_id: id }
      },
      ids: { subscriber_id: 'subscriber', entitlement_id: 'entitlement' },
    },
  ],
  'team.askSupport': [
    {
      input: () => ({
        message: 'The timer stops when my screen goes dark.',
        diagnostics: {
          app_version: '1',
          browser: 'Chrome on Android',
          screen: '375x812',
          is_online: true,
          language: 'en',
          time_zone: 'Europe/London',
          last_error_id: null,
        },
      }),
    },
  ],
  'members.approveMember': [
    { input: async ({ app }) => ({ id: (await aUser(app)).user_id }), ids: { id: 'pending_user' } },
  ],
  'data-rights.closeAccount': [{ input: () => ({}), needs_own_caller: true }],
  'identity.changePassword': [
    {
      input: () => ({
        current_password: PASSWORD,
        password: 'slow tide in march',
        password_confirmation: 'slow tide in march',
      }),
      needs_own_caller: true,
    },
  ],
  'directory.blockMember': [
    { input: async ({ app }) => ({ user_id: (await aMember(app)).user_id }), ids: { user_id: 'user' } },
  ],
  'members.countMembers': [{ input: () => ({}) }],
  'identity.endOtherSessions': [{ input: () => ({}) }],
  'identity.endSession': [
    {
      input: aSessionOf,
      ids: { id: 'session' },
      personal: ['id'],
    },
  ],
  'identity.exchangeCode': [{ input: () => ({ code: 'not-a-code' }), answers: 'token_invalid' }],
  'members.exportMembers': [
    {
      input: ({ own }) => ({
        product_id: own.product,
        ids: own.user,
        columns: 'plan,course,progress,weeks,spent',
      }),
      ids: { product_id: 'product', ids: 'user' },
      unknown: { product_id: 'ok', ids: 'ok' },
    },
  ],
  'identity.fetchMethods': [{ input: () => ({ email: email() }) }],
  'data-rights.listDataExports': [{ input: () => ({}) }],
  'directory.getProfile': [{ input: ({ own }) => ({ id: own.user }), ids: { id: 'user' } }],
  'members.getViewing': [{ input: () => ({}), answers: notViewing }],
  'directory.listBlocked': [{ input: () => ({}) }],
  'directory.listDirectory': [{ input: () => ({ term: 'a' }) }],
  'team.listMailbox': [{ input: () => ({}) }],
  'members.listMembers': [
    {
      input: ({ own }) => ({ term: 'a', product_id: own.product }),
      ids: { product_id: 'product' },
      unknown: { product_id: 'ok' },
    },
  ],
  'identity.listSessions': [{ input: () => ({}) }],
  'directory.listSubscribers': [
    {
      input: ({ own }) => ({ term: 'a', excluded_by_thread: own.thread }),
      ids: { excluded_by_thread: 'thread' },
    },
    { input: ({ own }) => ({ ids: own.subscriber }), ids: { ids: 'subscriber' }, unknown: { ids: 'ok' } },
  ],
  'identity.login': [
    { input: async ({ app }) => ({ email: (await aMember(app)).email, password: PASSWORD }) },
    { input: () => ({ email: email(), password: PASSWORD }), answers: 'wrong_credentials' },
    {
      input: () => ({ provider: 'google', provider_id: 'not-a-ticket', flow: 'not-a-secret' }),
      answers: 'method_not_offered',
    },
  ],
  'identity.logout': [{ input: () => ({}), needs_own_caller: true }],
  'data-rights.requestDataExport': [{ input: () => ({}), needs_own_caller: true }],
  'identity.requestPasswordless': [{ input: () => ({ email: email() }) }],
  'identity.requestReset': [{ input: () => ({ email: email() }) }],
  'identity.resetPassword': [
    {
      ...wrongToken,
      input: () => ({ token: 'not-a-token', password: PASSWORD, password_confirmation: PASSWORD }),
    },
  ],
  'members.searchMembers': [{ input: () => ({ term: 'a' }) }],
  'team.showMailboxMessage': [
    { input: ({ unknown }) => ({ id: unknown }), ids: { id: 'page' }, answers: 'not_found' },
  ],
  'members.showMember': [{ input: ({ own }) => ({ id: own.user }), ids: { id: 'user' } }],
  'identity.signUp': [{ input: () => ({ ...NAMES, email: email(), password: PASSWORD }) }],
  'team.studioLogin': [
    { input: ({ callers }) => ({ email: callers.team_owner.email, password: PASSWORD }) },
    { input: () => ({ email: email(), password: PASSWORD }), answers: 'wrong_credentials' },
  ],
  'team.studioLogout': [{ input: () => ({}), needs_own_caller: true }],
  'team.studioMe': [{ input: () => ({}) }],
  'team.studioRequestReset': [{ input: () => ({ email: email() }) }],
  'team.studioResetPassword': [
    { ...wrongToken, input: () => ({ token: 'not-a-token', password: PASSWORD }) },
  ],
  'team.studioSignUp': [{ input: () => ({ ...NAMES, email: email(), password: PASSWORD }) }],
  'team.studioVerify': [{ input: () => ({}), answers: 'forbidden' }],
  'directory.unblockMember': [
    { input: async ({ app }) => ({ user_id: (await aMember(app)).user_id }), ids: { user_id: 'user' } },
  ],
  'identity.updateSubscriber': [{ input: () => ({ language: 'en', profile_visibility: 'public' }) }],
  'identity.updateUser': [{ input: () => NAMES }],
  'members.viewMember': [
    { input: async ({ app }) => ({ id: (await aMember(app)).user_id }), ids: { id: 'user' } },
  ],
  'identity.verify': [{ input: () => ({}), answers: 'forbidden' }],
  'identity.verifyEmail': [wrongToken],
  'identity.verifyPasswordless': [wrongToken],
  'members.viewApp': [{ input: () => ({}) }],
  // Sets the current slug again, so that the other cases keep the same host.
  'apps.changeSlug': [{ input: ({ app }) => ({ slug: app.slug }) }],
  'apps.addDomain': [{ input: () => ({ domain: `fit.${newId()}.test` }), needs_own_world: true }],
  'apps.checkDomain': [{ input: ({ own }) => ({ id: own.domain }), ids: { id: 'domain' } }],
  'apps.checkSlug': [{ input: () => ({ slug: 'north-wall' }) }],
  'apps.createApp': [
    {
      input: () => ({
        name: 'North Wall',
        slug: `north-${newId().slice(-10)}`,
        starter_kit: 'blank',
        primary_color: '#1e7bf0',
      }),
    },
  ],
  'apps.deleteApp': [{ input: () => ({ name: 'Another name' }), answers: 'name_differs' }],
  'apps.getApp': [{ input: () => ({}) }],
  'apps.getSetup': [{ input: () => ({}) }],
  'apps.getStudioApp': [{ input: () => ({}) }],
  'apps.listAccessChanges': [{ input: () => ({}) }],
  'apps.listApps': [{ input: () => ({}) }],
  'apps.listDeletedApps': [{ input: () => ({}) }],
  'apps.listLanguages': [{ input: () => ({}) }],
  'apps.listDomains': [{ input: () => ({}) }],
  'apps.moveClock': [{ input: () => ({ forward_seconds: 1 }), needs_own_world: true }],
  'apps.removeDomain': [{ input: async ({ app }) => ({ id: await aDomain(app) }), ids: { id: 'domain' } }],
  'apps.setPrimaryDomain': [
    { input: ({ own }) => ({ id: own.domain }), ids: { id: 'domain' }, answers: 'domain_not_proven' },
  ],
  'apps.switchOff': [{ input: ensureSwitchedOn, needs_own_world: true }],
  'apps.switchOn': [{ input: () => ({}) }],
  'apps.previewSlugChange': [{ input: () => ({ slug: 'north-wall' }) }],
  'apps.updateApp': [{ input: () => ({ name: 'Kiln' }), needs_own_world: true }],
  'apps.previewAppAccess': [
    {
      input: ({ own }) => ({ ...OPEN_APP, app_products: [own.product] }),
      ids: { app_products: 'product' },
      unknown: { app_products: 'invalid' },
    },
    {
      input: ({ own }) => ({ ...OPEN_APP, purchase_overlay: own.page }),
      ids: { purchase_overlay: 'page' },
      unknown: { purchase_overlay: 'invalid' },
    },
  ],
  'apps.updateAppAccess': [
    {
      input: async (fixture) => ({
        ...OPEN_APP,
        app_products: [fixture.own.product],
        revision: await accessRevision(fixture),
      }),
      ids: { app_products: 'product' },
      unknown: { app_products: 'invalid' },
      needs_own_world: true,
    },
    {
      input: async (fixture) => ({
        ...OPEN_APP,
        purchase_overlay: fixture.own.page,
        revision: await accessRevision(fixture),
      }),
      ids: { purchase_overlay: 'page' },
      unknown: { purchase_overlay: 'invalid' },
      needs_own_world: true,
    },
  ],
  'apps.updateNavigation': [
    {
      input: async (fixture) => ({
        revision: await navigationRevision(fixture),
        items: [aTab({}), aTab({ target: 'page', page_id: fixture.own.page })],
      }),
      ids: { 'items.1.page_id': 'page' },
      unknown: { 'items.1.page_id': 'invalid' },
      needs_own_world: true,
    },
  ],
  'apps.updateAppTheme': [
    {
      input: ({ own }) => ({ card_style: 'flat', logo_media_id: own.media }),
      ids: { logo_media_id: 'media' },
      unknown: { logo_media_id: 'invalid' },
    },
  ],
}

/** Switches the app on before each case, whatever ran before. */
async function ensureSwitchedOn({ api, app }: Fixture): Promise<Record<string, never>> {
  await api.inApp(app.id, async (tx) => {
    await tx.updateTable('apps').set({ switched_off_at: null }).where('id', '=', app.id).execute()
    await bumpAppVersion(tx, app.id)
  })
  return {}
}
