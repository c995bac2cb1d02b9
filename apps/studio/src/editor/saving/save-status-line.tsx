import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Spinner } from '@foyer/ui'
import { Check, CloudOff, TriangleAlert } from 'lucide-react'
import { getFieldErrors, formatError } from '../../platform/problem.ts'
import { getBlockName } from '../block-name.ts'
import { findBlock } from '../state/blocks.ts'
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

/**
 * Returns why a save was refused: the first field error if there is one, because it is more specific, with the name of
 * its block.
 */
export function formatRefusal(t: Translate, error: unknown, blocks: readonly StoredBlock[]): string {
  const [field_error] = Object.entries(getFieldErrors(t, error))
  if (!field_error) return formatError(t, error)
  const [path, reason] = field_error
  const block = findBlockOfPath(blocks, path)
  return block ? t('editor.save.refused_block', { name: getBlockName(t, block), reason }) : reason
}

/** The block that a path leads to: by its id, or by the numbers of the blocks around it and its own. */
function findBlockOfPath(blocks: readonly StoredBlock[], path: string): StoredBlock | undefined {
  const [, list, first = '', ...rest] = path.split('.')
  if (list !== 'blocks') return undefined
  const block = findBlock(blocks, first) ?? blocks[Number(first)]
  const [inner, number] = rest
  if (!block || inner !== 'children' || number === undefined) return block
  return findBlockOfPath(block.children ?? [], ['', 'blocks', ...rest.slice(1)].join('.')) ?? block
}

const icons = {
  saved: <Check aria-hidden="true" />,
  waiting: <Spinner />,
  saving: <Spinner />,
  offline: <CloudOff aria-hidden="true" />,
  busy: <CloudOff aria-hidden="true" />,
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
  busy: 'editor.save.offline',
  untitled: 'editor.save.untitled',
  refused: 'editor.save.refused_title',
  conflict: 'editor.save.conflict',
  deleted: 'editor.save.deleted',
} as const
