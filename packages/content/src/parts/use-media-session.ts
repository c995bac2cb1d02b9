import { useEffect, type RefObject } from 'react'
import { usePageHost } from '../host-context.tsx'

const SKIP_S = 15

/** Shows a file that plays on the locked screen, with its buttons. `title` null: nothing plays. */
export function useMediaSession(player: RefObject<HTMLMediaElement | null>, title: string | null): void {
  const { page_title } = usePageHost().index.page
  useEffect(() => {
    if (title === null || !('mediaSession' in navigator)) return undefined
    const session = navigator.mediaSession
    const seekBy = (seconds: number) => () => {
      if (player.current) player.current.currentTime += seconds
    }
    const handlers: Partial<Record<MediaSessionAction, () => void>> = {
      play: () => void player.current?.play(),
      pause: () => player.current?.pause(),
      seekbackward: seekBy(-SKIP_S),
      seekforward: seekBy(SKIP_S),
    }
    session.metadata = new MediaMetadata({ title, artist: page_title })
    const actions = Object.keys(handlers) as (keyof typeof handlers)[]
    for (const action of actions) session.setActionHandler(action, handlers[action] ?? null)
    return () => {
      session.metadata = null
      for (const action of actions) session.setActionHandler(action, null)
    }
  }, [player, title, page_title])
}
