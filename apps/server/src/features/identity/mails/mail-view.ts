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
import { DARK_SHEET, createMailStyles, type MailStyles } from './mail-styles.ts'

/** The HTML of a mail: one column, no pictures, no outside files, everything escaped. */
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

/** Whose mail it is: the app's initial in its colour, since a picture would have to be loaded. */
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
  const { body, facts = [], button, open_address, code, notes } = content
  const has_footer = notes.length > 0 || (button !== undefined && open_address !== undefined)
  return [
    h(Text, { key: 'body', style: styles.paragraph }, body),
    facts.length > 0 && h(Facts, { key: 'facts', facts, styles }),
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
          h('td', { style: styles.value }, value),
        ),
      ),
    ),
  )
}
