import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { CloudOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './editor.module.css'
import { formatRefusal } from './saving/save-status-line.tsx'
import type { Autosave } from './saving/use-autosave.ts'

type EditorNoticesProps = {
  readonly saving: Pick<Autosave, 'status' | 'error' | 'retry'>
  /** The blocks of the draft, of which a refusal names one. */
  readonly blocks: readonly StoredBlock[]
  /** The notice of a deleted page with its actions. */
  readonly deleted: ReactNode
  readonly is_online: boolean
  /** The draft was left unsaved the last time and is back. */
  readonly is_restored: boolean
  readonly onUndo: () => void
}

/**
 * The notices above the page: what is stored while the draft cannot be saved, and what was restored from the last
 * visit.
 */
export function EditorNotices({
  saving,
  blocks,
  deleted,
  is_online,
  is_restored,
  onUndo,
}: EditorNoticesProps) {
  const t = useT()
  const { status, error, retry } = saving
  const retryRestore = (
    <Button kind="text" size="small" onClick={retry}>
      {t('common.retry')}
    </Button>
  )
  return (
    <output className={styles.notices}>
      {status === 'offline' && is_online && (
        <Notice tone="warn" icon={<CloudOff />} title={t('editor.save.offline_title')} action={retryRestore}>
          {t('editor.save.offline_text')}
        </Notice>
      )}
      {status === 'busy' && (
        <Notice tone="warn" icon={<CloudOff />} title={t('editor.save.busy_title')} action={retryRestore}>
          {t('editor.save.busy_text')}
        </Notice>
      )}
      {status === 'refused' && (
        <Notice
          tone="danger"
          icon={<TriangleAlert />}
          title={t('editor.save.refused_title')}
          action={retryRestore}
        >
          {formatRefusal(t, error, blocks)}
        </Notice>
      )}
      {status === 'deleted' && deleted}
      {is_restored && (
        <Notice
          tone="accent"
          action={
            <Button kind="text" size="small" onClick={onUndo}>
              {t('common.undo')}
            </Button>
          }
        >
          {t('editor.save.restored')}
        </Notice>
      )}
    </output>
  )
}
