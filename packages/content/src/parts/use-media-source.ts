import { useEffect, useRef, type RefObject } from 'react'
import type { OpenedMedia } from '../host.ts'

type Options = { is_sound_only: boolean; position: RefObject<number>; renew: () => Promise<unknown> }

/**
 * Sets what a player plays: the stream of a video in the size that the connection allows, or the file itself where
 * there is no stream, and where it fails. Returns whether the player goes on with the file after an error.
 */
export function useMediaSource(
  player: RefObject<HTMLMediaElement | null>,
  opened: OpenedMedia | null,
  { is_sound_only, position, renew }: Options,
): () => boolean {
  const fallback = useRef<(() => void) | null>(null)
  const latest = useRef(renew)
  useEffect(() => {
    latest.current = renew
  })
  useEffect(() => {
    const element = player.current
    if (!opened || !element) return undefined
    let is_current = true
    let stop = (): void => undefined
    const playFile = (): void => {
      fallback.current = null
      if (is_current) setSource(element, opened.src)
    }
    fallback.current = opened.stream === null || is_sound_only ? null : playFile
    if (opened.stream === null || is_sound_only) playFile()
    else if (hasOwnStreams()) setSource(element, opened.stream)
    else {
      const stream = { src: opened.stream, start: position.current, onFailed: playFile }
      import('./stream-source.ts').then(({ playStream }) => {
        if (is_current) stop = playStream(element, { ...stream, renew: () => latest.current() })
      }, playFile)
    }
    return () => {
      is_current = false
      fallback.current = null
      stop()
    }
  }, [player, opened, is_sound_only, position])

  return () => {
    const playFile = fallback.current
    playFile?.()
    return playFile !== null
  }
}

function setSource(element: HTMLMediaElement, src: string): void {
  element.src = src
}

/** Safari, whose own player also plays by AirPlay. Others claim HLS without choosing sizes well. */
function hasOwnStreams(): boolean {
  return 'ManagedMediaSource' in globalThis || !('MediaSource' in globalThis)
}
