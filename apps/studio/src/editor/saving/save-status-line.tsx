import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Spinner } from '@foyer/ui'
import { Check, CloudOff, TriangleAlert } from 'lucide-react'
import { getFieldErrors, formatError } from '../../platform/problem.ts'
import type { Autosave } from './use-autosave.ts'
import styles from './saving.module.css'

/** One line with the state of the draft; the actions are in the notices above the page. */
export function SaveStatusLine({ status }: Pick<Autosave, 'status'>) {
  const t = useT()
  return (
    <output className={styles.line} data-status={status}>
      {icons[status]}
      <span className={styles.words}>{t(status_labels[status])}</span>
    </output>
  )
}

/** Returns why a save was refused: the first field error if there is one, because it is more specific. */
export function formatRefusal(t: Translate, error: unknown): string {
  return Object.values(getFieldErrors(t, error))[0] ?? formatError(t, error)
}

const icons = {
  saved: <Check aria-hidden="true" />,
  waiting: <Spinner />,
  saving: <Spinner />,
  offline: <CloudOff aria-hidden="true" />,
  untitled: <TriangleAlert aria-hidden="true" />,
  refused: <TriangleAlert aria-hidden="true" />,
  conflict: <TriangleAlert aria-hidden="true" />,
  deleted: <TriangleAlert aria-hidden="true" />,
} as const

const status_labels = {
  saved: 'common.saved',
  waiting: 'common.saving',
  saving: 'common.saving',
  offline: 'editor.save.offline',
  untitled: 'editor.save.untitled',
  refused: 'editor.save.refused_title',
  conflict: 'editor.save.conflict',
  deleted: 'editor.save.deleted',
} as const
