import { useT } from '@foyer/i18n/react'
import { Spinner } from '@foyer/ui'
import { Check, CloudOff, TriangleAlert } from 'lucide-react'
import { problemText } from '../../platform/problem.ts'
import type { Autosave } from './use-autosave.ts'
import styles from './saving.module.css'

/** One line about where the draft stands, and a button where there is something to do. */
export function SaveLine({ saving }: { readonly saving: Pick<Autosave, 'status' | 'error' | 'retry'> }) {
  const t = useT()
  const { status, error, retry } = saving
  return (
    <output className={styles.line} data-status={status}>
      {icons[status]}
      <span className={styles.words}>
        {status === 'refused'
          ? t('editor.save.refused', { reason: problemText(t, error) })
          : t(words[status])}
      </span>
      {(status === 'refused' || status === 'offline') && (
        <button type="button" className={styles.retry} onClick={retry}>
          {t('common.retry')}
        </button>
      )}
    </output>
  )
}

const icons = {
  saved: <Check aria-hidden="true" />,
  waiting: <Spinner />,
  saving: <Spinner />,
  offline: <CloudOff aria-hidden="true" />,
  untitled: <TriangleAlert aria-hidden="true" />,
  refused: <TriangleAlert aria-hidden="true" />,
  conflict: <TriangleAlert aria-hidden="true" />,
} as const

const words = {
  saved: 'common.saved',
  waiting: 'common.saving',
  saving: 'common.saving',
  offline: 'editor.save.offline',
  untitled: 'editor.save.untitled',
  conflict: 'editor.save.conflict',
} as const
