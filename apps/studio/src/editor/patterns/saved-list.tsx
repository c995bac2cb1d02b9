import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, IconButton, Notice, Spinner } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { Menu } from '@foyer/ui/menu'
import { Bookmark, Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { filterEntries } from '../picker/filter-entries.ts'
import { useEditorServices, type Pattern } from '../services.tsx'
import { PatternCards } from './pattern-cards.tsx'
import styles from './patterns.module.css'
import { useBlockNames, type PatternEntry } from './ready-made.ts'
import { SavePatternDialog } from './save-pattern-dialog.tsx'
import { usePatterns } from './use-patterns.ts'

type SavedListProps = { readonly term: string; readonly onChoose: (pattern: PatternEntry) => void }

/** The patterns that the team has saved, to insert, rename and delete. */
export function SavedList({ term, onChoose }: SavedListProps) {
  const t = useT()
  const describe = useBlockNames()
  const { patterns, error, reload } = usePatterns()
  const [renamed, setRenamed] = useState<Pattern | null>(null)
  const [deleted, setDeleted] = useState<Pattern | null>(null)
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
  const find = (id: string): Pattern | null => patterns?.items.find((pattern) => pattern.id === id) ?? null
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
          renderTools={({ id, name }) => (
            <Menu
              label={t('editor.patterns.more', { name })}
              trigger={
                <IconButton size="small" icon={<Ellipsis />} label={t('editor.patterns.more', { name })} />
              }
              entries={[
                { id: 'rename', label: t('common.rename'), icon: <PencilLine /> },
                { id: 'delete', label: t('common.delete'), icon: <Trash2 />, tone: 'danger' },
              ]}
              onAction={(action) => (action === 'rename' ? setRenamed(find(id)) : setDeleted(find(id)))}
            />
          )}
        />
      )}
      {renamed && (
        <SavePatternDialog subject={{ pattern: renamed }} onClose={() => setRenamed(null)} onSaved={reload} />
      )}
      {deleted && (
        <DeletePatternDialog pattern={deleted} onClose={() => setDeleted(null)} onDeleted={reload} />
      )}
    </div>
  )
}

type DeletePatternDialogProps = {
  readonly pattern: Pattern
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before a pattern is deleted. */
function DeletePatternDialog({ pattern: { id, name }, onClose, onDeleted }: DeletePatternDialogProps) {
  const t = useT()
  const { deletePattern } = useEditorServices()
  const [is_busy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    setBusy(true)
    try {
      await deletePattern(id)
      toasts.add({ text: t('editor.patterns.deleted', { name }) })
      onDeleted()
    } catch (reason) {
      toasts.add({ text: formatError(t, reason), tone: 'danger' })
    }
    onClose()
  }
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('editor.patterns.delete_title', { name })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={is_busy} onClick={() => void remove()}>
            {t('common.delete')}
          </Button>
        </>
      }
    >
      {t('editor.patterns.delete_text')}
    </Dialog>
  )
}
