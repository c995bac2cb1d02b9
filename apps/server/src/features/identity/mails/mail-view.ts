import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type ReactNode } from 'react'
import { directionOf } from '@foyer/i18n'
import type { MailContent, MailFact, MailAppearance } from './mail-content.ts'
import { MailLists } from './mail-lists.ts'
import { readableFill } from '@foyer/domain/theme'

/** Returns the HTML of a mail: one column, no pictures or external files, everything escaped. */
export function renderMailHtml(content: MailContent, appearance: MailAppearance): Promise<string> {
  return render(h(MailView, { content, appearance }))
}

function MailView({ content, appearance }: { content: MailContent; appearance: MailAppearance }): ReactNode {
  const { app_name, locale, color } = appearance
  const dir = directionOf(locale)
  const styles = createMailStyles(color, dir === 'rtl')
  return h(
    Html,
    { lang: locale, dir },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, content.subject),
      h('style', { dangerouslySetInnerHTML: { __html: DARK_SHEET } }),
    ),
    h(
      Body,
      { className: 'mail-body', style: styles.body },
      h(Preview, null, content.body),
      h(
        Container,
        { dir, style: styles.column },
        h(Sender, { app_name, styles }),
        h(
          Section,
          { className: 'mail-card', style: styles.card },
          h(Text, { style: styles.title }, content.subject),
          h(MailBody, { content, styles }),
        ),
        h(Text, { className: 'mail-quiet', style: styles.foot }, app_name),
      ),
    ),
  )
}

/** The app's initial in its colour, because many clients block pictures. */
function Sender({ app_name, styles }: { app_name: string; styles: MailStyles }): ReactNode {
  const initial = (Array.from(app_name)[0] ?? '').toLocaleUpperCase()
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: styles.head },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h('td', { 'aria-hidden': true, style: styles.mark }, initial),
        h('td', { style: styles.name }, app_name),
      ),
    ),
  )
}

function MailBody({ content, styles }: { content: MailContent; styles: MailStyles }): ReactNode {
  const { body, facts = [], lists = [], button, open_address, code, notes, unsubscribe } = content
  const has_footer = notes.length > 0 || (button !== undefined && open_address !== undefined)
  return [
    h(Text, { key: 'body', style: styles.paragraph }, body),
    facts.length > 0 && h(Facts, { key: 'facts', facts, styles }),
    lists.length > 0 && h(MailLists, { key: 'lists', lists, styles }),
    button &&
      h(
        Section,
        { key: 'button', style: styles.paragraph },
        h(Button, { href: button.url, style: styles.button }, button.label),
      ),
    code && h(Text, { key: 'code_label', style: styles.code_label }, code.label),
    code && h(Text, { key: 'code', className: 'mail-code', dir: 'ltr', style: styles.code }, code.digits),
    has_footer && h(Hr, { key: 'rule', className: 'mail-rule', style: styles.rule }),
    ...notes.map((note) => h(Text, { key: note, className: 'mail-quiet', style: styles.small }, note)),
    button &&
      open_address &&
      h(
        Text,
        { key: 'open', className: 'mail-quiet', style: { ...styles.small, margin: '0' } },
        open_address,
      ),
    button &&
      open_address &&
      h(Text, { key: 'address', className: 'mail-quiet', dir: 'ltr', style: styles.address }, button.url),
    unsubscribe &&
      h(
        Text,
        { key: 'unsubscribe', className: 'mail-quiet', style: { ...styles.small, margin: '12px 0 0' } },
        h('a', { href: unsubscribe.url, className: 'mail-quiet', style: styles.link }, unsubscribe.label),
      ),
  ]
}

function Facts({ facts, styles }: { facts: readonly MailFact[]; styles: MailStyles }): ReactNode {
  return h(
    'table',
    { style: styles.facts },
    h(
      'tbody',
      null,
      facts.map(({ label, value }) =>
        h(
          'tr',
          { key: label },
          h('th', { scope: 'row', className: 'mail-quiet', style: styles.label }, label),
          h('td', { dir: 'auto', style: styles.value }, value),
        ),
      ),
    ),
  )
}

/**
 * Returns the inline styles of a mail, since mail clients drop style sheets. Only dark mode needs a sheet; clients
 * that drop it show the light mail.
 */
