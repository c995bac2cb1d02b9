import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { call } from '#platform/api.ts'
import { startSession } from '#platform/session.ts'
import { hasPasskeys, usePasskeyDevice } from '../use-passkey-device.ts'
import { Refusal } from './refusal.tsx'

/** Signing in by passkey, without typing anything; nothing where the browser knows none. */
export function PasskeySignIn({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const t = useT()
  const { fault, requestPasskey } = usePasskeyDevice()
  const sign_in = useMutation({
    mutationFn: async () => {
      const optionsJSON = await call('team.studioPreparePasskeySignIn')
      const assertion = await requestPasskey(({ startAuthentication }) =>
        startAuthentication({ optionsJSON }),
      )
      if (!assertion) return
      const { id, rawId, type, response } = assertion
      startSession(await call('team.studioSignInByPasskey', { credential: { id, rawId, type, response } }))
      await onSignedIn()
    },
  })
  if (!hasPasskeys()) return null
  return (
    <>
      <Refusal error={sign_in.error} fault={fault} />
      <Button
        kind="outline"
        size="large"
        is_wide
        icon={<KeyRound />}
        is_busy={sign_in.isPending}
        onClick={() => sign_in.mutate()}
      >
        {t('studio_passkeys.use')}
      </Button>
    </>
  )
}
