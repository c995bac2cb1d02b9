// Written by scripts/generate.ts from apps/server/src/features/access/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { getGuestAccessRoute } from './routes/get-guest-access.ts'
import { getPageAccessRoute } from './routes/get-page-access.ts'
import { grantEntitlementRoute } from './routes/grant-entitlement.ts'
import { listEntitlementsRoute } from './routes/list-entitlements.ts'
import { revokeEntitlementRoute } from './routes/revoke-entitlement.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['access.getGuestAccess', getGuestAccessRoute],
  ['access.getPageAccess', getPageAccessRoute],
  ['access.grantEntitlement', grantEntitlementRoute],
  ['access.listEntitlements', listEntitlementsRoute],
  ['access.revokeEntitlement', revokeEntitlementRoute],
]
