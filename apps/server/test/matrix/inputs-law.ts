import { newId } from '../../src/platform/ids.ts'
import type { Case, Cases } from './case.ts'

const withoutInput: Case = { input: () => ({}) }

const aWithdrawal = () => ({
  kind: 'cancellation' as const,
  name: 'Priya Raman',
  email: `matrix-${newId()}@example.com`,
  reference: '1001',
})

/** The cases of what buyers may do by law. */
export const lawInputs: Cases = {
  'commerce.getContractRights': [withoutInput],
  'commerce.getLawSettings': [withoutInput],
  'commerce.listContracts': [withoutInput],
  'commerce.listWithdrawals': [withoutInput],
  'commerce.requestWithdrawal': [{ input: aWithdrawal }],
  'commerce.resolveWithdrawal': [{ input: ({ own }) => ({ id: own.withdrawal }), ids: { id: 'withdrawal' } }],
  'commerce.setLawSettings': [{ input: () => ({ withdrawal: 'country' }) }],
}
