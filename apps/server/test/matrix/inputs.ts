import { commerceInputs } from './inputs-commerce.ts'
import { contentInputs } from './inputs-content.ts'
import { formInputs } from './inputs-forms.ts'
import { memberInputs } from './inputs-member.ts'
import { passkeyInputs } from './inputs-passkeys.ts'
import { peopleInputs } from './inputs-people.ts'
import { signInInputs } from './inputs-sign-in.ts'
import { teamInputs } from './inputs-team.ts'
import type { Cases } from './case.ts'

/** How to make every call. A mounted call that is not here fails the matrix by its name. */
export const inputs: Cases = {
  ...peopleInputs,
  ...signInInputs,
  ...teamInputs,
  ...contentInputs,
  ...commerceInputs,
  ...memberInputs,
  ...formInputs,
  ...passkeyInputs,
}
