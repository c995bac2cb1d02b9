import { useT } from '@foyer/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { teamQuery } from './team-queries.ts'

type TeamAction<Answer, Asked> = {
  readonly act: (input: Asked) => Promise<Answer>
  readonly onDone: (result: Answer) => void
  /** The refusal is told where it was asked for, and not at the foot of the screen. */
  readonly is_told_here?: boolean
}

/** Does something to the team, and reads it anew whatever came of it. */
export function useTeamAction<Answer, Asked = void>(action: TeamAction<Answer, Asked>) {
  const { act, onDone, is_told_here = false } = action
  const t = useT()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (error) => {
      if (!is_told_here) toasts.add({ text: formatError(t, error), tone: 'danger' })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: teamQuery.queryKey }),
  })
}
