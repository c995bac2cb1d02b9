import { getContractRights as call } from '@foyer/contract/commerce/get-contract-rights'
import { WITHDRAWAL_DAYS } from '@foyer/domain/money'
import { implement } from '#platform/http/implement.ts'
import { hasWithdrawal } from '../consumer-law.ts'
import { commercePolicy } from '../policy.ts'

export const getContractRightsRoute = implement(
  call,
  commercePolicy.readContractRights,
  async ({ ctx, authorize }) => {
    authorize()
    return { can_withdraw: await hasWithdrawal(ctx.db), days: WITHDRAWAL_DAYS }
  },
)
