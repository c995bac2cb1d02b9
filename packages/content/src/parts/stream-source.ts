import { Hls } from 'hls.js/light'

type Stream = {
  src: string
  /** The second to start at. */
  start: number
  /** Renews the access to the files of the stream. */
  renew: () => Promise<unknown>
  /** Called once when the stream cannot go on. */
  onFailed: () => void
}

/** Plays a stream in a browser that has no HLS of its own. Returns a function that stops it. */
export function playStream(video: HTMLMediaElement, { src, start, renew, onFailed }: Stream): () => void {
  if (!Hls.isSupported()) {
    onFailed()
    return () => undefined
  }
  // No worker: our pages allow scripts of their own address only.
  const hls = new Hls({
    enableWorker: false,
    capLevelToPlayerSize: true,
    startPosition: start > 0 ? start : -1,
  })
  const repaired = new Set<string>()
  hls.on(Hls.Events.ERROR, (_event, { fatal: is_fatal, type }) => {
    if (!is_fatal) return
    const can_repair = hls.levels.length > 0 && !repaired.has(type)
    repaired.add(type)
    if (can_repair && type === Hls.ErrorTypes.MEDIA_ERROR) return hls.recoverMediaError()
    if (can_repair && type === Hls.ErrorTypes.NETWORK_ERROR) {
      renew().then(() => hls.startLoad(), fail)
      return undefined
    }
    return fail()
  })
  hls.on(Hls.Events.FRAG_BUFFERED, () => repaired.clear())
  hls.loadSource(src)
  hls.attachMedia(video)
  return () => hls.destroy()

  function fail(): void {
    hls.destroy()
    onFailed()
  }
}
