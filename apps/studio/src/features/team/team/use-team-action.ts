import { useT } from '@foyer/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { teamQuery } from './team-queries.ts'

type TeamAction<Answer, Asked> = {
  readonly act: (input: Asked) => Promise<Answer>
  readonly onDone: (result: Answer) => void
  /** The error is shown where the action was started, not in a toast. */
  readonly is_told_here?: boolean
}

/** Runs a team action and reloads the team, whether it succeeds or fails. */
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
