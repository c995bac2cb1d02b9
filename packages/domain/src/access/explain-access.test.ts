import { describe, expect, it } from 'vitest'
import { explainAccess, addPublicationRule } from './explain-access.ts'
import { aNode, anApp, aViewer, noon } from './factories.ts'

const program = aNode({
  page_id: 'program',
  is_progress_root: true,
  require_purchase: true,
  products: ['gold', 'silver'],
  purchase_overlay: 'offer',
})
const lesson = aNode({
  page_id: 'lesson',
  parent: 'program',
  inherit: true,
  require_authentication: true,
  is_scheduled: true,
  unlock_duration_seconds: 86_400,
})
const chain = [lesson, program]
const explain = (viewer: Parameters<typeof explainAccess>[2], app = anApp()) =>
  explainAccess(app, chain, viewer, noon, 'UTC')
const steps = (viewer: Parameters<typeof explainAccess>[2], app = anApp()) =>
  explain(viewer, app).rules.map((rule) => [rule.rule, rule.page_id, rule.outcome])

describe('explainAccess', () => {
  it('marks what comes after the first failure as not reached', () => {
    expect(steps(aViewer())).toEqual([
      ['page_sign_in', 'lesson', 'passed'],
      ['page_purchase', 'program', 'failed'],
      ['page_start', 'lesson', 'not_reached'],
      ['page_schedule', 'lesson', 'not_reached'],
    ])
  })

  it('lists the rules of the app first', () => {
    const app = anApp({
      is_private: true,
      require_sign_in: true,
      is_subscriber_only: true,
      app_products: ['gold'],
    })
    expect(steps(null, app).slice(0, 4)).toEqual([
      ['app_private', null, 'failed'],
      ['app_sign_in', null, 'not_reached'],
      ['app_subscribers_only', null, 'not_reached'],
      ['page_sign_in', 'lesson', 'not_reached'],
    ])
  })

  it('shows the products of a gate and which of them the member owns', () => {
    const [, purchase] = explain(aViewer({ active_product_ids: new Set(['silver', 'other']) })).rules
    expect(purchase?.facts).toEqual({
      products: ['gold', 'silver'],
      overlay: 'offer',
      owned_products: ['silver'],
    })
    expect(purchase?.outcome).toBe('passed')
  })

  it('shows the start of the run and the date that follows from it', () => {
    const viewer = aViewer({
      active_product_ids: new Set(['gold']),
      run_starts: new Map([['program', '2026-05-10T00:00:00.000Z']]),
    })
    const { decision, rules } = explain(viewer)
    expect(rules.slice(2)).toEqual([
      {
        rule: 'page_start',
        page_id: 'lesson',
        outcome: 'passed',
        facts: { progress_root_id: 'program', started_at: '2026-05-10T00:00:00.000Z' },
      },
      {
        rule: 'page_schedule',
        page_id: 'lesson',
        outcome: 'failed',
        facts: { unlocks_at: '2026-05-11T00:00:00.000Z' },
      },
    ])
    expect(decision).toEqual({
      granted: false,
      reason: 'IS_SCHEDULED',
      available_after: '2026-05-11T00:00:00.000Z',
    })
  })

  it('returns why a rule was waived', () => {
    const admin = explain(aViewer({ is_admin: true, completed_page_ids: new Set(['lesson']) }))
    expect(admin.rules.map((rule) => [rule.rule, rule.waived_by])).toEqual([
      ['page_sign_in', undefined],
      ['page_purchase', 'is_admin'],
      ['page_start', 'completed'],
      ['page_schedule', 'completed'],
    ])
    expect(admin.decision).toEqual({ granted: true, may_act: true })
  })

  it('names browsing as the reason of a sample page', () => {
    const app = anApp({ require_sign_in: true })
    const { rules } = explainAccess(app, [aNode({ allow_browsing: true })], null, noon, 'UTC')
    expect(rules).toEqual([
      { rule: 'app_sign_in', page_id: null, outcome: 'passed', waived_by: 'allow_browsing', facts: {} },
    ])
  })

  it('shows a fault of the tree', () => {
    const { rules } = explainAccess(anApp(), [aNode({ parent: 'page' })], aViewer(), noon, 'UTC')
    expect(rules).toEqual([
      { rule: 'page_tree', page_id: 'page', outcome: 'failed', facts: { fault: 'loop' } },
    ])
  })
})

describe('addPublicationRule', () => {
  const rulesWith = (is_published: boolean) =>
    addPublicationRule(explain(aViewer({ is_admin: true })).rules, { page_id: 'lesson', is_published }).map(
      (rule) => [rule.rule, rule.outcome, rule.waived_by],
    )

  it('leaves the rules of a published page unchanged', () => {
    expect(rulesWith(true).slice(0, 3)).toEqual([
      ['page_published', 'passed', undefined],
      ['page_sign_in', 'passed', undefined],
      ['page_purchase', 'passed', 'is_admin'],
    ])
  })

  it('reaches no rule of a page that is not published', () => {
    expect(rulesWith(false)).toEqual([
      ['page_published', 'failed', undefined],
      ['page_sign_in', 'not_reached', undefined],
      ['page_purchase', 'not_reached', undefined],
      ['page_start', 'not_reached', undefined],
      ['page_schedule', 'not_reached', undefined],
    ])
  })
})
