import { type MailContent } from './mail-content.ts'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '@foyer/domain/theme'
import { renderHtml, renderText } from './render-mail.ts'

const content: MailContent = {
  subject: 'Log in to <Kiln>',
  body: 'Here is your way in to <Kiln> & more.',
  button: { label: 'Log in', url: 'http://kiln.localhost/#auth?purpose=passwordless&token=a"b' },
  open_address: 'Copy this:',
  code: { label: 'Or type:', digits: '012345' },
  notes: ['Within 15 minutes.'],
}

const appearance = { app_name: "Dana's <Kiln>", locale: 'en', color: '#ffe14d' }

describe('renderText', () => {
  it('writes link and code on lines of their own', () => {
    const lines = renderText(content).split('\n')
    expect(lines).toContain(content.button?.url)
    expect(lines).toContain('012345')
    expect(lines).toContain('Within 15 minutes.')
  })

  it('omits the parts that a mail does not have', () => {
    expect(renderText({ subject: 's', body: 'Done.', notes: [] })).toBe('Done.\n')
  })
})

describe('renderHtml', () => {
  it('escapes every text', async () => {
    const html = await renderHtml(content, appearance)
    expect(html).not.toContain('<Kiln>')
    expect(html).toContain('Dana&#x27;s &lt;Kiln&gt;')
    expect(html).toContain('token=a&quot;b')
    expect(html).toContain('&amp;token=')
  })

  it('writes Arabic from the right, and addresses and codes from the left', async () => {
    const html = await renderHtml(content, { ...appearance, locale: 'ar' })
    expect(html).toMatch(/<html[^>]* dir="rtl"[^>]* lang="ar"|<html[^>]* lang="ar"[^>]* dir="rtl"/)
    expect(html).toMatch(/<p[^>]* dir="ltr"[^>]*>012345<\/p>/)
    expect(html).toMatch(/<p[^>]* dir="ltr"[^>]*>http:\/\/kiln\.localhost/)
  })

  it.each(['#ffe14d', '#000000', '#ffffff', '#5c29d3', '#f0491e'])(
    'keeps the button readable on %s',
    async (color) => {
      const html = await renderHtml(content, { ...appearance, color })
      const [, style = ''] = /<a[^>]* style="([^"]*)"/.exec(html) ?? []
      const fill = /background-color:(#\w{6})/.exec(style)?.[1] ?? ''
      const text = /;color:(#\w{6})/.exec(style)?.[1] ?? ''
      expect(contrastRatio(fill, text)).toBeGreaterThan(4.5)
    },
  )

  it('shows facts as a table that is read line by line', async () => {
    const facts = [{ label: 'Device', value: 'Chrome on <Android>' }]
    const html = await renderHtml({ ...content, facts }, appearance)
    expect(html).toMatch(/<th[^>]*scope="row"[^>]*>Device<\/th><td[^>]*>Chrome on &lt;Android&gt;<\/td>/)
    expect(renderText({ ...content, facts })).toContain('Device: Chrome on <Android>')
  })

  it('loads nothing from outside', async () => {
    expect(await renderHtml(content, appearance)).not.toMatch(/<img|<script|<link|src=|url\(/)
  })
})
