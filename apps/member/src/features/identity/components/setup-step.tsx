import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { useMember, useSessionStore } from '#platform/session/use-session.ts'
import { NameField, SecretField } from './auth-fields.tsx'
import { AuthForm, AuthStepFrame } from './auth-step.tsx'
import { deviceTimeZone } from '../device-time-zone.ts'
import type { AuthFlow } from '../use-auth-flow.ts'
import { useStepForm } from '../use-step-form.ts'

/** Completes an account created by a link: a name and an optional password (spec section 6). */
export function SetupStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const store = useSessionStore()
  const { app } = usePlatform()
  const member = useMember()
  const takes_password = app.sign_in_methods.includes('default') && (member?.passwordless ?? false)

  const form = useStepForm(flow, {
    required: ['name'],
    save: async ({ name, password }) => {
      if (takes_password && password !== '') await api('identity.setPassword', { password, name })
      const timezone = deviceTimeZone()
      const { user } = await api('identity.updateUser', { name, ...(timezone === null ? {} : { timezone }) })
      store.patchUser(user)
      await flow.closeForMember()
    },
  })
  return (
    <AuthStepFrame title={t('auth.setup.title')} text={t('auth.setup.text')}>
      <AuthForm form={form}>
        <NameField form={form} />
        {takes_password && <SecretField form={form} kind="optional" />}
        <Button type="submit" is_wide is_busy={form.is_saving}>
          {t('common.done')}
        </Button>
      </AuthForm>
    </AuthStepFrame>
  )
}
