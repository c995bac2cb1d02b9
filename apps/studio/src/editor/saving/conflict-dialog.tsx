import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { comparePages, mergePages, type PageDifference } from '@foyer/domain/pages'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { getBlockName } from '../block-name.ts'
import type { PageDraft, StudioPage } from '../types.ts'
import styles from './saving.module.css'

type ConflictDialogProps = {
  readonly mine: PageDraft
  readonly theirs: StudioPage
  /** The common base version, if known, to show who changed what. */
  readonly base: PageDraft | null
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  /** Offered where no part was changed by both. */
  readonly onKeepBoth: (both: PageDraft) => void
}

/** Another team member saved this page: shows both versions side by side; undo can restore either. */
export function ConflictDialog({
  mine,
  theirs,
  base,
  onKeepMine,
  onTakeTheirs,
  onKeepBoth,
}: ConflictDialogProps) {
  const t = useT()
  const format = useFormat()
  const name = theirs.updated_by || t('editor.conflict.someone')
  const differences = comparePages(mine, theirs.draft)
  const both = base && mergePages({ base, mine, theirs: theirs.draft })
  return (
    <Dialog
      is_open
      onOpenChange={() => undefined}
      role="alertdialog"
      title={t('editor.conflict.title', { name, title: theirs.draft.title })}
      width={720}
      actions={
        <>
          <Button kind="outline" onClick={onTakeTheirs}>
            {t('editor.conflict.take_theirs', { name })}
          </Button>
          <Button kind={both ? 'outline' : 'ink'} onClick={onKeepMine}>
            {t('editor.conflict.keep_mine')}
          </Button>
          {both && (
            <Button kind="ink" onClick={() => onKeepBoth(both)}>
              {t('editor.conflict.keep_both')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.lead}>
        {t('editor.conflict.text', { when: format.dateTime(theirs.updated_at) })}
        {both && ` ${t('editor.conflict.apart')}`}
      </p>
      <div className={styles.sides}>
        <VersionColumn
          title={t('editor.conflict.mine')}
          side="mine"
          differences={differences}
          changes={base && comparePages(base, mine)}
        />
        <VersionColumn
          title={t('editor.conflict.theirs', { name })}
          side="theirs"
          differences={differences}
          changes={base && comparePages(base, theirs.draft)}
        />
      </div>
    </Dialog>
  )
}

type Difference = PageDifference<StoredBlock>

type VersionColumnProps = {
  readonly title: string
  readonly side: 'mine' | 'theirs'
  readonly differences: readonly Difference[]
  /** Changes from the base to `mine` and `theirs`, if the base is known. */
  readonly changes: readonly Difference[] | null
}

function VersionColumn({ title, side, differences, changes }: VersionColumnProps) {
  const t = useT()
  const formatBlock = (block: StoredBlock | null): string =>
    block ? getBlockName(t, block) : t('editor.conflict.not_there')
  const formatDifference = (difference: Difference): string => {
    if (difference.kind === 'block') return formatBlock(difference[side])
    if (difference.kind === 'title') return difference[side]
    return t(`editor.conflict.other_${difference.kind}`)
  }
  const formatMark = (difference: Difference): string | null => {
    if (difference.kind === 'block' && difference[side] === null) return null
    if (!changes) return existsInBoth(difference) ? t('editor.conflict.changed') : null
    const change = changes.find((other) => getDifferenceKey(other) === getDifferenceKey(difference))
    if (!change) return t('editor.conflict.as_before')
    return change.kind === 'block' && change.mine === null
      ? t('editor.conflict.added')
      : t('editor.conflict.changed_here')
  }
  return (
    <section className={styles.side} data-side={side}>
      <h3 className={styles.sideTitle}>{title}</h3>
      <ul className={styles.differences}>
        {differences.map((difference) => {
          const change_label = formatMark(difference)
          return (
            <li
              key={getDifferenceKey(difference)}
              data-gone={difference.kind === 'block' && difference[side] === null}
            >
              {formatDifference(difference)}
              {change_label !== null && <span className={styles.changed}> {change_label}</span>}
            </li>
          )
        })}
      </ul>
      {differences.length === 0 && <p>{t('editor.conflict.same')}</p>}
    </section>
  )
}

/** What a difference is about: the block by its id, else the kind, of which there is one. */
function getDifferenceKey(difference: Difference): string {
  if (difference.kind !== 'block') return difference.kind
  return (difference.mine ?? difference.theirs)?.id ?? ''
}

function existsInBoth(difference: Difference): boolean {
  return difference.kind === 'block' && difference.mine !== null && difference.theirs !== null
}
