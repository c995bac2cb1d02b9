/** The tones of a workout: each of the last seconds, a start, an end, a shuttle, and a level of a beep test. */
export type Tone = 'tick' | 'start' | 'end' | 'shuttle' | 'level'

/** A tone so many seconds from now. */
export type ScheduledTone = { tone: Tone; in_seconds: number }

/** Tones on the audio clock. All calls are harmless while the browser allows no sound. */
export type AudioCues = {
  /** Allows sound; must be called in a tap. */
  unlock: () => Promise<void>
  /** Replaces all that is scheduled. What is in the past is left out, so that nothing is caught up with. */
  schedule: (tones: readonly ScheduledTone[]) => void
  /** Resumes after the page was hidden, with a new context where the old one stands still. */
  restore: () => Promise<void>
  close: () => void
}

type Sound = { frequency: number; seconds: number; times: number }

const SOUNDS: Record<Tone, Sound> = {
  tick: { frequency: 880, seconds: 0.09, times: 1 },
  start: { frequency: 1320, seconds: 0.4, times: 1 },
  end: { frequency: 660, seconds: 0.5, times: 1 },
  shuttle: { frequency: 1046, seconds: 0.25, times: 1 },
  level: { frequency: 1046, seconds: 0.18, times: 3 },
}
const VOLUME = 0.6
const FADE_SECONDS = 0.02
/** Silence between the beeps of one tone. */
const GAP_SECONDS = 0.08
/** A clock that has not moved for so long stands still. */
const FROZEN_MS = 250

type Options = {
  createContext: () => AudioContext
  /** Safari: what the sound does to other sound. */
  session?: { type: string } | null | undefined
  wait?: (milliseconds: number) => Promise<void>
}

/** Creates the tones; the context is made in the first `unlock`. */
export function createAudioCues({ createContext, session, wait = sleep }: Options): AudioCues {
  let context: AudioContext | null = null
  let playing: OscillatorNode[] = []

  const rebuild = (): void => {
    playing = []
    context?.close().catch(() => undefined)
    context = createContext()
  }
  const resume = async (): Promise<void> => {
    // Ambient sound goes along with the music of the member.
    if (session) session.type = 'ambient'
    await context?.resume().catch(() => undefined)
  }
  const stop = (): void => {
    for (const oscillator of playing) oscillator.stop()
    playing = []
  }

  return {
    unlock: async () => {
      if (!context || context.state === 'closed') rebuild()
      await resume()
    },
    schedule: (tones) => {
      stop()
      if (context?.state !== 'running') return
      const target = context
      for (const { tone, in_seconds } of tones)
        if (in_seconds >= 0) playing.push(...playTone(target, SOUNDS[tone], target.currentTime + in_seconds))
    },
    restore: async () => {
      if (!context) return
      await resume()
      const before = context.currentTime
      await wait(FROZEN_MS)
      if (context.state === 'running' && context.currentTime > before) return
      rebuild()
      await resume()
    },
    close: () => {
      stop()
      context?.close().catch(() => undefined)
      context = null
    },
  }
}

function playTone(context: AudioContext, sound: Sound, at: number): OscillatorNode[] {
  return Array.from({ length: sound.times }, (_, index) => {
    const start = at + index * (sound.seconds + GAP_SECONDS)
    const end = start + sound.seconds
    const gain = context.createGain()
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(VOLUME, start + FADE_SECONDS)
    gain.gain.setValueAtTime(VOLUME, end - FADE_SECONDS)
    gain.gain.linearRampToValueAtTime(0, end)
    gain.connect(context.destination)
    const oscillator = context.createOscillator()
    oscillator.frequency.value = sound.frequency
    oscillator.connect(gain)
    oscillator.start(start)
    oscillator.stop(end)
    return oscillator
  })
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
