import { useLocale } from '@foyer/i18n/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePreference } from '#platform/preferences.ts'
import { createAudioCues } from './create-audio-cues.ts'
import type { AudioCues, ScheduledTone } from './create-audio-cues.ts'
import { createSpeech } from './create-speech.ts'
import type { Speech } from './create-speech.ts'

/** Sounds, speech and vibration of a workout. Sound is off until the member turns it on. */
export type Cues = {
  is_muted: boolean
  /** Turns sound on or off; must be called in a tap. */
  setMuted: (is_muted: boolean) => void
  /** Allows sound where it is on; called in the tap that starts or goes on. */
  unlock: () => void
  /** Replaces the scheduled tones. */
  schedule: (tones: readonly ScheduledTone[]) => void
  /** Says a text where the device has a voice for it; tones are played either way. */
  say: (text: string) => void
  /** Vibrates where the device can; what it stands for is always on the screen too. */
  vibrate: (pattern: number | number[]) => void
  /** Changes when tones have to be scheduled again: sound was turned on, or the page came back. */
  revision: number
}

type Devices = { audio: AudioCues; speech: Speech }

/** The cues of one mode of the player; its sounds end with the component. */
export function useCues(): Cues {
  const locale = useLocale()
  const [muted, storeMuted] = usePreference('muted_workouts', 'true')
  const [revision, setRevision] = useState(0)
  const [devices] = useState(() => createDevices(locale))
  const is_muted = muted !== 'false'
  const bump = useCallback(() => setRevision((count) => count + 1), [])

  // Sound that is on from the last time is allowed with the first tap.
  useEffect(() => {
    if (is_muted) return undefined
    const allow = (): void => {
      devices.speech.prime()
      devices.audio.unlock().then(bump, ignore)
    }
    document.addEventListener('pointerdown', allow, { once: true })
    return () => document.removeEventListener('pointerdown', allow)
  }, [devices, is_muted, bump])

  useEffect(() => {
    const restore = (): void => {
      if (document.visibilityState !== 'visible') return
      devices.audio.restore().then(bump, ignore)
    }
    document.addEventListener('visibilitychange', restore)
    return () => {
      document.removeEventListener('visibilitychange', restore)
      devices.audio.close()
      devices.speech.stop()
    }
  }, [devices, bump])

  return useMemo(() => {
    const unlock = (): void => {
      devices.speech.prime()
      devices.audio.unlock().then(bump, ignore)
    }
    return {
      is_muted,
      revision,
      setMuted: (next) => {
        storeMuted(String(next))
        if (!next) return unlock()
        devices.audio.schedule([])
        return devices.speech.stop()
      },
      unlock: () => {
        if (!is_muted) unlock()
      },
      schedule: (tones) => devices.audio.schedule(is_muted ? [] : tones),
      say: (text) => {
        if (!is_muted) devices.speech.say(text)
      },
      vibrate: (pattern) => void navigator.vibrate?.(pattern),
    }
  }, [devices, is_muted, revision, storeMuted, bump])
}

function createDevices(locale: string): Devices {
  return {
    audio: createAudioCues({
      createContext: () => new AudioContext(),
      session: (navigator as Navigator & { audioSession?: { type: string } }).audioSession,
    }),
    speech: createSpeech({
      synthesis: globalThis.speechSynthesis,
      createUtterance: (text) => new SpeechSynthesisUtterance(text),
      locale,
    }),
  }
}

/** A device without sound: the screen shows everything too. */
function ignore(): void {}
