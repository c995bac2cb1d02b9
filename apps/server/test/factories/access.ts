import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { grant, productTitlesNeed, revoke, type Grant } from '../../src/features/access/index.ts'
import { accessReferencesNeed } from '../../src/features/apps/index.ts'
import { createEmit } from '../../src/platform/events/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { aServer } from '../harness.ts'
import { atApp, type AppLike } from './identity.ts'
import type { TestApp } from './apps.ts'

type GrantedObject = { product_id: string } | { page_id: string }
type GrantTerms = Partial<Pick<Grant, 'starts_at' | 'ends_at' | 'cause' | 'cause_id'>>

/** Grants a member a product or a private page, as a purchase does. Returns the cause, which can be revoked. */
export async function aGrant(
  app: AppLike,
  member: { subscriber_id: string },
  granted: GrantedObject,
  terms: GrantTerms = {},
): Promise<{ cause_id: string }> {
  const api = await aServer()
  const cause_id = terms.cause_id ?? newId()
  const now = api.clock.now()
  await api.inApp(app.id, (tx) =>
    grant(tx, createEmit(tx, api.services), {
      subscriber_id: member.subscriber_id,
      starts_at: now,
      ends_at: null,
      cause: 'purchase',
      now,
      ...terms,
      ...granted,
      cause_id,
    }),
  )
  return { cause_id }
}

/** Revokes what a cause granted, now or from an earlier instant on. */
export async function aRevocation(
  app: AppLike,
  member: { subscriber_id: string },
  granted: GrantedObject,
  cause_id: string,
  terms: { at?: Date } = {},
): Promise<void> {
  const api = await aServer()
  const now = api.clock.now()
  await api.inApp(app.id, (tx) =>
    revoke(tx, createEmit(tx, api.services), {
      subscriber_id: member.subscriber_id,
      cause: 'purchase',
      cause_id,
      at: now,
      reason: 'refund',
      now,
      ...terms,
      ...granted,
    }),
  )
}

/** Replaces commerce in tests about access alone: these products exist in any app that names them. */
export async function stubProducts(titles: Readonly<Record<string, string>>): Promise<void> {
  const api = await aServer()
  api.replace(accessReferencesNeed, {
    findExistingProducts: async (_db, ids) => new Set(ids.filter((id) => id in titles)),
    isOverlay: async () => false,
  })
  api.replace(productTitlesNeed, {
    findTitles: async (_db, ids) => new Map(ids.flatMap((id) => (titles[id] ? [[id, titles[id]]] : []))),
  })
}

/** Changes who may see a page as its owner does, from what is set now. */
export async function setPageAccess(
  app: TestApp,
  id: string,
  change: Partial<AccessNodeInput>,
): Promise<{ node: AccessNodeInput; revision: number }> {
  const owner = (await aServer()).as(atApp(app.owner, app))
  const { node: before, revision } = await owner.call('pages.getAccessSettings', { id })
  return owner.call('pages.setAccess', { id, node: { ...before, ...change }, revision })
}

/** Changes who may enter an app as its owner does, from what is set now. */
export async function setAppAccess(
  app: TestApp,
  change: Partial<InputFor<'apps.updateAppAccess'>>,
): Promise<OutputFor<'apps.updateAppAccess'>> {
  const owner = (await aServer()).as(atApp(app.owner, app))
  const { access, access_revision: revision } = await owner.call('apps.getStudioApp')
  return owner.call('apps.updateAppAccess', { ...access, revision, ...change })
}
