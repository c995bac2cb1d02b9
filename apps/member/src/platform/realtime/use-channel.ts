import { useEffect, useEffectEvent } from 'react'
import { usePlatform } from '../platform.ts'
import { useSession } from '../session/use-session.ts'
import { logFailure } from '../log.ts'
import type { ChannelListener } from './realtime-client.ts'

/** Listens to a channel while the component is mounted and a member is signed in; null listens to nothing. */
export function useChannel(
  channel: string | null,
  { after_seq, on_events, on_subscribed, on_refused }: ChannelListener & { after_seq?: number },
): void {
  const { realtime } = usePlatform()
  const session = useSession()
  const has_token = session.status === 'authenticated' && session.token !== null
  const handleEvents = useEffectEvent((events: Parameters<ChannelListener['on_events']>[0]) =>
    on_events(events),
  )
  const handleSubscribed = useEffectEvent((seq: number) => on_subscribed?.(seq))
  const handleRefused = useEffectEvent((code: Parameters<NonNullable<ChannelListener['on_refused']>>[0]) =>
    on_refused?.(code),
  )
  const readAfterSeq = useEffectEvent(() => after_seq)

  useEffect(() => {
    if (channel === null || !has_token) return undefined
    let is_left = false
    let stop: (() => void) | undefined
    realtime().then(
      (client) => {
        if (is_left) return
        const listener: ChannelListener = {
          on_events: handleEvents,
          on_subscribed: handleSubscribed,
          on_refused: handleRefused,
        }
        stop = client.listen(channel, listener, readAfterSeq())
      },
      (error: unknown) => logFailure('realtime', error),
    )
    return () => {
      is_left = true
      stop?.()
    }
  }, [channel, has_token, realtime])
}
