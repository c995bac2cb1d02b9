import { useFormat, useT } from '@foyer/i18n/react'
import { Spinner } from '@foyer/ui'
import { ArrowDown } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { compareMessageTs } from '@foyer/domain/messaging'
import { PlayingContext } from '../bubbles/voice-note.tsx'
import type { ListProps } from './list-props.ts'
import { OutgoingRow } from './outgoing-row.tsx'
import { RowView } from './row-view.tsx'
import type { ThreadRow } from './thread-rows.ts'
import styles from './screen-list.module.css'

/** Pixels from an end of the loaded part at which more of it is loaded. */
const LOAD_AT = 800
const AT_END = 48

/** The messages of a conversation in their own scroller, of which only those near the screen are drawn. */
export function ScreenList(props: ListProps): ReactNode {
  const { rows, list, outbox, context, observe, target, is_extending, onExtend, onNewest } = props
  const t = useT()
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useRef<VirtualizerHandle>(null)
  const first_key = useRef<string | null>(null)
  const follows = useRef(false)
  const [is_at_end, setAtEnd] = useState(true)
  const [end_ts, setEndTs] = useState(() => list.messages.at(-1)?.message_ts ?? '0')
  const [playing_ts, setPlaying] = useState<string | null>(null)
  const [focused_ts, setFocused] = useState<string | null>(null)
  const last = rows.length + outbox.outgoing.length
  const newest = list.messages.at(-1)
  const first_ts = list.messages[0]?.message_ts ?? null
  // oxlint-disable-next-line react-hooks-js/refs -- virtua wants to know in this very render
  const is_prepended = isEarlier(first_ts, first_key.current)

  const toEnd = (): void => {
    follows.current = true
    virtualizer.current?.scrollToIndex(last, { align: 'end' })
  }
  const handleScroll = (): void => {
    const view = virtualizer.current
    if (!view || view.viewportSize === 0) return
    const rest = view.scrollSize - view.scrollOffset - view.viewportSize
    const has_reached = rest <= AT_END && !list.has_later
    follows.current = has_reached
    setAtEnd(has_reached)
    if (has_reached && newest) setEndTs(newest.message_ts)
    if (view.scrollOffset < LOAD_AT && list.remaining_messages > 0) onExtend('earlier')
    else if (rest < LOAD_AT && list.has_later) onExtend('later')
  }
  const open = useEffectEvent(() => {
    const anchor = target ?? (list.anchor?.kind === 'target' ? list.anchor : null)
    const height = scroller.current?.clientHeight ?? 0
    if (anchor)
      return virtualizer.current?.scrollToIndex(indexAt(rows, anchor.message_ts), { align: 'center' })
    const line = rows.findIndex(({ kind }) => kind === 'new')
    if (line >= 0)
      return virtualizer.current?.scrollToIndex(line, { align: 'start', offset: -Math.round(height / 3) })
    return toEnd()
  })
  useLayoutEffect(() => {
    open()
  }, [])

  const show = useEffectEvent((message_ts: string) =>
    virtualizer.current?.scrollToIndex(indexAt(rows, message_ts), { align: 'center' }),
  )
  useEffect(() => {
    if (target) show(target.message_ts)
  }, [target])

  const is_own_last = newest?.user?.user_id === context.viewer_id
  const follow = useEffectEvent((is_own: boolean) => {
    if (follows.current || is_own) toEnd()
  })
  const newest_ts = newest?.message_ts ?? null
  const known_newest = useRef(newest_ts)
  useLayoutEffect(() => {
    const is_new = known_newest.current !== newest_ts
    known_newest.current = newest_ts
    follow(is_new && is_own_last)
  }, [newest_ts, is_own_last])
  const outgoing_count = outbox.outgoing.length
  const known_outgoing = useRef(outgoing_count)
  useLayoutEffect(() => {
    const is_more = outgoing_count > known_outgoing.current
    known_outgoing.current = outgoing_count
    follow(is_more)
  }, [outgoing_count])
  useEffect(() => {
    first_key.current = first_ts
  }, [first_ts])

  const waiting = countLater(rows, end_ts, context.viewer_id) + (list.missed ?? 0)
  const kept = [playing_ts, focused_ts].flatMap((message_ts) => {
    const index = message_ts === null ? -1 : rows.findIndex((row) => row.key === message_ts)
    return index < 0 ? [] : [index]
  })
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        onFocus={(event) => setFocused(rowOf(event))}
        onBlur={() => setFocused(null)}
      >
        {is_extending && (
          <div className={styles.loading}>
            <Spinner label={t('common.loading')} />
          </div>
        )}
        <div className={styles.filler} />
        <PlayingContext value={setPlaying}>
          <Virtualizer
            ref={virtualizer}
            as={List}
            item="li"
            scrollRef={scroller}
            shift={is_prepended}
            keepMounted={kept}
            onScroll={handleScroll}
            onResize={() => {
              if (follows.current) toEnd()
              else handleScroll()
            }}
          >
            {[
              ...rows.map((row) => (
                <div key={row.key} className={styles.row}>
                  <RowView
                    row={row}
                    context={context}
                    observe={observe}
                    target_ts={target?.message_ts ?? null}
                  />
                </div>
              )),
              ...outbox.outgoing.map((one) => (
                <div key={one.client_id} className={styles.row}>
                  <OutgoingRow one={one} outbox={outbox} />
                </div>
              )),
              <div key="end" className={styles.end} />,
            ]}
          </Virtualizer>
        </PlayingContext>
      </div>
      {!is_at_end && (
        <EndButton
          count={waiting}
          onPress={() => {
            if (list.has_later) onNewest()
            else toEnd()
          }}
        />
      )}
    </div>
  )
}

/** The way to the end: how many messages are new there. */
function EndButton({ count, onPress }: { count: number; onPress: () => void }): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <button
      type="button"
      className={styles.to_end}
      data-count={count > 0}
      aria-label={count > 0 ? t('messages.new_count', { count }) : t('messages.latest')}
      onClick={onPress}
    >
      {count > 0 && t('messages.new_short', { count: format.number(count) })}
      <ArrowDown aria-hidden="true" />
    </button>
  )
}

function List(props: ComponentProps<'ol'>): ReactNode {
  const t = useT()
  return <ol {...props} className={styles.list} aria-label={t('messages.list')} />
}

function isEarlier(first_ts: string | null, known: string | null): boolean {
  return first_ts !== null && known !== null && compareMessageTs(first_ts, known) < 0
}

/** The row of a message, or of the first one behind it. */
function indexAt(rows: readonly ThreadRow[], message_ts: string): number {
  const index = rows.findIndex(
    (row) =>
      (row.kind === 'message' || row.kind === 'notification') &&
      compareMessageTs(row.message_ts, message_ts) >= 0,
  )
  return index < 0 ? rows.length : index
}

/** Messages of others behind the one that was last seen at the end. */
function countLater(rows: readonly ThreadRow[], end_ts: string, viewer_id: string | null): number {
  let count = 0
  for (const row of rows.toReversed()) {
    if (compareMessageTs(row.message_ts, end_ts) <= 0) break
    if (row.kind === 'message' && row.message.user?.user_id !== viewer_id) count += 1
  }
  return count
}

function rowOf({ target }: FocusEvent): string | null {
  return target.closest('[data-ts]')?.getAttribute('data-ts') ?? null
}
