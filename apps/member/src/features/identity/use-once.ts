import { useEffect, useEffectEvent, useRef } from 'react'

/** Does something once for each secret: it serves once, so an effect that runs twice must not send it twice. */
export function useOncePerSecret(secret: string, callback: () => void): void {
  const lastSecret = useRef<string | null>(null)
  const run = useEffectEvent(callback)
  useEffect(() => {
    if (secret === '' || lastSecret.current === secret) return
    lastSecret.current = secret
    run()
  }, [secret])
}
