import { useFormat, useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { ArrowDown, ArrowUp, Flame, Plus, Trash2 } from 'lucide-react'
import { getModifierKey } from '../keys/mod-key.ts'
import type { SetGrid } from './use-set-grid.ts'
import styles from './sets.module.css'

type SetToolsProps = { readonly grid: SetGrid; readonly count: number; readonly max: number }

/** What can be done with the selected cells and sets, by pointer and touch; the keys do the same. */
export function SetTools({ grid, count, max }: SetToolsProps) {
  const t = useT()
  const { actions, range, notice } = grid
  const selected = (range.bottom - range.top + 1) * (range.right - range.left + 1)
  const { step } = grid
  const format = useFormat()
  return (
    <>
      <div className={styles.foot}>
        <Button kind="text" size="small" icon={<Plus />} disabled={count >= max} onClick={actions.add}>
          {t('blocks.workout_page.add_set')}
        </Button>
        <span className={styles.spring} />
        <IconButton
          size="small"
          icon={<Flame />}
          label={t('editor.sets.toggle_warm_up')}
          onClick={actions.toggleWarmUp}
        />
        <IconButton
          size="small"
          icon={<ArrowUp />}
          label={t('editor.sets.move_up')}
          disabled={range.top === 0}
          onClick={() => actions.shift(-1)}
        />
        <IconButton
          size="small"
          icon={<ArrowDown />}
          label={t('editor.sets.move_down')}
          disabled={range.bottom >= count - 1}
          onClick={() => actions.shift(1)}
        />
        <IconButton
          size="small"
          icon={<Trash2 />}
          label={t('editor.sets.remove')}
          disabled={count <= range.bottom - range.top + 1 && count === 1}
          onClick={actions.remove}
        />
      </div>
      <div className={styles.bar}>
        <span className={styles.selected}>{t('editor.sets.selected', { count: selected })}</span>
        {([-1, 1] as const).map((direction) => (
          <Button
            key={direction}
            kind="outline"
            size="small"
            disabled={step === null}
            aria-label={t(direction < 0 ? 'editor.sets.step_down' : 'editor.sets.step_up')}
            onClick={() => actions.step(direction)}
          >
            <bdi dir="ltr">
              {direction < 0 ? '−' : '+'}
              {step === null ? '' : format.number(step)}
            </bdi>
          </Button>
        ))}
        <Button
          kind="outline"
          size="small"
          className={styles.fill}
          disabled={range.top >= count - 1}
          onClick={range.bottom > range.top ? actions.fill : actions.fillBelow}
        >
          {t('editor.sets.fill')}
          <kbd className={styles.key}>{getModifierKey()} D</kbd>
        </Button>
        <Button kind="ink" size="small" className={styles.next} onClick={actions.next}>
          {t('editor.sets.next')}
        </Button>
      </div>
      <output className={styles.notice} data-refused={notice !== null || undefined}>
        {notice?.kind === 'refused' && t(`editor.sets.refused_${notice.column}`, { text: notice.text })}
        {notice?.kind === 'paste_refused' && t('editor.sets.paste_refused', { count: notice.count })}
      </output>
    </>
  )
}
