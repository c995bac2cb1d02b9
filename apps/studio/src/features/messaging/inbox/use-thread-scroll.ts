import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How near to the end counts as being there, in pixels. */
const NEAR = 48
/** How far from the top earlier messages are loaded, in pixels. */
const LOAD_BEFORE = 240

type ThreadScroll = {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly is_at_end: boolean
  readonly scrollToEnd: () => void
}

type Options = {
  /** Changes when earlier messages are loaded. */
  readonly first_key: string
  /** Changes when something is added at the end. */
  readonly last_key: string
  /** One's own words are scrolled to from anywhere. */
  readonly is_last_own: boolean
  readonly onTop: () => void
}

/** Opens at the first unread message or the end, follows the end, and stays in place while earlier ones are added. */
export function useThreadScroll({ first_key, last_key, is_last_own, onTop }: Options): ThreadScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const shown = useRef({ first_key: '', last_key: '' })
  const is_following = useRef(true)
  const from_end = useRef(0)
  const [is_at_end, setAtEnd] = useState(true)
  const reachTop = useEffectEvent(onTop)

  useLayoutEffect(() => {
    const before = shown.current
    const element = scroller.current
    shown.current = { first_key, last_key }
    if (!element) return
    if (before.last_key === '') openAtUnread(element)
    else if (before.first_key !== first_key) element.scrollTop = element.scrollHeight - from_end.current
    else if (before.last_key !== last_key && (is_following.current || is_last_own)) goToEnd(element)
  }, [first_key, last_key, is_last_own])

  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const update = (): void => {
      from_end.current = element.scrollHeight - element.scrollTop
      is_following.current = from_end.current - element.clientHeight < NEAR
      setAtEnd(is_following.current)
      if (element.scrollTop < LOAD_BEFORE) reachTop()
    }
    // The composer, the window or a message changes its size: who was at the end stays there.
    const resized = new ResizeObserver(() => {
      if (is_following.current) goToEnd(element)
      update()
    })
    resized.observe(element)
    const rows = element.querySelector('ol')
    if (rows) resized.observe(rows)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [])
  return { scroller, is_at_end, scrollToEnd: () => scroller.current && goToEnd(scroller.current) }
}

function goToEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight
}

/** The first unread message stands a third down. */
function openAtUnread(element: HTMLElement): void {
  const unread = element.querySelector<HTMLElement>('[data-row-kind="new"]')
  if (!unread) return goToEnd(element)
  const distance = unread.getBoundingClientRect().top - element.getBoundingClientRect().top
  element.scrollTop += distance - element.clientHeight / 3
}
