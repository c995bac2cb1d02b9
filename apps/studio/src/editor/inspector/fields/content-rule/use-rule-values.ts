import type { OutputFor } from '@foyer/contract/client'
import { useEffect, useState } from 'react'
import { useEditorServices } from '../../../services.tsx'

/** The fields that rules filter by, with the values of published pages. */
export type RuleFields = OutputFor<'library.listRuleValues'>['fields']

const NONE: RuleFields = []

/** What published pages of a type have to filter by; nothing until it is loaded, and where it fails. */
export function useRuleValues(content_type: string): RuleFields {
  const { listRuleValues } = useEditorServices()
  const [loaded, setLoaded] = useState<{ content_type: string; fields: RuleFields } | null>(null)
  useEffect(() => {
    let is_current = true
    listRuleValues(content_type).then(
      ({ fields }) => is_current && setLoaded({ content_type, fields }),
      () => is_current && setLoaded({ content_type, fields: NONE }),
    )
    return () => {
      is_current = false
    }
  }, [listRuleValues, content_type])
  return loaded?.content_type === content_type ? loaded.fields : NONE
}
