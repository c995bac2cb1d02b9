import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { comparePages, type PageDifference } from '@foyer/domain/pages'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { blockNameOf } from '../block-name.ts'
import type { PageDraft, StudioPage } from '../types.ts'
import styles from './saving.module.css'

type ConflictDialogProps = {
  readonly mine: PageDraft
  readonly theirs: StudioPage
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Someone else saved this page meanwhile: both versions side by side, and nothing is lost whichever is chosen. */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const t = useT()
  const format = useFormat()
  const name = theirs.updated_by || t('editor.conflict.someone')
  const differences = comparePages(mine, theirs.draft)
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
          <Button kind="ink" onClick={onKeepMine}>
            {t('editor.conflict.keep_mine')}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t('editor.conflict.text', { when: format.dateTime(theirs.updated_at) })}</p>
      <div className={styles.sides}>
        <Side title={t('editor.conflict.mine')} side="mine" differences={differences} />
        <Side title={t('editor.conflict.theirs', { name })} side="theirs" differences={differences} />
      </div>
    </Dialog>
  )
}

type SideProps = {
  readonly title: string
  readonly side: 'mine' | 'theirs'
  readonly differences: readonly PageDifference<StoredBlock>[]
}

function Side({ title, side, differences }: SideProps) {
  const t = useT()
  const blockWords = (block: StoredBlock | null): string =>
    block ? blockNameOf(t, block) : t('editor.conflict.not_there')
  const wordsOf = (difference: PageDifference<StoredBlock>): string => {
    if (difference.kind === 'block') return blockWords(difference[side])
    if (difference.kind === 'title') return difference[side]
    return t(`editor.conflict.other_${difference.kind}`)
  }
  return (
    <section className={styles.side} data-side={side}>
      <h3 className={styles.sideTitle}>{title}</h3>
      <ul className={styles.differences}>
        {differences.map((difference, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- differences have no identity but their place
          <li key={at} data-gone={difference.kind === 'block' && difference[side] === null}>
            {wordsOf(difference)}
            {difference.kind === 'block' && difference.mine && difference.theirs && (
              <span className={styles.changed}>{t('editor.conflict.changed')}</span>
            )}
          </li>
        ))}
      </ul>
      {differences.length === 0 && <p>{t('editor.conflict.same')}</p>}
    </section>
  )
}
