import { describe, expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import { Steps } from './setup-guide.tsx'

const names = ['brand', 'first_page', 'first_product', 'payments', 'first_member', 'publish'] as const
const createSetup = (done: number) => ({
  steps: names.map((name, i) => ({ name, is_done: i < done })),
  done,
  total: names.length,
})
const renderGuide = (done: number, locale = 'en') =>
  renderToHtml(
    <Steps
      setup={createSetup(done)}
      publish={<button type="button">Publish it</button>}
      invite={<i>invite</i>}
    />,
    { locale },
  )

describe('the set-up guide', () => {
  it('counts what is left and explains the first step that is not done', async () => {
    const markup = await renderGuide(3)
    expect(markup).toContain('3 steps to go')
    expect(markup).toContain('3 of 6 done')
    expect(markup).toContain('href="/apps/kiln/settings/payments"')
    expect(markup.match(/data-state="done"/g)).toHaveLength(3)
    expect(markup.match(/data-state="next"/g)).toHaveLength(1)
  })

  it.each([
    [0, '/apps/kiln/settings/theme'],
    [1, '/apps/kiln/pages'],
    [2, '/apps/kiln/products/new'],
  ])('after %i steps it leads to %s', async (done, href) => {
    expect(await renderGuide(done)).toContain(`href="${href}"`)
  })

  it('lets the last steps be done by what is handed in', async () => {
    expect(await renderGuide(4)).toContain('invite')
    const last = await renderGuide(5)
    expect(last).toContain('One step to go')
    expect(last).toContain('Publish it')
  })

  it('counts in Arabic as Arabic does', async () => {
    expect(await renderGuide(4, 'ar')).toContain('خطوتان متبقيتان')
    expect(await renderGuide(3, 'ar')).toContain('3 خطوات متبقية')
  })
})
