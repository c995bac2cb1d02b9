import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, Notice, Spinner } from '@foyer/ui'
import { Bookmark } from 'lucide-react'
import { useMemo } from 'react'
import { filterEntries } from '../picker/filter-entries.ts'
import { PatternCards } from './pattern-cards.tsx'
import { PatternMenu } from './pattern-menu.tsx'
import styles from './patterns.module.css'
import { useBlockNames, type PatternEntry } from './ready-made.ts'
import { usePatterns } from './use-patterns.ts'

type SavedListProps = { readonly term: string; readonly onChoose: (pattern: PatternEntry) => void }

/** The patterns that the team has saved, to insert, rename and delete. */
export function SavedList({ term, onChoose }: SavedListProps) {
  const t = useT()
  const describe = useBlockNames()
  const { patterns, error, reload } = usePatterns()
  const entries = useMemo(
    () =>
      (patterns?.items ?? [])
        .filter(({ content_type }) => content_type === null)
        .map(({ id, name, author, draft: { blocks = [] } }): PatternEntry => {
          const about = t('editor.patterns.by', { name: author })
          return { id, name, about: `${describe(blocks)} · ${about}`, words: '', category: null, blocks }
        }),
    [patterns, describe, t],
  )
  if (error !== null)
    return (
      <div className={styles.results}>
        <Notice tone="danger" role="alert">
          {t('editor.patterns.load_failed')}{' '}
          <Button kind="outline" size="small" onClick={reload}>
            {t('common.retry')}
          </Button>
        </Notice>
      </div>
    )
  return (
    <div className={styles.results}>
      {!patterns && <Spinner label={t('common.loading')} />}
      {patterns && entries.length === 0 && (
        <EmptyState
          icon={<Bookmark />}
          title={t('editor.patterns.none_saved')}
          text={t('editor.patterns.none_saved_text')}
        />
      )}
      {patterns && entries.length > 0 && (
        <PatternCards
          found={filterEntries(entries, term)}
          media={patterns.media}
          files={patterns.files}
          onChoose={onChoose}
          renderTools={({ id }) => {
            const pattern = patterns.items.find((one) => one.id === id)
            return pattern && <PatternMenu pattern={pattern} onChanged={reload} />
          }}
        />
      )}
    </div>
  )
}
