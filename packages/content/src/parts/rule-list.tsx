import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import { useT } from '@foyer/i18n/react'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { FoundList, PageHost } from '../host.ts'
import { PageHostProvider, usePageHost } from '../host-context.tsx'
import { dependsOnMember, OWN_LIST } from '../list-rule.ts'
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
  const [state, setState] = useState<ListState>({ found: undefined, retry: null })
  const { source, rule, limit } = props
  const is_personal = rule !== undefined && dependsOnMember(rule)
  const extended = useMemo(
    () => (state.found === undefined && !is_personal ? host : extendHost(host, list_key, state)),
    [host, list_key, state, is_personal],
  )
  const setFound = useCallback((found: FoundList | null) => setState({ found, retry: null }), [])
  const setFailed = useCallback((retry: () => void) => {
    setState({
      found: undefined,
      retry: () => {
        setState({ found: undefined, retry: null })
        retry()
      },
    })
  }, [])
  const { list: Pane } = host.panes
  if (!Pane || source !== 'rule' || !rule) return children
  return (
    <PageHostProvider value={extended}>
      {children}
      <Pane
        rule={rule}
        limit={limit}
        published_count={host.index.lists[list_key]?.length ?? 0}
        onFound={setFound}
        onFailed={setFailed}
      />
    </PageHostProvider>
  )
}

/** What is known of a list: undefined until the app has answered, null where the published list is shown. */
type ListState = { found: FoundList | null | undefined; retry: (() => void) | null }

/** A host that knows the pages of a list besides those of its page, or that it is not known yet. */
function extendHost(host: PageHost, list_key: string, { found, retry }: ListState): PageHost {
  if (found === null) return host
  if (!found) return { ...host, pending_lists: { ...host.pending_lists, [list_key]: { retry } } }
  const { pages, rest } = found
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
    link: (page_id) => {
      const [own, other] = [host.link(page_id), links.get(page_id)]
      return own && other ? { ...own, renderState: other.renderState } : (own ?? other ?? null)
    },
    ...(rest ? { rests: { ...host.rests, [list_key]: rest } } : {}),
  }
}

/** Shows the rest of a list or hides it again, and keeps the focus; nothing where the list has no rest. */
export function ShowAll({ list_key = OWN_LIST }: { list_key?: string }): ReactNode {
  const t = useT()
  const rest = usePageHost().rests?.[list_key]
  const is_shown = rest?.is_shown ?? false
  const button = useRef<HTMLButtonElement>(null)
  const was_shown = useRef(is_shown)
  useEffect(() => {
    if (was_shown.current && !is_shown) {
      button.current?.focus({ preventScroll: true })
      button.current?.scrollIntoView({ block: 'nearest' })
    }
    was_shown.current = is_shown
  }, [is_shown])
  if (!rest) return null
  return (
    <button ref={button} type="button" className={styles.more} onClick={rest.toggle}>
      {t(is_shown ? 'common.show_less' : 'pages.collection.show_all')}
    </button>
  )
}

/** Hides the rest of a list from its end, where `ShowAll` stands above it. */
export function ShowLess({ list_key }: { list_key: string }): ReactNode {
  const t = useT()
  const rest = usePageHost().rests?.[list_key]
  if (!rest?.is_shown) return null
  return (
    <button type="button" className={styles.more} onClick={rest.toggle}>
      {t('common.show_less')}
    </button>
  )
}

/** Stands in for a list without published pages until it is known for the viewer: boxes, or an error with a way to retry. */
export function PendingList({ pending }: { pending: { retry: (() => void) | null } }): ReactNode {
  const t = useT()
  if (pending.retry) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('pages.frame.failed')}</p>
        <button type="button" className={styles.more} onClick={pending.retry}>
          {t('pages.frame.retry')}
        </button>
      </div>
    )
  }
  return (
    <div className={styles.pending} aria-busy="true">
      {['a', 'b', 'c', 'd'].map((card) => (
        <span key={card} className={styles.box} />
      ))}
    </div>
  )
}