function createMailStyles(color: string, is_rtl: boolean) {
  const { fill, text } = readableFill(color)
  const start = is_rtl ? 'right' : 'left'
  const paragraph = { fontSize: '16px', lineHeight: '26px', margin: '0 0 24px', textAlign: start } as const
  const small = { color: '#57534e', fontSize: '14px', lineHeight: '22px', margin: '0 0 12px' } as const
  return {
    body: {
      backgroundColor: '#f5f4f2',
      color: '#1c1917',
      fontFamily: FONTS,
      margin: '0',
      padding: '32px 12px',
    },
    column: { margin: '0 auto', maxWidth: '520px', width: '100%' },
    head: { margin: '0 0 16px', padding: '0 8px' },
    mark: {
      backgroundColor: fill,
      borderRadius: '12px',
      color: text,
      fontSize: '18px',
      fontWeight: '700',
      height: '40px',
      textAlign: 'center',
      width: '40px',
    },
    name: { fontSize: '16px', fontWeight: '600', padding: '0 12px', textAlign: start },
    card: { backgroundColor: '#ffffff', borderRadius: '16px', padding: '32px 28px 20px' },
    title: { fontSize: '24px', fontWeight: '700', lineHeight: '30px', margin: '0 0 12px', textAlign: start },
    paragraph,
    facts: { borderSpacing: '0', fontSize: '15px', lineHeight: '22px', margin: '0 0 24px', width: '100%' },
    label: {
      color: '#57534e',
      padding: '6px 0',
      textAlign: start,
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
    },
    value: {
      fontWeight: '600',
      padding: is_rtl ? '6px 16px 6px 0' : '6px 0 6px 16px',
      textAlign: start,
      width: '100%',
    },
    list: { borderSpacing: '0', margin: '0 0 24px', width: '100%' },
    heading: { fontSize: '14px', fontWeight: '600', lineHeight: '22px', margin: '0 0 4px', textAlign: start },
    row: { borderTop: '1px solid #e7e5e4', padding: '12px 0', textAlign: start },
    row_title: { color: 'inherit', fontSize: '16px', fontWeight: '600', textDecoration: 'none' },
    row_detail: { color: '#57534e', fontSize: '14px', lineHeight: '20px' },
    row_action: {
      borderTop: '1px solid #e7e5e4',
      padding: is_rtl ? '12px 12px 12px 0' : '12px 0 12px 12px',
      textAlign: is_rtl ? 'left' : 'right',
      whiteSpace: 'nowrap',
    },
    row_link: {
      backgroundColor: fill,
      borderRadius: '10px',
      color: text,
      display: 'inline-block',
      fontSize: '14px',
      fontWeight: '600',
      padding: '8px 16px',
      textDecoration: 'none',
    },
    button: {
      backgroundColor: fill,
      borderRadius: '12px',
      color: text,
      display: 'inline-block',
      fontSize: '16px',
      fontWeight: '600',
      padding: '14px 24px',
      textDecoration: 'none',
    },
    code_label: { ...paragraph, margin: '0 0 8px' },
    code: {
      backgroundColor: '#f5f4f2',
      borderRadius: '12px',
      fontSize: '32px',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: '700',
      letterSpacing: '8px',
      lineHeight: '40px',
      margin: '0 0 24px',
      padding: '12px 8px 12px 16px',
      textAlign: 'center',
    },
    rule: { borderColor: '#e7e5e4', margin: '8px 0 20px' },
    small: { ...small, textAlign: start },
    address: { ...small, overflowWrap: 'anywhere', textAlign: start, wordBreak: 'break-all' },
    link: { color: '#57534e', textDecoration: 'underline' },
    foot: { ...small, margin: '20px 8px 0', textAlign: 'center' },
  } as const
}

type MailStyles = ReturnType<typeof createMailStyles>

const FONTS =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', sans-serif"

/** What changes where the reader's device is dark. */
const DARK_SHEET = [
  '@media (prefers-color-scheme: dark) {',
  '.mail-body, .mail-body > table > tbody > tr > td { background-color: #171412 !important; color: #f5f4f2 !important }',
  '.mail-card { background-color: #221e1b !important }',
  '.mail-code { background-color: #322d29 !important }',
  '.mail-quiet { color: #b8b0aa !important }',
  '.mail-rule, .mail-row { border-color: #3d3732 !important }',
  '}',
].join('\n')
