import type { WeightUnit } from '@foyer/contract/rules/workouts'
import type { SessionItem } from '@foyer/domain/training'
import { useT } from '@foyer/i18n/react'
import { Button, IconButton, Segmented, Switch } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { ArrowDown, ArrowUp, Flag, GripVertical, SkipForward, Undo2 } from 'lucide-react'
import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { nameOf } from './item-list.tsx'
import { OverviewButton } from './overview.tsx'
import styles from './items.module.css'
import { useDark } from './player-settings.ts'
import type { Player } from './use-player.ts'

type OverviewSheetProps = {
  player: Player
  onWeightUnit: (unit: WeightUnit) => void
  /** Shown above the exercises. */
  notice: ReactNode
  close: () => void
}

/** The order of the exercises of this session, which can be changed, and what concerns the whole session. */
export function OverviewSheet({ player, onWeightUnit, notice, close }: OverviewSheetProps): ReactNode {
  const t = useT()
  const [is_dark, setDark] = useDark()
  const { session } = player
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('workouts.overview')}
      close_label={t('common.close')}
      footer={
        <Button
          kind="outline"
          is_wide
          icon={<Flag />}
          onClick={() => {
            close()
            session.finish()
          }}
        >
          {t('workouts.finish')}
        </Button>
      }
    >
      {notice}
      <OrderList player={player} close={close} />
      <div className={styles.settings}>
        <Segmented
          label={t('workouts.weight_unit')}
          value={session.weight_unit}
          onChange={onWeightUnit}
          choices={[
            { value: 'kg', label: t('workouts.unit_kg') },
            { value: 'lb', label: t('workouts.unit_lb') },
          ]}
        />
        <Switch
          label={t('workouts.dark')}
          checked={is_dark}
          onChange={({ target }) => setDark(target.checked)}
        />
      </div>
    </Sheet>
  )
}

function OrderList({ player, close }: { player: Player; close: () => void }): ReactNode {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const { session } = player
  const { items } = session.state
  const order = (uids: readonly string[]): void =>
    session.record({
      activity_type: 'order',
      workout_group_id: null,
      workout_group_item_id: null,
      data: { item_uids: [...uids] },
    })
  const move = (uid: string, to: number): void => {
    const others = items.map((item) => item.uid).filter((other) => other !== uid)
    if (to >= 0 && to <= others.length) order([...others.slice(0, to), uid, ...others.slice(to)])
  }
  const skip = ({ uid, group, is_skipped }: SessionItem): void =>
    session.record({
      activity_type: 'skip',
      workout_group_id: group.id,
      workout_group_item_id: uid,
      data: { is_skipped: !is_skipped },
    })
  /** The row under the finger takes the dragged one's place. */
  const drag = (event: PointerEvent, uid: string, index: number): void => {
    if (dragged !== uid) return
    const rows = Array.from(list.current?.children ?? [])
    const over = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return event.clientY >= top && event.clientY < bottom
    })
    if (over >= 0 && over !== index) move(uid, over)
  }
  return (
    <ul className={styles.order} ref={list}>
      {items.map((item, index) => {
        const name = nameOf(t, item, session.exercises)
        return (
          <li key={item.uid} className={styles.orderRow} data-dragged={dragged === item.uid || undefined}>
            <span
              className={styles.grip}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(item.uid)
              }}
              onPointerMove={(event) => drag(event, item.uid, index)}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
            >
              <GripVertical aria-hidden="true" />
            </span>
            <OverviewButton player={player} item={item} onGone={close} />
            <span className={styles.orderKeys}>
              <IconButton
                label={t('workouts.move_up', { name })}
                icon={<ArrowUp />}
                size="small"
                disabled={index === 0}
                onClick={() => move(item.uid, index - 1)}
              />
              <IconButton
                label={t('workouts.move_down', { name })}
                icon={<ArrowDown />}
                size="small"
                disabled={index === items.length - 1}
                onClick={() => move(item.uid, index + 1)}
              />
              <IconButton
                label={t(item.is_skipped ? 'workouts.unskip' : 'workouts.skip', { name })}
                icon={item.is_skipped ? <Undo2 /> : <SkipForward />}
                size="small"
                onClick={() => skip(item)}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
