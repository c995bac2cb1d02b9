import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How near to an edge counts as being there, in pixels. */
const NEAR = 48
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

/** Opens at the first unread message or the end, follows the end, and holds the place while earlier ones are added. */
export function useThreadScroll({ first_key, last_key, is_last_own, onTop }: Options): ThreadScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const is_following = useRef(true)
  const from_end = useRef(0)
  const is_opened = useRef(false)
  const [is_at_end, setAtEnd] = useState(true)
  const scrollToEnd = (): void => {
    const { current } = scroller
    current?.scrollTo({ top: current.scrollHeight })
  }
  const reachTop = useEffectEvent(onTop)

  useLayoutEffect(() => {
    const { current } = scroller
    if (!current || !is_opened.current) return
    current.scrollTop = current.scrollHeight - from_end.current
  }, [first_key])

  useLayoutEffect(() => {
    const { current } = scroller
    if (!current) return
    const marker = is_opened.current ? null : current.querySelector<HTMLElement>('[data-row-kind="new"]')
    is_opened.current = true
    if (marker) {
      current.scrollTop +=
        marker.getBoundingClientRect().top - current.getBoundingClientRect().top - current.clientHeight / 3
    } else if (is_following.current || is_last_own) {
      current.scrollTop = current.scrollHeight
    }
  }, [last_key, is_last_own])

  useEffect(() => {
    const { current } = scroller
    if (!current) return undefined
    const update = (): void => {
      from_end.current = current.scrollHeight - current.scrollTop
      is_following.current = from_end.current - current.clientHeight < NEAR
      setAtEnd(is_following.current)
      if (current.scrollTop < LOAD_BEFORE) reachTop()
    }
    // The composer grows and the window changes: who was at the end stays there.
    const resized = new ResizeObserver(() => {
      if (is_following.current) current.scrollTop = current.scrollHeight
      update()
    })
    resized.observe(current)
    current.addEventListener('scroll', update, { passive: true })
    return () => {
      resized.disconnect()
      current.removeEventListener('scroll', update)
    }
  }, [])
  return { scroller, is_at_end, scrollToEnd }
}
