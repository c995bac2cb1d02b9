/** Formats in the order of preference: AAC plays everywhere; plain `audio/mp4` may be Opus in MP4. */
const FORMATS = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus'] as const

/** The longest voice note. */
export const LONGEST_MS = 10 * 60_000

const LEVEL_MS = 50
const PEAKS = 64

/** A finished recording: the file, its length and its levels from 0 to 100. */
export type Recording = { file: File; duration_ms: number; peaks: number[] }

/** A recording that runs. */
export interface Recorder {
  /** Stops and returns what was recorded. */
  finish: () => Promise<Recording>
  /** Stops and discards. */
  cancel: () => void
}

/** Whether this browser can record. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined && findFormat() !== null
}

function findFormat(): string | null {
  return FORMATS.find((format) => MediaRecorder.isTypeSupported(format)) ?? null
}

/** Asks for the microphone and records. `onLevel` gets the level of now and the milliseconds since the start. */
export async function startRecorder(onLevel: (level: number, elapsed_ms: number) => void): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const format = findFormat()
  const recorder = new MediaRecorder(stream, format === null ? {} : { mimeType: format })
  const chunks: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const levels: number[] = []
  const started = performance.now()
  recorder.start(250)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const level = toLevel(samples)
    levels.push(level)
    onLevel(level, performance.now() - started)
  }, LEVEL_MS)
  const stop = (): void => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    void context.close()
  }
  return {
    finish: () =>
      new Promise((resolve) => {
        const duration_ms = Math.round(performance.now() - started)
        recorder.addEventListener('stop', () => {
          stop()
          const type = recorder.mimeType
          const name = type.startsWith('audio/mp4') ? 'voice.m4a' : 'voice.webm'
          resolve({ file: new File(chunks, name, { type }), duration_ms, peaks: toPeaks(levels) })
        })
        recorder.stop()
      }),
    cancel: () => {
      if (recorder.state !== 'inactive') recorder.stop()
      stop()
    },
  }
}

/** The loudness of samples from 0 to 100; speech fills most of the range. */
export function toLevel(samples: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < samples.length; index += 1) sum += (samples[index] ?? 0) ** 2
  const loudness = Math.sqrt(sum / Math.max(samples.length, 1))
  return Math.min(100, Math.round(loudness * 400))
}

/** Up to 64 levels of a recording, each the loudest of its stretch, the loudest of all at 100. */
export function toPeaks(levels: readonly number[]): number[] {
  const count = Math.min(PEAKS, levels.length)
  const peaks = Array.from({ length: count }, (_, index) =>
    Math.max(
      ...levels.slice(
        Math.floor((index * levels.length) / count),
        Math.floor(((index + 1) * levels.length) / count),
      ),
    ),
  )
  const loudest = Math.max(1, ...peaks)
  return peaks.map((peak) => Math.round((peak / loudest) * 100))
}
