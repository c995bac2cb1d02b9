import { createElement as h, type CSSProperties, type ReactNode } from 'react'
import type { MailList, MailListItem } from './mail-content.ts'

type MailStyles = Readonly<
  Record<'heading' | 'list' | 'row' | 'row_title' | 'row_detail' | 'row_action' | 'row_link', CSSProperties>
>

/** Lists with a link in each row; a second link, such as Start, is at the end of the row. */
export function MailLists({ lists, styles }: { lists: readonly MailList[]; styles: MailStyles }): ReactNode {
  return lists.map(({ heading, items }, at) => [
    heading !== undefined &&
      h('p', { key: `heading ${at}`, className: 'mail-quiet', style: styles.heading }, heading),
    h(
      'table',
      { key: `list ${at}`, role: 'presentation', cellPadding: 0, cellSpacing: 0, style: styles.list },
      h(
        'tbody',
        null,
        items.map((item, row) => h(Row, { key: row, item, styles })),
      ),
    ),
  ])
}

function Row({ item: { title, detail, url, action }, styles }: { item: MailListItem; styles: MailStyles }) {
  return h(
    'tr',
    null,
    h(
      'td',
      { className: 'mail-row', style: styles.row },
      h('a', { href: url, dir: 'auto', style: styles.row_title }, title),
      h('div', { className: 'mail-quiet', dir: 'auto', style: styles.row_detail }, detail),
    ),
    h(
      'td',
      { className: 'mail-row', style: styles.row_action },
      action !== undefined && h('a', { href: url, style: styles.row_link }, action),
    ),
  )
}
