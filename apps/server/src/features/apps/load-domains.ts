import {
  MAX_MISSED_DAYS,
  domainProblem,
  type AppDomain,
  type AppDomains,
} from '@foyer/contract/apps/domain-shapes'
import type { Ctx } from '../../platform/context.ts'
import { appHost, slugOrigin } from '../../platform/http/app-origin.ts'
import { countPasskeyHolders } from '../identity/index.ts'
import { notFound } from '../../platform/errors.ts'
import { listDomains, type DomainRow } from './hosts/domains.ts'
import { createProofRecord } from './hosts/domain-proof.ts'
import { findAppById } from './repository.ts'

/** Reads the app's current host and its possible ones, bypassing the cache. */
export async function loadDomains(ctx: Ctx): Promise<AppDomains> {
  const { config } = ctx.services
  const app = await findAppById(ctx.db, ctx.app.id)
  if (!app) throw notFound()
  const current_host = appHost(config, app)
  const [rows, passkey_holders] = await Promise.all([
    listDomains(ctx.db, app.id),
    countPasskeyHolders(ctx.db, current_host),
  ])
  return {
    domains: rows.map((row) => presentDomain(row, app.primary_domain)),
    points_to: new URL(slugOrigin(config, app.slug)).hostname,
    current_host,
    passkey_holders,
  }
}

function presentDomain(row: DomainRow, primary_domain: string | null): AppDomain {
  const { id, domain, verified_at, last_checked_at, problem, missed_checks } = row
  return {
    id,
    domain,
    is_primary: domain === primary_domain,
    record: createProofRecord(row),
    state: verified_at ? 'verified' : 'pending',
    verified_at: verified_at?.toISOString() ?? null,
    last_checked_at: last_checked_at?.toISOString() ?? null,
    problem: domainProblem.nullable().parse(problem),
    days_left: missed_checks === 0 ? null : Math.max(1, MAX_MISSED_DAYS - missed_checks),
  }
}
