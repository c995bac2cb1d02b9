import { useT } from '@foyer/i18n/react'
import { useMemo } from 'react'
import { useEditorServices } from '../services.tsx'
import type { FillInput } from '@foyer/content/ready-made'

/** What ready-made sections and pages are filled with in this app. */
export function useFillInput(): FillInput {
  const t = useT()
  const { app, pages, products } = useEditorServices()
  return useMemo(
    () => ({ t, newId: () => crypto.randomUUID(), app_name: app.name, pages, products }),
    [t, app.name, pages, products],
  )
}
