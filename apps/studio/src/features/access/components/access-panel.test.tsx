import { describe, expect, it } from 'vitest'
import { AppZone } from '#platform/app-time.ts'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import type { PageAccess } from '../queries.ts'
import { PastNotice, RuleList, AccessResultSummary, UnlockHint } from './access-panel.tsx'

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const rule = (given: Partial<PageAccess['rules'][number]>): PageAccess['rules'][number] => ({
  rule: 'page_sign_in',
  outcome: 'passed',
  waived_by: null,
  is_deciding: false,
  page_id: id(1),
  page_title: 'Base Camp',
  product_ids: [],
  date: null,
  ...given,
})

const access = (given: Partial<PageAccess>): PageAccess => ({
  granted: false,
  may_act: false,
  reason: null,
  available_after: null,
  rules: [],
  is_past: false,
  not_known: [],
  ...given,
})

describe('the verdict', () => {
  const renderResult = (given: Partial<PageAccess>, name: string | null = 'Priya') =>
    renderToHtml(<AccessResultSummary name={name} access={access(given)} />)

  it('shows yes, no with the reason, or the date', async () => {
    expect(await renderResult({ granted: true, may_act: true })).toContain('Yes, Priya can see this page<')
    expect(await renderResult({ granted: true })).toContain('Yes, Priya can see this page (read only)')
    expect(await renderResult({ reason: null })).toContain('No. This page isn’t published')
    expect(await renderResult({ reason: 'PURCHASE_REQUIRED' })).toContain(
      'Priya doesn’t have a product that includes it',
    )
    const later = await renderResult({ reason: 'IS_SCHEDULED', available_after: '2026-11-23T06:00:00.000Z' })
    expect(later).toContain('Not yet. Available from Nov 23, 2026, 6:00 AM')
    expect(later).toContain('data-verdict="later"')
  })

  it('shows the time in the time zone of the app', async () => {
    const given = { reason: 'IS_SCHEDULED', available_after: '2026-11-23T06:00:00.000Z' } as const
    const html = await renderToHtml(
      <AppZone value="Asia/Kathmandu">
        <AccessResultSummary name="Priya" access={access(given)} />
      </AppZone>,
    )
    expect(html).toContain('Not yet. Available from Nov 23, 2026, 11:45 AM')
  })

  it('has its own texts for guests', async () => {
    expect(await renderResult({ granted: true }, null)).toContain('Yes, guests can see this page')
    expect(await renderResult({ reason: 'AUTHENTICATION_REQUIRED' }, null)).toContain('Guests have to log in')
  })
})

describe('the notice of a past time', () => {
  const renderNotice = (given: Partial<PageAccess>) => renderToHtml(<PastNotice access={access(given)} />)

  it('names what is based on today and which settings of that time are unknown', async () => {
    expect(await renderNotice({})).not.toContain('at that time')
    expect(await renderNotice({ is_past: true })).toContain(
      'Based on the settings and purchases at that time',
    )
    const page = { page_id: id(1), page_title: 'Base Camp' }
    const not_known = [{ page_id: null, page_title: null }, page]
    expect(await renderNotice({ is_past: true, not_known })).toContain(
      'Past settings for App access and Base Camp',
    )
  })
})

describe('the chain of rules', () => {
  it('retain their order, mark the deciding one and name page, product and date', async () => {
    const products = { items: [{ id: id(7), title: 'Membership' }] }
    const markup = await renderToHtml(
      <RuleList
        name="Priya"
        rules={[
          rule({}),
          rule({ rule: 'page_purchase', product_ids: [id(7)] }),
          rule({
            rule: 'page_schedule',
            outcome: 'failed',
            is_deciding: true,
            page_title: 'Week 4',
            date: '2026-11-23T06:00:00.000Z',
          }),
          rule({ rule: 'page_start', outcome: 'not_reached' }),
        ]}
      />,
      { cached_queries: [[['app', 'kiln', 'access', 'products'], products]] },
    )
    const order = [
      'Priya is logged in',
      'Priya has a product that includes it',
      'The page isn’t available yet',
      'Priya has started',
    ].map((words) => markup.indexOf(words))
    expect(order.every((at, i) => at > (order[i - 1] ?? -1))).toBe(true)
    expect(markup).toContain('Included in Membership')
    expect(markup).toMatch(/data-deciding="true".*The page isn’t available yet.*Week 4\. Nov 23, 2026/s)
    expect(markup).toContain('Not checked')
  })

  it('does not describe guests as logged in on a page that requires no sign-in', async () => {
    const app = rule({ rule: 'app_sign_in', page_id: null, page_title: null })
    expect(await renderToHtml(<RuleList name={null} rules={[app]} />)).toContain(
      'shows this page without a login',
    )
    const private_page = rule({ rule: 'page_private', outcome: 'failed' })
    const question = [private_page, rule({ rule: 'page_purchase', outcome: 'failed' })]
    const markup = await renderToHtml(<RuleList name={null} rules={question} />)
    expect(markup).toContain('The page is private<')
    expect(markup).toContain('A guest has no product')
  })

  it('distinguishes a granted private page from one that a product includes', async () => {
    const passedRules = (product_ids: string[]) =>
      renderToHtml(<RuleList name="Priya" rules={[rule({ rule: 'page_private', product_ids })]} />)
    expect(await passedRules([])).toContain('Priya has access to this private page')
    expect(await passedRules([id(7)])).toContain('Priya has a product that includes this private page')
  })

  it.each([
    ['page_purchase', 'is_admin', 'Priya is an admin and doesn’t need a product'],
    ['page_purchase', 'allow_browsing', 'Priya can read it without a product'],
    ['page_schedule', 'completed', 'Priya completed this page, so it stays available'],
  ] as const)('does not say of a %s that %s waived that it was passed', async (name, waived_by, words) => {
    const markup = await renderToHtml(<RuleList name="Priya" rules={[rule({ rule: name, waived_by })]} />)
    expect(markup).toContain(words)
    expect(markup).not.toContain('Priya has a product that includes it')
    expect(markup).not.toContain('The page is available now')
  })

  it('shows a rule without a text by its name', async () => {
    expect(await renderToHtml(<RuleList name="Priya" rules={[rule({ rule: 'page_moon' })]} />)).toContain(
      'Rule: page_moon',
    )
  })
})

describe('the actions offered after a refusal', () => {
  const renderUnlockHint = (given: Parameters<typeof rule>[0]) =>
    renderToHtml(
      <UnlockHint
        subscriber_id={id(3)}
        name="Priya"
        page_id={id(1)}
        access={access({ rules: [rule({ outcome: 'failed', is_deciding: true, ...given })] })}
      />,
    )

  it('is a gift only where one passes the rule that shuts the page', async () => {
    expect(await renderUnlockHint({ rule: 'page_private' })).toContain('Give access')
    expect(await renderUnlockHint({ rule: 'page_purchase', product_ids: [id(7)] })).toContain('Give access')
  })

  it.each([
    ['page_start', 'Priya has to start the program'],
    ['page_schedule', 'Giving access won’t unlock this page earlier'],
    ['page_published', 'Publish it'],
    ['page_tree', 'Change its access settings'],
  ])('is in words what would open it where %s shuts it', async (name, words) => {
    const markup = await renderUnlockHint({ rule: name })
    expect(markup).toContain(words)
    expect(markup).not.toContain('Give access')
  })
})
