const MAX_WIDTH = 1280
const TIMEOUT_MS = 10_000

/** Draws an early frame of a video as a picture; null where this browser cannot play it. */
export async function capturePoster(file: File): Promise<File | null> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  try {
    video.src = address
    await waitFor(video, 'loadeddata')
    const seeked = waitFor(video, 'seeked')
    video.currentTime = Math.min(1, video.duration / 2)
    await seeked
    return await drawFrame(video, file.name)
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

async function drawFrame(video: HTMLVideoElement, name: string): Promise<File | null> {
  const scale = Math.min(1, MAX_WIDTH / video.videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return blob && new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type })
}

function waitFor(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The video did not load.')), TIMEOUT_MS)
    video.addEventListener(
      event,
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
    video.addEventListener(
      'error',
      () => {
        clearTimeout(timer)
        reject(new Error('This browser cannot play the video.'))
      },
      { once: true },
    )
  })
}
