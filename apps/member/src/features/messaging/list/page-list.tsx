import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { OutgoingRow } from './outgoing-row.tsx'
import { RowView } from './row-view.tsx'
import type { ListProps } from './list-props.ts'
import styles from './list.module.css'

/** The messages below a page, which scrolls as a whole. */
export function PageList(props: ListProps): ReactNode {
  const { rows, context, observe, outbox, target, list, is_extending, onExtend, onNewest } = props
  const t = useT()
  const element = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (!target) return
    const row = element.current?.querySelector(`[data-ts="${CSS.escape(target.message_ts)}"]`)
    row?.scrollIntoView({ block: 'center' })
  }, [target])
  return (
    <>
      {list.remaining_messages > 0 && (
        <Button kind="text" size="small" is_busy={is_extending} onClick={() => onExtend('earlier')}>
          {t('messages.earlier')}
        </Button>
      )}
      <ol ref={element} className={styles.list} aria-label={t('messages.list')}>
        {rows.map((row) => (
          <li key={row.key} className={styles.item}>
            <RowView row={row} context={context} observe={observe} target_ts={target?.message_ts ?? null} />
          </li>
        ))}
        {outbox.outgoing.map((one) => (
          <li key={one.client_id} className={styles.item}>
            <OutgoingRow one={one} outbox={outbox} />
          </li>
        ))}
      </ol>
      {list.has_later && (
        <Button kind="text" size="small" onClick={onNewest}>
          {t('messages.latest')}
        </Button>
      )}
    </>
  )
}
