import { useEffect, useEffectEvent, useRef } from 'react'

/** Does something once for each secret: it serves once, so an effect that runs twice must not send it twice. */
export function useOnce(secret: string, act: () => void): void {
  const done = useRef<string | null>(null)
  const begin = useEffectEvent(act)
  useEffect(() => {
    if (secret === '' || done.current === secret) return
    done.current = secret
    begin()
  }, [secret])
}
