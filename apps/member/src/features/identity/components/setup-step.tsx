import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { useMember, useSessionStore } from '#platform/session/use-session.ts'
import { NameField, SecretField } from './auth-fields.tsx'
import { AlternativeMethods, AuthForm, AuthStepFrame } from './auth-step.tsx'
import { deviceTimeZone } from '../device-time-zone.ts'
import type { AuthFlow } from '../use-auth-flow.ts'
import { useStepForm } from '../use-step-form.ts'

/** Completes an account without a password: a name and an optional password (spec section 6). */
export function SetupStep({ flow }: { flow: AuthFlow }): ReactNode {
  const t = useT()
  const api = useApi()
  const store = useSessionStore()
  const { app } = usePlatform()
  const member = useMember()
  const takes_password = app.sign_in_methods.includes('default') && (member?.passwordless ?? false)

  const [name] = useState(flow.draft.name === '' ? (member?.name ?? '') : flow.draft.name)
  const has_name = member !== null && member.name !== ''

  const form = useStepForm(flow, {
    saved: { ...flow.draft, name },
    required: ['name'],
    save: async ({ name, password }) => {
      if (takes_password && password !== '') await api('identity.setPassword', { password, name })
      const timezone = deviceTimeZone()
      const { user } = await api('identity.updateUser', { name, ...(timezone === null ? {} : { timezone }) })
      store.patchUser(user)
      await flow.finishSetup()
    },
  })
  return (
    <AuthStepFrame
      title={has_name ? t('auth.setup.finish_title') : t('auth.setup.title')}
      text={has_name ? t('auth.setup.finish_text') : t('auth.setup.text')}
    >
      <AuthForm form={form}>
        <NameField form={form} />
        {takes_password && <SecretField form={form} kind="optional" />}
        <Button type="submit" is_wide is_busy={form.is_saving}>
          {t('common.done')}
        </Button>
      </AuthForm>
      {has_name && (
        <AlternativeMethods>
          <Button kind="text" size="small" onClick={() => void flow.finishSetup()}>
            {t('auth.setup.later')}
          </Button>
        </AlternativeMethods>
      )}
    </AuthStepFrame>
  )
}
