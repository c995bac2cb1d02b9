import { useT } from '@foyer/i18n/react'
import { Avatar, Spinner } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CornerDownLeft, FilePlus2, FileText, Search, Tag, Upload } from 'lucide-react'
import { useDeferredValue, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useAppCall } from '../../platform/api.ts'
import { useSlug } from '../../platform/routes.ts'
import { NAV } from './nav.ts'
import styles from './palette.module.css'
import { matchesText } from './matches-text.ts'

type Entry = {
  readonly id: string
  readonly label: string
  readonly meta?: string
  readonly icon: ReactNode
  readonly run: () => void
}

/** Search and commands: screens, things to do, pages and members, by what is typed. Arrows choose, Enter goes. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { entries, is_busy } = useEntries(text, onClose)
  const chosen = Math.min(at, entries.length - 1)

  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && entries.length > 0) {
      event.preventDefault()
      setAt((chosen + step + entries.length) % entries.length)
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
      close_label={t('common.close')}
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
            setAt(0)
          }}
          onKeyDown={press}
        />
      </div>
      {entries.length === 0 && !is_busy ? (
        <p className={styles.none}>{t('common.search_no_results')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that the box above steers
        <div id="palette-list" role="listbox" aria-label={t('studio.palette.title')} className={styles.list}>
          {entries.map((entry, i) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box above has the keys
            <div
              key={entry.id}
              id={`palette-${entry.id}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds an icon and two texts
              role="option"
              aria-selected={i === chosen}
              className={styles.entry}
              onClick={entry.run}
              onPointerMove={() => setAt(i)}
            >
              {entry.icon}
              <span className={styles.label}>{entry.label}</span>
              {entry.meta && <span className={styles.meta}>{entry.meta}</span>}
              {i === chosen && <CornerDownLeft aria-hidden="true" />}
            </div>
          ))}
        </div>
      )}
    </Dialog>
  )
}

function useEntries(text: string, onClose: () => void): { entries: readonly Entry[]; is_busy: boolean } {
  const t = useT()
  const navigate = useNavigate()
  const call = useAppCall()
  const slug = useSlug()
  const params = { slug }
  const term = useDeferredValue(text.trim())
  const is_searched = term.length >= 2
  const members = useQuery({
    queryKey: ['app', slug, 'accounts', 'palette', term],
    queryFn: ({ signal }) => call('accounts.listMembers', { term, limit: 5 }, { signal }),
    enabled: is_searched,
  })
  const pages = useQuery({
    queryKey: ['app', slug, 'pages', 'palette', term],
    queryFn: ({ signal }) => call('pages.searchPages', { term, limit: 6 }, { signal }),
    enabled: is_searched,
  })
  const go = (run: () => Promise<void>) => () => {
    onClose()
    void run()
  }
  const screens: Entry[] = NAV.map(({ to, label, icon: Icon, key }) => ({
    id: to,
    label: t(label),
    meta: `G ${key.toUpperCase()}`,
    icon: <Icon />,
    run: go(() => navigate({ to, params })),
  }))
  const commands: Entry[] = [
    {
      id: 'new-product',
      label: t('studio.palette.new_product'),
      icon: <Tag />,
      run: go(() => navigate({ to: '/apps/$slug/products/new', params })),
    },
    {
      id: 'import',
      label: t('studio.palette.import'),
      icon: <Upload />,
      run: go(() => navigate({ to: '/apps/$slug/library/import', params })),
    },
    {
      id: 'new-app',
      label: t('studio_apps.new.eyebrow'),
      icon: <FilePlus2 />,
      run: go(() => navigate({ to: '/new-app' })),
    },
  ]
  const found: Entry[] = [
    ...(pages.data?.items ?? []).map((page) => ({
      id: page.page_id,
      label: page.title,
      meta: page.path,
      icon: <FileText />,
      run: go(() => navigate({ to: '/apps/$slug/pages/$page_id', params: { slug, page_id: page.page_id } })),
    })),
    ...(members.data?.members ?? []).map((member) => ({
      id: member.id,
      label: member.name || member.email,
      meta: member.email,
      icon: <Avatar name={member.name || member.email} src={member.avatar_urls?.small ?? null} size={20} />,
      run: go(() =>
        navigate({ to: '/apps/$slug/members/$member_id', params: { slug, member_id: member.id } }),
      ),
    })),
  ]
  const fixed = [...screens, ...commands].filter((entry) => matchesText(entry.label, term))
  return {
    entries: is_searched ? [...fixed, ...found] : fixed,
    is_busy: is_searched && (members.isFetching || pages.isFetching),
  }
}
