import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import { useT } from '@foyer/i18n/react'
import { useMemo, useState, type ReactNode } from 'react'
import type { FoundList, PageHost } from '../host.ts'
import { PageHostProvider, usePageHost } from '../host-context.tsx'
import { OWN_LIST } from '../list-rule.ts'
import styles from './rule-list.module.css'

type RuleListProps = {
  /** The id of a block; without it the list is the page's own. */
  list_key?: string
  /** Absent rules: of what was published before lists had rules. */
  props: { source: string; rule?: ContentRule | undefined; limit: number }
  children: ReactNode
}

/** Provides a list by rule with what it finds for the viewer, where the app can request it. */
export function RuleList({ list_key = OWN_LIST, props, children }: RuleListProps): ReactNode {
  const host = usePageHost()
  const [found, setFound] = useState<FoundList | null>(null)
  const extended = useMemo(() => (found ? extendHost(host, list_key, found) : host), [host, list_key, found])
  const { list: Pane } = host.panes
  const { source, rule, limit } = props
  if (!Pane || source !== 'rule' || !rule) return children
  return (
    <PageHostProvider value={extended}>
      {children}
      <Pane
        rule={rule}
        limit={limit}
        published_count={host.index.lists[list_key]?.length ?? 0}
        onFound={setFound}
      />
    </PageHostProvider>
  )
}

/** A host that knows the pages of a list besides those of its page. */
function extendHost(host: PageHost, list_key: string, { pages, showMore }: FoundList): PageHost {
  const links = new Map(pages.map(({ page_id, link }) => [page_id, link]))
  const media = pages.flatMap(({ asset }) => (asset ? [[asset.id, asset] as const] : []))
  const page_ids = pages.map(({ page_id }) => page_id)
  return {
    ...host,
    index: {
      ...host.index,
      media: { ...Object.fromEntries(media), ...host.index.media },
      lists: { ...host.index.lists, [list_key]: page_ids },
    },
    link: (page_id) => host.link(page_id) ?? links.get(page_id) ?? null,
    ...(showMore ? { show_more: { ...host.show_more, [list_key]: showMore } } : {}),
  }
}

/** Shows the rest of a list; nothing where all of it is shown. */
export function ShowAll({ list_key = OWN_LIST }: { list_key?: string }): ReactNode {
  const t = useT()
  const show = usePageHost().show_more?.[list_key]
  if (!show) return null
  return (
    <button type="button" className={styles.more} onClick={show}>
      {t('pages.collection.show_all')}
    </button>
  )
}
