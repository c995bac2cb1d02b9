import { useT } from '@foyer/i18n/react'
import { Avatar, Spinner, VisuallyHidden } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FilePlus2, FileText, Search, Tag, Upload } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useAppCall } from '../../platform/api.ts'
import { useSlug } from '../../platform/routes.ts'
import { splitByMatch } from './split-by-match.ts'
import { NAV } from './nav.ts'
import styles from './palette.module.css'
import { matchesQuery } from './matches-query.ts'

const GROUPS = ['go', 'do', 'pages', 'members'] as const

type Entry = {
  readonly id: string
  readonly group: (typeof GROUPS)[number]
  readonly label: string
  readonly meta?: string
  readonly icon: ReactNode
  readonly run: () => void
}

/** Command palette: screens, commands, pages and members that match the typed text. Arrows select, Enter opens. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const [text, setText] = useState('')
  const [active_index, setActiveIndex] = useState(0)
  const { entries, is_busy } = useEntries(text, onClose)
  const chosen = Math.min(active_index, entries.length - 1)

  const handleKeyDown = (event: KeyboardEvent): void => {
    const moveActive = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (moveActive !== 0 && entries.length > 0) {
      event.preventDefault()
      setActiveIndex((chosen + moveActive + entries.length) % entries.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      entries[chosen]?.run()
    }
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio.palette.title')}
      width={680}
      look="command"
    >
      <div className={styles.box}>
        {is_busy ? <Spinner /> : <Search aria-hidden="true" />}
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type in it
          autoFocus
          className={styles.input}
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={entries[chosen] ? `palette-${entries[chosen].id}` : undefined}
          aria-label={t('studio.palette.open')}
          placeholder={t('studio.palette.open')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActiveIndex(0)
          }}
          onKeyDown={handleKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <kbd>Esc</kbd>
          <VisuallyHidden>{t('common.close')}</VisuallyHidden>
        </button>
      </div>
      {entries.length === 0 && !is_busy ? (
        <p className={styles.none}>{t('common.search_no_results')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that the box above steers
        <div id="palette-list" role="listbox" aria-label={t('studio.palette.title')} className={styles.list}>
          {GROUPS.filter((group) => entries.some((entry) => entry.group === group)).map((group) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, as listboxes have them
            <div key={group} role="group" aria-label={t(`studio.palette.groups.${group}`)}>
              <p className={styles.group} aria-hidden="true">
                {t(`studio.palette.groups.${group}`)}
              </p>
              {entries.map(
                (entry, i) =>
                  entry.group === group && (
                    <Option
                      key={entry.id}
                      entry={entry}
                      query={text}
                      is_chosen={i === chosen}
                      onHighlight={() => setActiveIndex(i)}
                    />
                  ),
              )}
            </div>
          ))}
        </div>
      )}
      <p className={styles.foot} aria-hidden="true">
        <kbd>↑↓</kbd> {t('studio.palette.key_choose')}
        <kbd>↵</kbd> {t('common.open')}
      </p>
    </Dialog>
  )
}

type OptionProps = {
  readonly entry: Entry
  readonly query: string
  readonly is_chosen: boolean
  readonly onHighlight: () => void
}

function Option({ entry, query, is_chosen, onHighlight }: OptionProps) {
  const active_row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (is_chosen) active_row.current?.scrollIntoView({ block: 'nearest' })
  }, [is_chosen])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box above has the keys
    <div
      ref={active_row}
      id={`palette-${entry.id}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds an icon and two texts
      role="option"
      aria-selected={is_chosen}
      className={styles.entry}
      onClick={entry.run}
      onPointerMove={onHighlight}
    >
      <span className={styles.icon}>{entry.icon}</span>
      <span className={styles.label}>
        {splitByMatch(entry.label, query).map((part, i) =>
          part.is_match ? (
            // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no identity but their place
            <strong key={i}>{part.text}</strong>
          ) : (
            part.text
          ),
        )}
      </span>
      {entry.meta && <span className={styles.meta}>{entry.meta}</span>}
    </div>
  )
}

function useEntries(text: string, onClose: () => void): { entries: readonly Entry[]; is_busy: boolean } {
  const t = useT()
  const navigate = useNavigate()
  const call = useAppCall()
  const slug = useSlug()
  const params = { slug }
  const term = text.trim()
  const is_searched = term.length >= 2
  const members = useQuery({
    queryKey: ['app', slug, 'members', 'palette', term],
    queryFn: ({ signal: paletteQuerySignal }) =>
      call('members.searchMembers', { term, limit: 5 }, { signal: paletteQuerySignal }),
    enabled: is_searched,
  })
  const pages = useQuery({
    queryKey: ['app', slug, 'pages', 'palette', term],
    queryFn: ({ signal: paletteQuerySignal }) =>
      call('pages.searchPages', { term, limit: 6 }, { signal: paletteQuerySignal }),
    enabled: is_searched,
  })
  const runEntry = (run: () => Promise<void>) => () => {
    onClose()
    void run()
  }
  const screens: Entry[] = NAV.map(({ to, label, icon: Icon, key }) => ({
    id: to,
    group: 'go',
    label: t(label),
    meta: `G ${key.toUpperCase()}`,
    icon: <Icon />,
    run: runEntry(() => navigate({ to, params })),
  }))
  const commands: Entry[] = [
    {
      id: 'new-product',
      group: 'do',
      label: t('studio.palette.new_product'),
      icon: <Tag />,
      run: runEntry(() => navigate({ to: '/apps/$slug/products/new', params })),
    },
    {
      id: 'import',
      group: 'do',
      label: t('studio.palette.import'),
      icon: <Upload />,
      run: runEntry(() => navigate({ to: '/apps/$slug/library/import', params })),
    },
    {
      id: 'new-app',
      group: 'do',
      label: t('studio_apps.new.eyebrow'),
      icon: <FilePlus2 />,
      run: runEntry(() => navigate({ to: '/new-app' })),
    },
  ]
  const search_entries: Entry[] = [
    ...(pages.data?.items ?? []).map((page) => ({
      id: page.page_id,
      group: 'pages' as const,
      label: page.title,
      meta: page.path,
      icon: <FileText />,
      run: runEntry(() =>
        navigate({ to: '/apps/$slug/pages/$page_id', params: { slug, page_id: page.page_id } }),
      ),
    })),
    ...(members.data?.members ?? []).map((member) => ({
      id: member.id,
      group: 'members' as const,
      label: member.name || member.email,
      meta: member.email,
      icon: <Avatar name={member.name || member.email} src={member.avatar_urls?.small ?? null} size={20} />,
      run: runEntry(() =>
        navigate({ to: '/apps/$slug/members/$member_id', params: { slug, member_id: member.id } }),
      ),
    })),
  ]
  const static_entries = [...screens, ...commands].filter((entry) => matchesQuery(entry.label, term))
  return {
    entries: is_searched ? [...static_entries, ...search_entries] : static_entries,
    is_busy: is_searched && (members.isFetching || pages.isFetching),
  }
}
