import type { Instant, TimeZone } from '../time/index.ts'
import { accessChecks, decideFromChecks } from './decide.ts'
import { effectiveGates } from './effective-gates.ts'
import type { AccessRuleFacts, AccessRuleName, AccessWaiver } from './rules.ts'
import type { AccessDecision, AccessNode, AccessViewer, AppAccess } from './types.ts'

/** One rule of an explanation, for the owner's "why can or can't they see this page" panel. */
export interface ExplainedRule {
  rule: AccessRuleName
  /** The page that the gate belongs to; `null` for the app. */
  page_id: string | null
  outcome: 'passed' | 'failed' | 'not_reached'
  /** Why the rule passed although its condition was not met. */
  waived_by?: AccessWaiver
  facts: AccessRuleFacts
}

/** A decision with every rule that led to it, in order of evaluation. */
export interface AccessExplanation {
  decision: AccessDecision
  rules: readonly ExplainedRule[]
}

/**
 * Explains a decision to the owner: the same checks as `decideAccess`, so the two cannot disagree, with the rules
 * after the first failure marked as not reached. It contains everything and must not be sent to the viewer.
 */
export function explainAccess(
  app: AppAccess,
  chain: readonly AccessNode[],
  viewer: AccessViewer | null,
  now: Instant,
  zone: TimeZone,
): AccessExplanation {
  const checks = [...accessChecks(app, effectiveGates(chain), viewer, now, zone)]
  const failedIndex = checks.findIndex((check) => !check.passed)
  const rules = checks.map(({ rule, page_id, facts, waived_by }, index): ExplainedRule => {
    if (failedIndex !== -1 && index > failedIndex) return { rule, page_id, outcome: 'not_reached', facts }
    if (index === failedIndex) return { rule, page_id, outcome: 'failed', facts }
    return { rule, page_id, outcome: 'passed', ...(waived_by && { waived_by }), facts }
  })
  return { decision: decideFromChecks(checks, viewer), rules }
}

/**
 * Puts the publication of a page before its rules: an unpublished page exists for nobody, so no later rule is
 * reached.
 */
export function addPublicationRule(
  rules: readonly ExplainedRule[],
  { page_id, is_published }: { page_id: string; is_published: boolean },
): ExplainedRule[] {
  const publicationRule = { rule: 'page_published', page_id, facts: {} } as const
  if (is_published) return [{ ...publicationRule, outcome: 'passed' }, ...rules]
  const unreachedRules = rules.map(({ rule, page_id: at, facts }): ExplainedRule => ({
    rule,
    page_id: at,
    outcome: 'not_reached',
    facts,
  }))
  return [{ ...publicationRule, outcome: 'failed' }, ...unreachedRules]
}
