import type { z } from 'zod'
import type { entitlementEntry, explainedRule } from '@foyer/contract/access/shapes'
import type { ExplainedRule } from '@foyer/domain/access'
import type { EntryStatus } from './entry-status.ts'
import type { PaidPeriod } from './needs.ts'
import type { EntitlementRow } from './repository/ledger.ts'

type Titles = { products: ReadonlyMap<string, string>; pages: ReadonlyMap<string, string> }

type EntryState = { status: EntryStatus; paid?: PaidPeriod | undefined }

/** Presents a ledger row to the owner: the reason of a revocation, the cause of a grant. */
export function presentEntry(
  row: EntitlementRow,
  titles: Titles,
  { status, paid }: EntryState,
): z.infer<typeof entitlementEntry> {
  const { id, kind, product_id, page_id, note, reason } = row
  return {
    id,
    kind,
    product_id,
    page_id,
    note,
    status,
    label: titles.products.get(product_id ?? '') ?? titles.pages.get(page_id ?? '') ?? '',
    cause: kind === 'revocation' ? (reason ?? row.cause) : row.cause,
    plan: paid?.plan ?? null,
    paid_until: paid?.paid_until?.toISOString() ?? null,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

type Rule = z.infer<typeof explainedRule>

/** Which products a rule was passed by, none where a private page was given; else those that would pass it. */
function listRuleProducts({ outcome, waived_by, facts }: ExplainedRule): readonly string[] {
  if (outcome !== 'passed' || waived_by !== undefined) return facts.products ?? []
  return facts.has_grant ? [] : (facts.owned_products ?? [])
}

/** Presents the rules of an explanation in the order they were checked; the first failed rule decided. */
export function presentRules(rules: readonly ExplainedRule[], titles: ReadonlyMap<string, string>): Rule[] {
  return rules.map((explained) => {
    const { rule, page_id, outcome, waived_by, facts } = explained
    return {
      rule,
      outcome,
      waived_by: waived_by ?? null,
      is_deciding: outcome === 'failed',
      page_id,
      page_title: page_id === null ? null : (titles.get(page_id) ?? null),
      product_ids: [...listRuleProducts(explained)],
      date: facts.unlocks_at ?? facts.started_at ?? null,
    }
  })
}
