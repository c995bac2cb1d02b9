import type { Video } from '@foyer/contract/rules/video-address'
import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Moves a video; it plays from there. */
export type VideoControl = { seek: (seconds: number) => void }

/** Who follows a video as it plays. */
export type VideoFollower = {
  /** Gets the control once there is one, and null when the video is gone. */
  onControl: (control: VideoControl | null) => void
  /** The second that plays, and the length where it is known. */
  onTime: (seconds: number, duration: number | null) => void
}

/** How often a player is asked to report until it does. */
const ASK_EVERY_MS = 500

/** What the players of providers are told and report; others report nothing. */
type Messages = {
  origin: string
  ask: string
  seek: (seconds: number) => readonly string[]
  read: (message: Record<string, unknown>) => { seconds: number; duration: number | null } | null
}

/** The messages of a provider's player; null where it can neither be followed nor moved. */
export function messagesOf({ provider }: Video): Messages | null {
  if (provider === 'youtube') return youtube
  return provider === 'vimeo' ? vimeo : null
}

const youtube: Messages = {
  origin: 'https://www.youtube-nocookie.com',
  ask: JSON.stringify({ event: 'listening', id: 1 }),
  seek: (seconds) => [
    JSON.stringify({ event: 'command', func: 'seekTo', args: [seconds, true] }),
    JSON.stringify({ event: 'command', func: 'playVideo', args: [] }),
  ],
  read: ({ info }) => {
    const { currentTime, duration } = isRecord(info) ? info : {}
    if (typeof currentTime !== 'number') return null
    return { seconds: currentTime, duration: typeof duration === 'number' ? duration : null }
  },
}

const vimeo: Messages = {
  origin: 'https://player.vimeo.com',
  ask: JSON.stringify({ method: 'addEventListener', value: 'timeupdate' }),
  seek: (seconds) => [
    JSON.stringify({ method: 'setCurrentTime', value: seconds }),
    JSON.stringify({ method: 'play' }),
  ],
  read: ({ event, data }) => {
    if (event !== 'timeupdate' || !isRecord(data) || typeof data['seconds'] !== 'number') return null
    return {
      seconds: data['seconds'],
      duration: typeof data['duration'] === 'number' ? data['duration'] : null,
    }
  },
}

/** Follows the player of a provider in its frame, by the messages that it posts. */
export function useProviderFollower(
  frame: RefObject<HTMLIFrameElement | null>,
  video: Video,
  follower: VideoFollower | undefined,
  is_playing: boolean,
): void {
  const onTime = useEffectEvent((seconds: number, duration: number | null) =>
    follower?.onTime(seconds, duration),
  )
  const onControl = useEffectEvent((control: VideoControl | null) => follower?.onControl(control))
  const has_follower = follower !== undefined
  useEffect(() => {
    const messages = messagesOf(video)
    if (!is_playing || !has_follower || !messages) return undefined
    let has_answered = false
    const post = (text: string): void => frame.current?.contentWindow?.postMessage(text, messages.origin)
    const read = (event: MessageEvent): void => {
      if (event.origin !== messages.origin || event.source !== frame.current?.contentWindow) return
      const message = parse(event.data)
      const time = message && messages.read(message)
      if (!time) return
      has_answered = true
      onTime(time.seconds, time.duration)
    }
    const timer = setInterval(() => {
      if (has_answered) clearInterval(timer)
      else post(messages.ask)
    }, ASK_EVERY_MS)
    addEventListener('message', read)
    onControl({ seek: (seconds) => messages.seek(seconds).forEach(post) })
    return () => {
      clearInterval(timer)
      removeEventListener('message', read)
      onControl(null)
    }
  }, [frame, video, is_playing, has_follower])
}

function parse(text: unknown): Record<string, unknown> | null {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : text
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
